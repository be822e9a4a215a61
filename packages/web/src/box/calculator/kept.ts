import { type Fields, isFields, isName } from '../../session/guards.js';
import type { GameId } from '../../session/rules.js';
import type { Readers } from './calculator.js';
import { type Draft, keptAs, withTable } from './draft.js';
import type { Counted } from './outcome.js';

/** A calculation that was finished. It can be looked at and taken up again. */
export interface Kept {
  readonly id: string;
  /** When, in ms. */
  readonly at: number;
  readonly game: GameId;
  readonly seats: readonly KeptSeat[];
  readonly table: unknown;
}

export interface KeptSeat {
  readonly name: string;
  readonly vp: number;
  readonly rank: number;
  readonly lines: readonly { readonly source: string; readonly vp: number }[];
}

/** What lies in the store. What can't be read is kept as it is until somebody deletes it. */
export interface Store {
  /** The latest first. */
  readonly kept: readonly Kept[];
  readonly unread: readonly unknown[];
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
/** As far as dates go. */
const isTime = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= 8.64e15;

function readSeat(raw: unknown, sources: readonly string[]): KeptSeat | undefined {
  if (!isFields(raw)) return undefined;
  const { name, vp, rank, lines } = raw;
  if (!isName(name) || !isNumber(vp) || !isNumber(rank) || !Array.isArray(lines)) return undefined;
  const read = lines.flatMap((line: unknown) => {
    const { source, vp: points }: Fields = isFields(line) ? line : {};
    const known = sources.find((it) => it === source);
    return known !== undefined && isNumber(points) ? [{ source: known, vp: points }] : [];
  });
  return read.length === lines.length ? { name, vp, rank, lines: read } : undefined;
}

function readKept(raw: unknown, readers: Readers): Kept | undefined {
  if (!isFields(raw)) return undefined;
  const { id, at, game, seats, table } = raw;
  const reader = typeof game === 'string' ? readers.get(game) : undefined;
  if (!reader || typeof game !== 'string' || typeof id !== 'string') return undefined;
  if (!isTime(at) || !Array.isArray(seats)) return undefined;
  const read = seats.flatMap((seat: unknown) => readSeat(seat, reader.sources) ?? []);
  if (read.length !== seats.length || read.length < 2) return undefined;
  return { id, at, game, seats: read, table: reader.read(table) };
}

/** The text of the store, which may be anything. */
export function readStore(text: string | null, readers: Readers): Store {
  if (text === null || text === '') return { kept: [], unread: [] };
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch {
    return { kept: [], unread: [text] };
  }
  const all: readonly unknown[] = Array.isArray(items) ? items : [items];
  const kept = all.flatMap((item) => readKept(item, readers) ?? []);
  return {
    kept: [...new Map(kept.map((item) => [item.id, item])).values()].sort((a, b) => b.at - a.at),
    unread: all.filter((item) => readKept(item, readers) === undefined),
  };
}

export const printStore = ({ kept, unread }: Store): string => JSON.stringify([...kept, ...unread]);

/** For a file: the same in lines, with what it is. */
export const exportStore = ({ kept, unread }: Store): string =>
  JSON.stringify({ format: 'polder-scores', formatVersion: 1, scores: [...kept, ...unread] }, undefined, 1);

/** The results of such a file; undefined: it is none. */
export function readExport(text: string, readers: Readers): readonly Kept[] | undefined {
  try {
    const file: unknown = JSON.parse(text);
    if (!isFields(file) || file.format !== 'polder-scores' || !Array.isArray(file.scores)) return undefined;
    return file.scores.flatMap((item: unknown) => readKept(item, readers) ?? []);
  } catch {
    return undefined;
  }
}

export const withKept = ({ kept, unread }: Store, item: Kept): Store => ({
  kept: [item, ...kept.filter(({ id }) => id !== item.id)].sort((a, b) => b.at - a.at),
  unread,
});
export const withoutKept = ({ kept, unread }: Store, id: string): Store => ({
  kept: kept.filter((item) => item.id !== id),
  unread,
});

/** A calculation as it is to be kept; `names` by seat. */
export function keptOf(
  { game, tables }: Draft,
  { sheets, result }: Counted,
  names: readonly string[],
  at: number,
  id: string,
): Kept {
  const rankOf = (seat: number): number => result.standings.find((it) => it.seat === seat)?.rank ?? 0;
  const seats = sheets.map(({ seat, vp, lines }) => ({ name: names[seat], vp, rank: rankOf(seat), lines }));
  return { id, at, game, seats, table: tables[game] };
}

/** The calculation back on the form; other games stay as they were. */
export const takenUp = (draft: Draft, { id, game, table }: Kept): Draft =>
  keptAs(withTable({ ...draft, game }, table), id);

/** For a chat: who won, by how much. `place` is how a rank is said. */
export const textOf = (
  title: string,
  seats: readonly KeptSeat[],
  place: (rank: number) => string,
  vp: (n: number) => string,
): string =>
  [
    title,
    ...[...seats].sort((a, b) => a.rank - b.rank).map((it) => `${place(it.rank)} ${it.name}: ${vp(it.vp)}`),
  ].join('\n');
