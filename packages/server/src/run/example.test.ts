import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type AnyGame, below, loadHistory, type SavedGame, seedRandom } from '@polder/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSmtp } from '../notify/testing/smtp.js';
import { openStore } from '../store/open.js';
import type { Db } from '../store/schema.js';
import { openSocket } from '../testing/socket.js';
import type { FinishedGame } from '../wire/lobby.js';
import type { ServerMessage } from '../wire/messages.js';
import type { Profile } from '../wire/people.js';
import type { LiveStatus, TableInfo } from '../wire/table.js';
import { silent } from './testing/log.js';
import { join, type Player } from './testing/player.js';
import { buildServer, dataFolder, type ServerProcess, type ServerProgram } from './testing/process.js';

/** By its path: it belongs to no package. */
const RULES = fileURLToPath(new URL('../../../../examples/morris/rules.ts', import.meta.url));
const { morris }: { readonly morris: AnyGame } = await import(RULES);
let program: ServerProgram;
const data = dataFolder();
const mails = await openSmtp();
/** Nobody here waits before they choose. */
const HASTE = { LIMIT_MESSAGES: '10000', LIMIT_BURST: '10000' };
const ENV = { DATA_DIR: data.path, SMTP_URL: mails.url, ...HASTE };
beforeAll(async () => {
  program = await buildServer({}, 'examples/index.ts');
}, 120_000);
afterAll(async () => {
  await program?.remove();
  await mails.close();
  data.remove();
});

/** Somebody at a table, who plays by chance until the game is over. */
function playOut(server: ServerProcess, { cookie, me }: Player, table: string): Promise<LiveStatus> {
  const random = seedRandom(me.name);
  const socket = openSocket(server.url, { cookie });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    const look = (status: LiveStatus): void => {
      const { decision, seq } = status;
      if (status.status === 'over') {
        socket.close();
        resolve(status);
      } else if (decision) {
        const { key } = decision.options[below(random, decision.options.length)];
        const action = { type: 'choose', decision: decision.id, keys: [key] };
        send({ type: 'command', command: { id: randomBytes(12).toString('hex'), table, seq, action } });
      }
    };
    socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      if (message.type === 'welcome') send({ type: 'watch', table });
      else if (message.type === 'sync') look(message.sync.status);
      else if (message.type === 'entries') look(message.status);
      else if (message.type === 'done' && !message.outcome.ok) reject(new Error(String(text)));
    });
  });
}

/** Stopped, changed and started again: nobody else may write into its data. */
async function changed(server: ServerProcess, change: (db: Db) => Promise<unknown>): Promise<ServerProcess> {
  server.child.kill('SIGTERM');
  await server.exit;
  const store = await openStore({ data: data.path, databaseUrl: undefined }, silent());
  await change(store.db);
  await store.close();
  return program.start(ENV);
}

/** Rated games are for accounts that are kept. */
async function keep(db: Db, people: readonly Player[]): Promise<void> {
  for (const { me } of people)
    await db
      .updateTable('users')
      .set({ email: `${me.name.toLowerCase()}@people.example` })
      .where('id', '=', me.id)
      .execute();
}

it('a game of examples/ is played online to its end, rated, kept and told by mail', async () => {
  let server = await program.start(ENV);
  const url = (): string => server.url;
  const people = [await join(url, 'Ann'), await join(url, 'Bob')];
  const [host, guest] = people;
  server = await changed(server, (db) => keep(db, people));

  const { info } = await host.ask<{ info: TableInfo }>('POST', '/api/tables', {
    ...{ game: 'morris', players: 2, pace: { kind: 'days', turn: 86_400, bank: 0 }, bots: [] },
    ...{ listed: true, rated: true, hints: false, spectators: true },
  });
  await guest.ask('POST', `/api/tables/${info.id}/join`, {});
  await host.ask('POST', `/api/tables/${info.id}/start`, {});
  // Whoever is away is told after a minute, which has passed now.
  server = await changed(server, (db) => db.updateTable('outbox').set({ due_at: 0 }).execute());
  await expect
    .poll(() => mails.mails.map(({ text }) => text).join(), { timeout: 20_000 })
    .toContain("Nine men's morris");
  const [status] = await Promise.all(people.map((player) => playOut(server, player, info.id)));
  expect(status.status).toBe('over');

  const { saved } = await host.ask<FinishedGame>('GET', `/api/tables/${info.id}/record`);
  const { state } = loadHistory(morris, saved as SavedGame<unknown>);
  expect(morris.result(state)).toEqual(status.result);
  for (const { me } of people)
    await expect
      .poll(async () => (await host.ask<Profile>('GET', `/api/people/${me.id}`)).ratings, { timeout: 20_000 })
      .toMatchObject([{ game: 'morris', players: 2, games: 1 }]);
}, 120_000);
