import type { Game, GameEvent, Result, Seat } from './game.js';
import { type History, type HistoryRecord, openHistory, type SavedGame } from './history.js';
import { drawFault, type JointDraw, type NotedDraw, ownPart, seatingFault } from './joint-draw.js';

/*
 * Was a game dealt fairly? Its record is checked against what was promised at its start, and played again by the
 * rules that are here. Nothing that the record says about itself is believed. The page shows each check to whoever
 * wants to know; the tests of the server demand them all.
 */

/** A game that is over, as the table that it was played at shows it. */
export interface DealtGame {
  readonly info: {
    readonly id: string;
    readonly game: string;
    readonly options: Readonly<Record<string, unknown>>;
    readonly seats: readonly unknown[];
    readonly status: string;
    readonly version: string | null;
    readonly commitment: string | null;
    readonly result: Result | null;
  };
  readonly saved: SavedGame<unknown>;
  readonly seed: string;
  /** What was promised at the start: the SHA-256 of `committedText`. */
  readonly commitment: string;
  /** The table's own edition as JSON; null: the game's. */
  readonly edition: string | null;
  /** What the seed was drawn from; absent: the server alone has drawn it, as all did once. */
  readonly draw?: JointDraw | null;
  /** All that happened at the table; only choices matter here. */
  readonly records: readonly {
    readonly seq: number;
    readonly deed:
      | { readonly type: 'choice'; readonly seat: Seat; readonly key: string; readonly decision: number }
      | { readonly type: string };
    readonly chance: readonly unknown[] | null;
  }[];
}

/** What is checked, in order. */
export const DEAL_CHECKS = ['fingerprint', 'remembered', 'deal', 'choices', 'chance', 'result'] as const;
/** And before them, if the seed was drawn jointly. */
export const DRAW_CHECKS = ['drawn', 'seating', 'own'] as const;
/** The name of a check. */
export type DealCheckId = (typeof DEAL_CHECKS | typeof DRAW_CHECKS)[number];

/** What came of one check. */
export interface DealCheck {
  readonly id: DealCheckId;
  /** `unknown`: it can't be told here. */
  readonly state: 'ok' | 'bad' | 'unknown';
  /** How many were compared, where several were. */
  readonly n: number;
  /** The first record that does not fit. */
  readonly at?: number;
  /** What the rules say about it, in English. */
  readonly detail?: string;
}

/** What the checks can't know by themselves. */
export interface DealMeans {
  /** SHA-256 in hexadecimal digits; undefined: it can't be computed here. */
  digest(text: string): Promise<string | undefined>;
  /** The commitment that was told when the game began, if it was noted then. */
  readonly noted: string | undefined;
  /** What was noted of a joint draw, by a browser that took part in it. */
  readonly notedDraw?: NotedDraw | undefined;
}

/** The text whose SHA-256 is published when a game begins. */
export const committedText = (table: string, seed: string): string => `polder/1/${table}/${seed}`;

type AnyGame = Game<unknown, unknown, GameEvent>;

/** All checks, in the order of `DRAW_CHECKS`, if there was a joint draw, and `DEAL_CHECKS`. */
export async function checkDeal<Options, State, Event extends GameEvent>(
  record: DealtGame,
  rules: Game<Options, State, Event>,
  means: DealMeans,
): Promise<readonly DealCheck[]> {
  // What options and states are nobody here looks into: whether they are right is what the game says.
  const game = rules as unknown as AnyGame;
  const replayed = replay(record, game);
  const drawn = record.draw ? await jointly(record, record.draw, means) : leftOut(means);
  return [...drawn, await fingerprint(record, means), remembered(record, means), ...replayed];
}

/**
 * Whether nobody chose the seed alone. `n` of the first: how many people's secrets are in it; of the last, if it is not
 * known: 0: this browser added nothing, 1: its secret was not asked for, 2: it was shown, and not taken.
 */
async function jointly(
  { info, seed }: DealtGame,
  draw: JointDraw,
  { digest, notedDraw }: DealMeans,
): Promise<readonly DealCheck[]> {
  const known = (await digest('')) !== undefined;
  const fault = known ? await drawFault(info.id, seed, draw, digest) : undefined;
  const people = draw.parts.filter(({ secret }) => secret !== null).length;
  const drawn = fault === undefined ? ok('drawn', people) : bad('drawn', { detail: fault });
  const seats = seatingFault(seed, draw, info.seats);
  return [
    known ? drawn : unknown('drawn'),
    seats === undefined ? ok('seating') : bad('seating', { detail: seats }),
    own(draw, notedDraw),
  ];
}

/** A browser that took part in a draw knows that there was one, whatever the record says. */
function leftOut({ notedDraw }: DealMeans): readonly DealCheck[] {
  if (!notedDraw) return [];
  if (!notedDraw.parts) return [{ ...unknown('own'), n: 1 }];
  return [bad('own', { detail: 'The record says nothing of the draw that this browser took part in.' })];
}

function own(draw: JointDraw, noted: NotedDraw | undefined): DealCheck {
  if (!noted) return unknown('own');
  const found = ownPart(draw, noted);
  if (typeof found === 'object') return bad('own', { detail: found.fault });
  return found === 'in' ? ok('own') : { ...unknown('own'), n: found === 'missing' ? 1 : 2 };
}

