import { type NotedDraw, partText } from '@polder/core';
import type { DrawInfo, TableInfo } from '@polder/server/wire';
import { freshText } from '../../session/games.js';
import { isFields } from '../../session/guards.js';
import { recallJson, remember } from '../../session/memory.js';
import { call } from '../api.js';
import { seatOf } from './table-facts.js';
import { sha256 } from './verify/sha256.js';

/**
 * This browser's part in the draw of a seed (joint-draw.ts of the core): it commits to a secret as soon as its person
 * sits at a table, and shows it once the host has started the game. Nobody has to press anything.
 *
 * What it has seen is noted before it shows its secret. A server that changed its mind afterwards could change its own
 * record, but not this.
 */
const KEY = 'draws';
const MOST = 200;
/** 160 bits. */
const LENGTH = 32;

function all(): Readonly<Record<string, NotedDraw>> {
  const stored = recallJson(KEY);
  if (!isFields(stored)) return {};
  const noted = Object.entries(stored).filter(([, it]) => isNoted(it));
  return Object.fromEntries(noted) as Record<string, NotedDraw>;
}

const isNoted = (it: unknown): boolean =>
  isFields(it) &&
  [it.user, it.secret, it.server].every((text) => typeof text === 'string') &&
  (it.parts === null || (Array.isArray(it.parts) && it.parts.every(isFields))) &&
  typeof it.taken === 'boolean';

function note(table: string, draw: NotedDraw): void {
  const { [table]: _, ...others } = all();
  const kept = [...Object.entries(others), [table, draw] as const].slice(-MOST);
  remember(KEY, JSON.stringify(Object.fromEntries(kept)));
}

export function notedDraw(table: string): NotedDraw | undefined {
  const noted = all();
  return Object.hasOwn(noted, table) ? noted[table] : undefined;
}

/** One thing after the other at each table. */
const busy = new Map<string, Promise<unknown>>();

/**
 * Does what is to be done now; what the table is like afterwards, if something was. `here`: the person has pressed
 * something in this browser, so that its secret counts, and not that of another one that may be closed.
 */
export async function takePart(
  info: TableInfo,
  user: string | undefined,
  here = false,
): Promise<TableInfo | undefined> {
  const { id, draw, status } = info;
  if (!draw || status !== 'open' || user === undefined || seatOf(info, user) === undefined) return undefined;
  // What is under way will say what has become of it.
  if (busy.has(id) && !here) return undefined;
  await busy.get(id);
  const doing = draw.until === null ? commit(id, draw, user, here) : show(id, draw, user);
  busy.set(id, doing);
  try {
    return await doing;
  } finally {
    if (busy.get(id) === doing) busy.delete(id);
  }
}

/** At a table that is not looked at: only if there is something to show. */
export async function takePartAt(table: string): Promise<void> {
  const noted = notedDraw(table);
  if (!noted || noted.taken) return;
  const found = await call('GET /api/tables/:id', { id: table });
  if (found.ok && found.value.info.draw?.until != null) await takePart(found.value.info, noted.user);
}

async function commit(
  id: string,
  draw: DrawInfo,
  user: string,
  here: boolean,
): Promise<TableInfo | undefined> {
  const own = draw.parts.find((part) => part.user === user);
  const noted = notedDraw(id);
  // One that was shown is known, and one for another promise of the server is none.
  const kept =
    noted?.user === user && noted.server === draw.server && noted.parts === null ? noted : undefined;
  if (own && (!here || own.commitment === (kept && (await sha256(partText(id, user, kept.secret))))))
    return undefined;
  const mine = kept ?? {
    ...{ user, secret: freshText(LENGTH), server: draw.server },
    ...{ parts: null, taken: false },
  };
  const commitment = await sha256(partText(id, user, mine.secret));
  // Without https a browser computes no fingerprints: it takes no part.
  if (commitment === undefined) return undefined;
  note(id, mine);
  const answer = await call('POST /api/tables/:id/commit', { id }, { commitment });
  return answer.ok ? answer.value.info : undefined;
}

/** Only for what was promised before: otherwise this secret could be the only one that is not known. */
async function show(id: string, draw: DrawInfo, user: string): Promise<TableInfo | undefined> {
  const noted = notedDraw(id);
  const own = draw.parts.find((part) => part.user === user);
  if (!own || own.shown || noted?.user !== user || noted.server !== draw.server) return undefined;
  if (own.commitment !== (await sha256(partText(id, user, noted.secret)))) return undefined;
  const parts = draw.parts.map((part) => ({ user: part.user, commitment: part.commitment }));
  if (noted.parts && JSON.stringify(noted.parts) !== JSON.stringify(parts)) return undefined;
  const mine = { ...noted, parts };
  note(id, mine);
  const answer = await call('POST /api/tables/:id/show', { id }, { secret: mine.secret });
  if (!answer.ok) return undefined;
  note(id, { ...mine, taken: true });
  return answer.value.info;
}
