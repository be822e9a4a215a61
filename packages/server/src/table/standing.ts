import type { TableWrite } from '../store/store.js';
import { isPerson } from './agreement.js';
import { botAsked } from './decide.js';
import type { Table } from './table.js';

/** How a table stands, as the database keeps it for lists, clocks and bots: everything but its records. */
export function standing(
  table: Table,
): Required<Omit<TableWrite, 'table' | 'records' | 'ended' | 'version'>> & Pick<TableWrite, 'ended'> {
  const { header, status, bots, waiting, dueAt, at, result } = table;
  const now = {
    waiting: waiting.flatMap((since, seat) => (since === null ? [] : [{ seat, since }])),
    bots,
    away: bots.map((bot, seat) => bot !== null && isPerson(header, seat)),
    dueAt,
    botDue: botAsked(table) !== undefined,
  };
  if (status !== 'over' && status !== 'abandoned') return now;
  return { ...now, ended: { status, result: result ?? null, at } };
}
