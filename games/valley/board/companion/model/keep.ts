import { BadEdition, defaultEdition, type Edition, exportEdition, parseEdition } from '@polder/valley';
import type { Answer } from '../../../text/asks.js';
import { isAsk } from './accepts.js';
import { answer, newGuide } from './guide.js';
import type { Guide } from './state.js';

/** What is kept of a game: the answers, from which all the rest follows. */
export interface Kept {
  readonly seed: string;
  readonly edition: Edition;
  readonly answers: readonly Answer[];
  /** Lines that are ticked in the list that is open. */
  readonly ticks: readonly number[];
}

const FORMAT = 'polder-companion';
const VERSION = 1;

export function keptText({ seed, edition, answers, ticks }: Kept): string {
  const own = edition === defaultEdition ? {} : { edition: exportEdition(edition) };
  return JSON.stringify({ format: FORMAT, version: VERSION, seed, ...own, answers, ticks });
}

/** Why something can't be read; `sound`: what makes sense of it, if anything does. */
export interface BadKept {
  readonly bad: 'unreadable' | 'newer' | 'answers';
  readonly sound?: Kept;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept, with the guide after each answer. It may be older, newer, torn, or somebody's own. */
export function readKept(text: string): (Kept & { readonly guides: readonly Guide[] }) | BadKept {
  const value = parsed(text);
  if (!isObject(value) || value.format !== FORMAT) return { bad: 'unreadable' };
  if (typeof value.version === 'number' && value.version > VERSION) return { bad: 'newer' };
  const { seed, answers, ticks } = value;
  const edition = value.edition === undefined ? defaultEdition : editionFrom(value.edition);
  if (typeof seed !== 'string' || !Array.isArray(answers) || !edition) return { bad: 'unreadable' };
  const guides = replayed(edition, seed, answers);
  const sound = answers.slice(0, guides.length - 1) as Answer[];
  if (sound.length < answers.length)
    return { bad: 'answers', sound: { seed, edition, answers: sound, ticks: [] } };
  return { seed, edition, answers: sound, ticks: numbersIn(ticks), guides };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function editionFrom(text: unknown): Edition | undefined {
  try {
    return typeof text === 'string' ? parseEdition(text) : undefined;
  } catch (error) {
    if (error instanceof BadEdition) return undefined;
    throw error;
  }
}

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((it) => Number.isInteger(it)) : [];

/** As far as the answers make sense. */
function replayed(edition: Edition, seed: string, answers: readonly unknown[]): Guide[] {
  const guides = [newGuide(edition, seed)];
  for (const given of answers) {
    if (!isObject(given) || !isAsk(given.ask)) break;
    try {
      guides.push(answer(guides[guides.length - 1], { ask: given.ask, value: given.value } as Answer));
    } catch {
      break;
    }
  }
  return guides;
}
