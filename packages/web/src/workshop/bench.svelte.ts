import {
  type Check,
  checkAt,
  type EditionAbout,
  type EditionProblem,
  get,
  liesIn,
  problemsOf,
  type Slot,
  same,
  valueAt,
  withValueAt,
} from '@polder/core/edition';
import type { Language } from '@polder/core/text';
import { getContext, setContext } from 'svelte';
import type { KeptEdition } from '../session/editions.js';
import { settings } from '../settings.svelte.js';
import type { EditionWords, GameWorkshop, OpenWorkshop, Section } from './workshop.js';

export type Draft = KeptEdition['edition'] & { readonly about?: EditionAbout };

/** How a slot stands: our guess, compared with a box, or in a rulebook. */
export type Standing = 'guess' | 'checked' | 'stated' | 'deduced';

/** A problem of the edition, and the slot at which it shows. */
export interface Shown extends EditionProblem {
  readonly number: number;
  /** Undefined: it is about several things. */
  readonly slot: Slot | undefined;
}

/** A piece of the box among those of its kind. */
export interface Piece {
  readonly list: string;
  readonly index: number;
  readonly items: readonly unknown[];
  readonly canAdd: boolean;
  readonly canRemove: boolean;
}

/** A copy of a piece with an id that no other one has. */
function withFreshId(piece: unknown, all: readonly unknown[]): unknown {
  const id = get(piece, 'id');
  const ids = all.map((it) => get(it, 'id'));
  if (typeof id === 'number') return { ...(piece as object), id: Math.max(...ids.map(Number)) + 1 };
  if (typeof id !== 'string') return piece;
  const stem = id.replace(/\d+$/, '');
  let n = all.length + 1;
  while (ids.includes(`${stem}${n}`)) n++;
  return { ...(piece as object), id: `${stem}${n}` };
}

/** Steps that can be taken back. */
const MOST_STEPS = 300;

/** An edition on the bench: what it is, what is selected, and what can be taken back. */
export class Bench {
  readonly shop: GameWorkshop;
  readonly game: string;
  readonly usual: Draft;
  draft: Draft = $state.raw({ name: '' });
  section = $state('');
  selected: string | undefined = $state();
  onlyGuesses = $state(false);
  /** Things that are stated and shall be changed all the same. */
  unlocked: readonly string[] = $state.raw([]);
  copied: unknown = $state.raw();
  /** What the selected thing showed when it was selected. */
  before: unknown = $state.raw();
  private past: readonly Draft[] = $state.raw([]);
  private future: readonly Draft[] = $state.raw([]);

  readonly slots: readonly Slot[] = $derived.by(() => this.files.slots(this.draft));
  readonly check: Check = $derived.by(() => this.files.check(this.draft));
  readonly checked: ReadonlySet<string> = $derived(new Set(this.draft.about?.checked ?? []));
  readonly guesses: readonly Slot[] = $derived(this.slots.filter(({ tag }) => tag === 'O'));
  readonly done: number = $derived(this.guesses.filter(({ path }) => this.checked.has(path)).length);
  readonly problems: readonly Shown[] = $derived.by(() => this.findProblems());
  readonly words: EditionWords = $derived.by(() => this.shop.words[settings.language]);

  private readonly files: OpenWorkshop['files'];

  constructor(
    { game, shop, files }: OpenWorkshop,
    draft: Draft,
    private readonly onchange: (draft: Draft) => void,
  ) {
    this.game = game;
    this.shop = shop;
    this.files = files;
    this.usual = files.usual as Draft;
    this.draft = draft;
    this.section = shop.sections[0].id;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  private findProblems(): Shown[] {
    return problemsOf(this.check, this.draft).map((problem, i) => ({
      ...problem,
      number: i + 1,
      slot: this.slots.find(({ path }) => liesIn(problem.path, path)),
    }));
  }

  /** The other language, beside the reader's. */
  get otherLanguage(): Language {
    return settings.language === 'en' ? 'pl' : 'en';
  }

  slotAt(path: string): Slot | undefined {
    return this.slots.find((slot) => slot.path === path);
  }

  sectionOf({ group }: Slot): Section {
    return this.shop.sections.find(({ groups }) => groups.includes(group)) ?? this.shop.sections[0];
  }

  standingOf({ path, tag }: Slot): Standing {
    if (this.checked.has(path)) return 'checked';
    return tag === 'O' ? 'guess' : tag === 'R' ? 'stated' : 'deduced';
  }

  isChanged = (path: string): boolean => !same(valueAt(this.draft, path), valueAt(this.usual, path));
  problemsAt = (path: string): readonly Shown[] => this.problems.filter(({ slot }) => slot?.path === path);
  valueAt = (path: string): unknown => valueAt(this.draft, path);
  checkAt = (path: string): Check | undefined => checkAt(this.check, this.draft, path);

  /** Stated in a rulebook: not to be changed by mistake. */
  isLocked(slot: Slot): boolean {
    return (
      this.standingOf(slot) === 'stated' && !this.isChanged(slot.path) && !this.unlocked.includes(slot.path)
    );
  }
  unlock(path: string): void {
    this.unlocked = [...this.unlocked, path];
  }

  select(path: string | undefined): void {
    this.selected = path;
    const slot = path === undefined ? undefined : this.slotAt(path);
    if (path === undefined || !slot) return;
    this.before = this.valueAt(path);
    this.section = this.sectionOf(slot).id;
  }

  /** Whatever changes the edition goes through here. */
  private set(next: Draft): void {
    if (same(next, this.draft)) return;
    this.past = [...this.past, this.draft].slice(-MOST_STEPS);
    this.future = [];
    this.draft = next;
    this.onchange(next);
  }

  change(path: string, value: unknown): void {
    this.set(withValueAt(this.draft, path, value));
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.future = [this.draft, ...this.future];
    this.past = this.past.slice(0, -1);
    this.draft = last;
    this.onchange(last);
  }
  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.past = [...this.past, this.draft];
    this.future = rest;
    this.draft = next;
    this.onchange(next);
  }

