import { openHistory } from '@polder/core';
import { type ValleyOptions, valley } from '@polder/valley';
import { newEntry, newTable, summaryIn } from './games.js';
import type { LocalTable } from './local.js';
import type { AnyGame } from './rules.js';
import type { SavedEntry } from './saves.js';
import type { Player } from './session.js';

/** For tests: a table of two at which so many choices were made, always the first one offered. */
export const JAN_AND_ANNA: readonly Player[] = [
  { kind: 'person', name: 'Jan' },
  { kind: 'bot', name: 'Anna', level: 'grower' },
];

export function playedTable(choices: number): LocalTable<ValleyOptions> {
  const table = newTable<ValleyOptions>('valley', JAN_AND_ANNA, { players: 2 }, 'delft');
  const history = openHistory(valley, table.saved.options, table.saved.seed);
  for (let i = 0; i < choices; i++) {
    const [{ id: decision, seat, options }] = valley.decisions(history.state);
    history.choose({ decision, seat, key: options[0].key });
  }
  return { ...table, saved: { ...table.saved, ...history.save() } };
}

export function entryOf(id: string, updated = 1000, choices = 0): SavedEntry {
  const table = playedTable(choices);
  const summary = summaryIn(valley as unknown as AnyGame, table.saved);
  return { ...newEntry(`Table ${id}`, table, summary), id, created: 1000, updated };
}
