import { type GameEvent, type HistoryRecord, openHistory, type SavedGame } from '@polder/core';
import type { FinishedGame } from '@polder/server/wire';
import { messageOf } from '../../../errors.js';
import type { AnyGame, AnyOptions } from '../../../session/rules.js';

/**
 * Was a game dealt fairly? Its record is checked against what was promised at its start, and played again by
 * the rules of this page. Nothing that the record says about itself is believed.
 */

export const CHECKS = ['fingerprint', 'remembered', 'deal', 'choices', 'chance', 'result'] as const;
export type CheckId = (typeof CHECKS)[number];

export interface Check {
  readonly id: CheckId;
  /** `unknown`: it can't be told here. */
  readonly state: 'ok' | 'bad' | 'unknown';
  /** How many were compared, where several were. */
  readonly n: number;
  /** The first record that does not fit. */
  readonly at?: number;
  /** What the rules say about it, in English. */
  readonly detail?: string;
}

export interface Means {
  /** SHA-256 in hexadecimal digits; undefined: this browser can't. */
  digest(text: string): Promise<string | undefined>;
  /** What this browser was told when the game began, if it was there. */
  readonly noted: string | undefined;
}

/** The text whose fingerprint is published: see table/commitment.ts of the server. */
export const committedText = (table: string, seed: string): string => `polder/1/${table}/${seed}`;

export async function verify(record: FinishedGame, game: AnyGame, means: Means): Promise<readonly Check[]> {
  const replayed = replay(record, game);
  return [await fingerprint(record, means), remembered(record, means), ...replayed];
}

const ok = (id: CheckId, n = 0): Check => ({ id, state: 'ok', n });
const unknown = (id: CheckId): Check => ({ id, state: 'unknown', n: 0 });
const bad = (id: CheckId, where: { readonly at?: number; readonly detail?: string } = {}): Check => ({
  id,
  state: 'bad',
  n: 0,
  ...where,
});

async function fingerprint({ info, seed, commitment }: FinishedGame, { digest }: Means): Promise<Check> {
  // The table is to name the same one as the record.
  if (info.commitment !== commitment) return bad('fingerprint');
  const found = await digest(committedText(info.id, seed));
  if (found === undefined) return unknown('fingerprint');
  return found === commitment ? ok('fingerprint') : bad('fingerprint');
}

function remembered({ commitment }: FinishedGame, { noted }: Means): Check {
  if (noted === undefined) return unknown('remembered');
  return noted === commitment ? ok('remembered') : bad('remembered');
}

/** Those that need the game to be played. If one fails, those behind it have nothing to stand on. */
function replay(record: FinishedGame, game: AnyGame): readonly Check[] {
  const nothing = (from: 'choices' | 'chance'): readonly Check[] =>
    (from === 'choices' ? (['choices', 'chance', 'result'] as const) : (['chance', 'result'] as const)).map(
      unknown,
    );
  const dealt = deal(record, game);
  if (dealt.state !== 'ok') return [dealt, ...nothing('choices')];
  const played = play(record, game);
  if ('failed' in played) return [dealt, played.failed, ...nothing('chance')];
  return [dealt, ok('choices', played.events.length), chance(record, played), result(record, game, played)];
}

function deal({ info, saved, seed, edition }: FinishedGame, game: AnyGame): Check {
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
    game.setup(options as unknown as AnyOptions, seed);
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
  readonly history: ReturnType<typeof open>;
}

const open = (game: AnyGame, { options, seed }: SavedGame<unknown>) =>
  openHistory(game, options as AnyOptions, seed);

function play({ saved, records }: FinishedGame, game: AnyGame): Played | { readonly failed: Check } {
  const history = open(game, saved);
  const events: (readonly GameEvent[])[] = [];
  const made = records.flatMap(({ deed, seq }) => (deed.type === 'choice' ? [{ ...deed, seq }] : []));
  const failed = (at: number | undefined, detail: string) => ({
    failed: bad('choices', { ...(at === undefined ? {} : { at }), detail }),
  });
  for (const entry of saved.log as readonly HistoryRecord[]) {
    const record = entry.type === 'choice' ? made[events.length] : undefined;
    try {
      if (entry.type === 'choice') {
        const same = record && record.seat === entry.seat && record.key === entry.key;
        if (!same) return failed(record?.seq, 'The table has kept another choice than the game.');
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

/** What each choice has shown, against what the table has kept of it. */
function chance({ records }: FinishedGame, { events }: Played): Check {
  let choice = 0;
  let shown = 0;
  for (const { deed, seq, chance: kept } of records) {
    if (deed.type !== 'choice') continue;
    const met = events[choice].filter((event) => event.reveals);
    choice++;
    shown += met.length > 0 ? 1 : 0;
    if (!isSame(kept ?? [], met)) return bad('chance', { at: seq });
  }
  return ok('chance', shown);
}

function result({ info }: FinishedGame, game: AnyGame, { history }: Played): Check {
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

/** By the browser, which knows it only on a safe page. */
export async function sha256(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