  describe(about: Partial<EditionAbout>): void {
    const next = Object.fromEntries(
      Object.entries({ ...this.draft.about, ...about }).filter(
        ([, value]) => value !== '' && value !== undefined,
      ),
    );
    this.set(withValueAt(this.draft, 'about', Object.keys(next).length > 0 ? next : undefined));
  }
  rename(name: string): void {
    this.set({ ...this.draft, name });
  }

  mark(path: string, isChecked: boolean): void {
    const others = [...this.checked].filter((it) => it !== path);
    const checked = isChecked ? [...others, path] : others;
    this.describe({ checked: checked.length > 0 ? checked : undefined } as Partial<EditionAbout>);
  }

  /** The next guess that nobody has checked, after the selected thing and round again. */
  next(): void {
    const from = this.slots.findIndex(({ path }) => path === this.selected) + 1;
    const order = [...this.slots.slice(from), ...this.slots.slice(0, from)];
    const open = order.find((slot) => this.standingOf(slot) === 'guess' && slot.path !== this.selected);
    if (open) this.select(open.path);
  }

  /** Ours may have fewer pieces. */
  hasOurs = (path: string): boolean => valueAt(this.usual, path) !== undefined;
  backToOurs(path: string): void {
    if (this.hasOurs(path)) this.change(path, valueAt(this.usual, path));
  }

  copy(path: string): void {
    this.copied = this.valueAt(path);
  }
  canPaste(path: string): boolean {
    const check = this.checkAt(path);
    return check !== undefined && this.copied !== undefined && problemsOf(check, this.copied).length === 0;
  }
  paste(path: string): void {
    if (this.canPaste(path)) this.change(path, this.copied);
  }

  /** Others of its group that show what this one showed when it was selected. */
  alike({ path, group }: Slot): readonly Slot[] {
    if (same(this.before, this.valueAt(path))) return [];
    return this.slots.filter(
      (it) =>
        it.group === group &&
        it.path !== path &&
        same(this.valueAt(it.path), this.before) &&
        this.fits(it, path),
    );
  }
  private fits({ path }: Slot, from: string): boolean {
    const check = this.checkAt(path);
    return check !== undefined && problemsOf(check, this.valueAt(from)).length === 0;
  }
  fillAlike(slot: Slot): void {
    const value = this.valueAt(slot.path);
    const all = this.alike(slot);
    this.set(all.reduce((draft, { path }) => withValueAt(draft, path, value), this.draft));
    this.before = value;
  }

  /** The piece that a slot is printed on, if there may be more or fewer of its kind. */
  pieceOf(path: string): Piece | undefined {
    for (const list of this.shop.pieces) {
      const pattern = list.replaceAll('[]', '\\[\\d+\\]').replaceAll('.', '\\.');
      const [, at, index] = new RegExp(`^(${pattern})\\[(\\d+)\\]`).exec(path) ?? [];
      if (at === undefined) continue;
      const shape = this.checkAt(at)?.shape;
      const items = this.valueAt(at);
      if (shape?.kind !== 'list' || !Array.isArray(items)) return undefined;
      const { min, max } = shape;
      return {
        list: at,
        index: Number(index),
        items,
        canAdd: items.length < max,
        canRemove: items.length > min,
      };
    }
    return undefined;
  }

  /** One more of its kind, like this one, at the end. */
  addPiece({ list, index, items }: Piece, path: string): void {
    this.change(list, [...items, withFreshId(items[index], items)]);
    this.select(path.replace(`${list}[${index}]`, `${list}[${items.length}]`));
  }
  removePiece({ list, index, items }: Piece): void {
    this.select(undefined);
    this.change(
      list,
      items.filter((_, i) => i !== index),
    );
  }

  /** By name, number or words; a path with its brackets finds what lies there. */
  find(query: string): readonly Slot[] {
    const asked = query.trim();
    if (/[[.]/.test(asked)) return this.slots.filter(({ path }) => liesIn(path, asked));
    const wanted = plainWords(asked);
    if (wanted.length === 0) return [];
    return this.slots.filter(({ path, group }) => {
      const about = plainWords(`${this.words.thing(path, this.draft as never)} ${this.words.group(group)}`);
      // Numbers as they are: 2 is not 24.
      return wanted.every((word) =>
        about.some((it) => it === word || (!/^\d/.test(word) && it.startsWith(word))),
      );
    });
  }
}

/** Small letters without accents, word by word. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const KEY = Symbol('bench');
export const provideBench = (bench: Bench): Bench => setContext(KEY, bench);
export const useBench = (): Bench => getContext<Bench>(KEY);
