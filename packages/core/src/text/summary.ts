import { COLOURS } from '../edition/goods.js';
import type { GameEvent, Seat } from '../game.js';
import type { SharedWords } from './en/index.js';
import type { Text } from './story.js';
import type { Tellings } from './telling.js';

/** What any summary needs to say. */
type Least = Pick<SharedWords, 'summary'>;

/** What somebody did, in one line: how the wheels were set, what changed the board, and the VP of it. */
export interface Summary<Words> {
  readonly lever: Text<Words> | undefined;
  /** The weightiest few, in the order in which they were done. */
  readonly parts: readonly Text<Words>[];
  readonly vp: number;
}

/** Gathers what a summary may hold. */
export interface Gathering<Words> {
  /** Whose deeds they are. */
  readonly seat: Seat;
  vp: number;
  /** How the wheels were set. */
  lever(text: Text<Words>): void;
  /** The same name once more replaces what was there. The more weight, the sooner it is told. */
  put(name: string, weight: number, text: Text<Words>): void;
  /** One more of something that is told with its number: bulbs by their colour, Windmills by their place. */
  add(
    name: string,
    weight: number,
    what: string,
    text: (words: Words, all: readonly string[]) => string,
  ): void;
  /** So many more of something. */
  count(name: string, weight: number, n: number, text: (words: Words, sum: number) => string): void;
  take(): Summary<Words>;
}

/** Besides the wheels. */
const MOST_PARTS = 3;

export function gather<Words>(seat: Seat): Gathering<Words> {
  const parts = new Map<string, { readonly weight: number; readonly text: Text<Words> }>();
  const lists = new Map<string, readonly string[]>();
  const sums = new Map<string, number>();
  let lever: Text<Words> | undefined;
  return {
    seat,
    vp: 0,
    lever(text) {
      lever = text;
    },
    put(name, weight, text) {
      parts.set(name, { weight, text });
    },
    add(name, weight, what, text) {
      const all = [...(lists.get(name) ?? []), what];
      lists.set(name, all);
      parts.set(name, { weight, text: (words) => text(words, all) });
    },
    count(name, weight, n, text) {
      const sum = (sums.get(name) ?? 0) + n;
      sums.set(name, sum);
      if (sum > 0) parts.set(name, { weight, text: (words) => text(words, sum) });
    },
    take() {
      const all = [...parts.values()];
      const told = new Set([...all].sort((a, b) => b.weight - a.weight).slice(0, MOST_PARTS));
      return { lever, parts: all.filter((part) => told.has(part)).map(({ text }) => text), vp: this.vp };
    },
  };
}

/** From what happened meanwhile. */
export function summarise<Event extends GameEvent, Words, It extends Gathering<Words>>(
  deeds: Partial<Tellings<Event, It>>,
  events: readonly Event[],
  gathering: It,
): Summary<Words> {
  for (const event of events) {
    // What comes to others in somebody's turn is no deed of theirs.
    if (event.seat !== undefined && event.seat !== gathering.seat) continue;
    const deed = deeds[event.type as Event['type']] as ((event: Event, it: It) => void) | undefined;
    deed?.(event, gathering);
  }
  return gathering.take();
}

interface Colourful {
  readonly colour: number;
}
interface Counted {
  readonly n: number;
}
type It = Omit<Gathering<Least>, 'take'>;

/** One more bulb that was planted, traded or got. */
export const bulbDeed =
  (name: 'planted' | 'traded' | 'stored', weight: number) =>
  ({ colour }: Colourful, { add }: It): void =>
    add(name, weight, COLOURS[colour], ({ summary }, all) => summary[name](all));

/** Deeds that games have in common. */
export const sharedDeeds = {
  turned: ({ steps }: { readonly steps: number }, { lever }: It): void =>
    lever(({ summary }) => summary.steps(steps)),
  endTriggered: ({ lastRound }: { readonly lastRound: number }, { put }: It): void =>
    put('end', 10, ({ summary }) => summary.end(lastRound)),
  installed: (_: unknown, { count }: It): void => count('tiles', 7, 1, ({ summary }, n) => summary.tiles(n)),
  contractScored({ vp }: { readonly vp: number }, it: It): void {
    it.vp += vp;
    it.put('scored', 8, ({ summary }) => summary.scored);
  },
  planted: bulbDeed('planted', 6),
  guilder: ({ n }: Counted, { count }: It): void =>
    count('guilder', 1, n, ({ summary }, sum) => summary.guilder(sum)),
  tools: ({ n }: Counted, { count }: It): void =>
    count('tools', 1, n, ({ summary }, sum) => summary.tools(sum)),
  vp({ n }: Counted, it: It): void {
    it.vp += n;
  },
};