const ok = (id: DealCheckId, n = 0): DealCheck => ({ id, state: 'ok', n });
const unknown = (id: DealCheckId): DealCheck => ({ id, state: 'unknown', n: 0 });
const bad = (id: DealCheckId, where: { readonly at?: number; readonly detail?: string } = {}): DealCheck => ({
  id,
  state: 'bad',
  n: 0,
  ...where,
});

async function fingerprint({ info, seed, commitment }: DealtGame, { digest }: DealMeans): Promise<DealCheck> {
  // The table is to name the same one as the record.
  if (info.commitment !== commitment) return bad('fingerprint');
  const found = await digest(committedText(info.id, seed));
  if (found === undefined) return unknown('fingerprint');
  return found === commitment ? ok('fingerprint') : bad('fingerprint');
}

function remembered({ commitment }: DealtGame, { noted }: DealMeans): DealCheck {
  if (noted === undefined) return unknown('remembered');
  return noted === commitment ? ok('remembered') : bad('remembered');
}

/** Those that need the game to be played. If one fails, those behind it have nothing to stand on. */
function replay(record: DealtGame, game: AnyGame): readonly DealCheck[] {
  const nothing = (from: 'choices' | 'chance'): readonly DealCheck[] =>
    (from === 'choices' ? (['choices', 'chance', 'result'] as const) : (['chance', 'result'] as const)).map(
      unknown,
    );
  const dealt = deal(record, game);
  if (dealt.state !== 'ok') return [dealt, ...nothing('choices')];
  const played = play(record, game);
  if ('failed' in played) return [dealt, played.failed, ...nothing('chance')];
  return [dealt, ok('choices', played.events.length), chance(record, played), result(record, game, played)];
}

function deal({ info, saved, seed, edition }: DealtGame, game: AnyGame): DealCheck {
  if (saved.game !== game.id || info.game !== game.id) return bad('deal');
  if (saved.seed !== seed) return bad('deal', { detail: 'Two seeds are named.' });
  if (saved.version !== game.version || info.version !== saved.version) return unknown('deal');
  const options = saved.options as Readonly<Record<string, unknown>>;
  // As the table was announced: its size, its options, and the edition if it has its own.
  const { edition: dealt, ...plain } = options;
  const announced = { ...info.options, ...('players' in plain ? { players: info.seats.length } : {}) };
  if (!isSame(plain, announced)) return bad('deal', { detail: 'Other settings are named.' });
  const own = edition === null ? undefined : parsed(edition);
  if (!isSame(dealt ?? null, own ?? null)) return bad('deal', { detail: 'Another edition is named.' });
  try {
    game.setup(options, seed);
    return ok('deal');
  } catch (error) {
    return bad('deal', { detail: messageOf(error) });
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

interface Played {
  /** Of each choice that was ever made, also of those taken back. */
  readonly events: readonly (readonly GameEvent[])[];
  readonly history: History<unknown, unknown, GameEvent>;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Choice = Extract<DealtGame['records'][number]['deed'], { key: string }>;
const isChoice = (deed: DealtGame['records'][number]['deed']): deed is Choice => deed.type === 'choice';

function play({ saved, records }: DealtGame, game: AnyGame): Played | { readonly failed: DealCheck } {
  const history = openHistory(game, saved.options, saved.seed);
  const events: (readonly GameEvent[])[] = [];
  const made = records.flatMap(({ deed, seq }) => (isChoice(deed) ? [{ ...deed, seq }] : []));
  const failed = (at: number | undefined, detail: string) => ({
    failed: bad('choices', { ...(at === undefined ? {} : { at }), detail }),
  });
  for (const entry of saved.log) {
    const record = entry.type === 'choice' ? made[events.length] : undefined;
    try {
      if (entry.type === 'choice') {
        if (!record || !isSameChoice(record, entry))
          return failed(record?.seq, 'The table has kept another choice than the game.');
        events.push(history.choose(entry));
      } else if (entry.type === 'undo') history.undo(entry.seat, entry.count);
      else if (entry.type === 'rewind') history.rewind(entry.count);
      else return failed(undefined, 'There is something that no table keeps.');
    } catch (error) {
      return failed(record?.seq ?? made[events.length]?.seq, messageOf(error));
    }
  }
  if (events.length !== made.length)
    return failed(made[events.length]?.seq, 'The table has kept more choices than the game.');
  return { events, history };
}

type ChoiceRecord = Extract<HistoryRecord, { type: 'choice' }>;

/** Which bot has made it is the table's business. */
const isSameChoice = (kept: Choice, made: ChoiceRecord): boolean =>
  kept.seat === made.seat && kept.key === made.key && kept.decision === made.decision;

/** What each choice has shown, against what the table has kept of it. */
function chance({ records }: DealtGame, { events }: Played): DealCheck {
  let choice = 0;
  let shown = 0;
  for (const { deed, seq, chance: kept } of records) {
    if (!isChoice(deed)) continue;
    const met = events[choice].filter((event) => event.reveals);
    choice++;
    shown += met.length > 0 ? 1 : 0;
    if (!isSame(kept ?? [], met)) return bad('chance', { at: seq });
  }
  return ok('chance', shown);
}

function result({ info }: DealtGame, game: AnyGame, { history }: Played): DealCheck {
  const found = game.result(history.state) ?? null;
  // A game that was given up by agreement has none.
  const fits = (info.status === 'over') === (found !== null);
  return fits && isSame(found, info.result) ? ok('result') : bad('result');
}

/** Equal as JSON, whatever the order of keys. Not by a hash: who wants to deceive could look for one that fits. */
function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, it: unknown) =>
    typeof it === 'object' && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  );
}
