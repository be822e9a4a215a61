import type { Seat } from '@polder/core';
import { isFields, isName, type Proof, type Trouble, tableOfParts, troubleOf } from './guards.js';
import type { LocalTable } from './local.js';
import type { AnyState } from './rules.js';
import type { Snapshot } from './session.js';

/** What a list of games shows without opening them. */
export interface Summary {
  /** 0: still setting up. */
  readonly round: number;
  readonly choices: number;
  readonly finished: boolean;
  readonly waitingFor: readonly Seat[];
  /** By seat. */
  readonly vp: readonly number[];
  readonly winners: readonly Seat[];
}

export interface SavedEntry {
  readonly id: string;
  readonly name: string;
  /** When, in ms. */
  readonly created: number;
  readonly updated: number;
  /** How often it was written: 0 before the first time. */
  readonly revision: number;
  readonly table: LocalTable;
  /** Of the whole log. A game that was not played on since there are proofs has none. */
  readonly proof?: Proof | undefined;
  readonly summary: Summary;
}

/** Something in the store that can't be opened. It can be looked at and deleted. */
export interface BrokenEntry {
  readonly id: string;
  readonly name: string | undefined;
  readonly updated: number;
  readonly broken: Trouble;
  readonly raw: unknown;
}

export type Listed = SavedEntry | BrokenEntry;
export const isBroken = (entry: Listed): entry is BrokenEntry => 'broken' in entry;

export function summaryOf(snapshot: Omit<Snapshot<AnyState>, 'viewer' | 'decision' | 'undoable'>): Summary {
  const { view, choices, waitingFor, scores, result } = snapshot;
  return {
    round: view.turn.round,
    choices,
    finished: result !== undefined,
    waitingFor,
    vp: scores.map(({ vp }) => vp),
    winners: result?.winners ?? [],
  };
}

/** What lies in the store under `id`. It may come from an older page, or from somebody's hand. */
export function readEntry(id: string, raw: unknown): Listed {
  const { name, created, updated, revision, table, proof, summary } = isFields(raw) ? raw : {};
  const broken = (trouble: Trouble): BrokenEntry => ({
    id,
    name: isName(name) ? name : undefined,
    updated: isTime(updated) ? updated : 0,
    broken: trouble,
    raw,
  });
  if (!isFields(table)) return broken({ id: 'notAGame' });
  const trouble = troubleOf(table.players, table.saved, proof);
  if (trouble) return broken(trouble);
  if (!isName(name)) return broken({ id: 'part', part: 'name' });
  if (!isTime(created) || !isTime(updated) || !isCount(revision) || !isSummary(summary)) {
    return broken({ id: 'part', part: 'summary' });
  }
  const proven = proof === undefined ? {} : { proof: proof as Proof };
  const entry = { id, name, created, updated, revision, summary, ...proven };
  return { ...entry, table: tableOfParts(table.players, table.saved) };
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isTime);

function isSummary(value: unknown): value is Summary {
  if (!isFields(value)) return false;
  const { round, choices, finished, waitingFor, vp, winners } = value;
  const lists = isNumbers(waitingFor) && isNumbers(vp) && isNumbers(winners);
  return isCount(round) && isCount(choices) && typeof finished === 'boolean' && lists;
}

export const latestFirst = (entries: readonly Listed[]): readonly Listed[] =>
  [...entries].sort((a, b) => b.updated - a.updated || (a.id < b.id ? -1 : 1));
