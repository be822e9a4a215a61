/** How far the chat of each table was read in this browser. */
const KEY = 'polder.chat';
/** Tables that are remembered. */
const MOST = 60;

type Read = readonly (readonly [table: string, id: number])[];

function stored(): Read {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(
      (it): it is [string, number] =>
        Array.isArray(it) && typeof it[0] === 'string' && Number.isInteger(it[1]),
    );
  } catch {
    return [];
  }
}

/** -1: nothing. */
export const recallRead = (table: string): number => stored().find(([it]) => it === table)?.[1] ?? -1;

export function keepRead(table: string, id: number): void {
  const others = stored().filter(([it]) => it !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, id], ...others].slice(0, MOST)));
  } catch {
    // Private browsing, or no room: it holds for this visit.
  }
}
