import { defaultEdition, type Edition } from '@polder/valley';
import { recall, remember } from '@polder/web/session/memory.js';
import type { Answer } from '../../text/asks.js';
import { answer, newGuide } from './model/guide.js';
import { type BadKept, type Kept, keptText, readKept } from './model/keep.js';
import type { Guide } from './model/state.js';

const KEY = 'companion';

const newSeed = (): string => crypto.randomUUID();

/** The game at the table: what was told so far, kept in this browser after every answer. */
export class Companion {
  #kept: Kept = $state.raw({ seed: newSeed(), edition: defaultEdition, answers: [], ticks: [] });
  /** After each answer; the first one is the beginning. */
  #guides: readonly Guide[] = $state.raw([]);
  /** What was kept can't be read: nothing is overwritten until somebody decides. */
  bad: BadKept | undefined = $state.raw();
  readonly keeps: boolean;

  readonly guide: Guide = $derived(this.#guides[this.#guides.length - 1]);
  readonly ticks: readonly number[] = $derived(this.#kept.ticks);
  readonly edition: Edition = $derived(this.#kept.edition);
  /** There is something to take back. */
  readonly begun: boolean = $derived(this.#kept.answers.length > 0);

  constructor() {
    this.keeps = keepsAnything();
    const text = recall(KEY);
    const read = text === null ? undefined : readKept(text);
    this.#guides = [newGuide(defaultEdition, this.#kept.seed)];
    if (read === undefined) return;
    if ('bad' in read) this.bad = read;
    else this.#open(read, read.guides);
  }

  #open({ seed, edition, answers, ticks }: Kept, guides: readonly Guide[]): void {
    this.#kept = { seed, edition, answers, ticks };
    this.#guides = guides;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    remember(KEY, keptText(kept));
  }

  answer(given: Answer): void {
    this.#guides = [...this.#guides, answer(this.guide, given)];
    this.#keep({ ...this.#kept, answers: [...this.#kept.answers, given], ticks: [] });
  }

  /** Takes the last answer back. */
  back(): void {
    if (!this.begun) return;
    this.#guides = this.#guides.slice(0, -1);
    this.#keep({ ...this.#kept, answers: this.#kept.answers.slice(0, -1), ticks: [] });
  }

  tick(ticks: readonly number[]): void {
    this.#keep({ ...this.#kept, ticks });
  }

  startOver(edition: Edition = this.edition): void {
    const seed = newSeed();
    this.bad = undefined;
    this.#guides = [newGuide(edition, seed)];
    this.#keep({ seed, edition, answers: [], ticks: [] });
  }

  /** Goes on with what makes sense of a damaged game. */
  salvage(): void {
    if (!this.bad?.sound) return;
    const read = readKept(keptText(this.bad.sound));
    this.bad = undefined;
    if ('bad' in read) this.startOver();
    else {
      this.#open(read, read.guides);
      this.#keep(this.#kept);
    }
  }
}

function keepsAnything(): boolean {
  remember(`${KEY}.try`, '1');
  const keeps = recall(`${KEY}.try`) === '1';
  remember(`${KEY}.try`, null);
  return keeps;
}
