import type { Bus } from '../store/bus.js';

/** Says on the bus that a table has changed, and to whom it matters. After the change is on the disk. */
export function publishChange(
  bus: Bus,
  table: { readonly id: string; readonly listed: boolean },
  people: Iterable<string>,
): void {
  bus.publish({ type: 'table', table: table.id });
  if (table.listed) bus.publish({ type: 'lobby' });
  for (const user of people) bus.publish({ type: 'mine', user, table: table.id });
}
