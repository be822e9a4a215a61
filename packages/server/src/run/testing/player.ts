import { randomBytes } from 'node:crypto';
import type { ServerMessage } from '../../wire/messages.js';
import type { Me } from '../../wire/people.js';
import type { Sync, TableInfo } from '../../wire/table.js';

/** Somebody who plays over HTTP, as a client without a WebSocket does. */
export interface Player {
  readonly me: Me;
  readonly cookie: string;
  ask<Answer>(method: string, path: string, body?: object): Promise<Answer>;
  sync(table: string): Promise<Sync>;
  /** Chooses the first option if it is asked something; the number of the last record, or undefined. */
  choose(table: string): Promise<number | undefined>;
}

export class Answered extends Error {
  override readonly name = 'Answered';
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
  }
}

/** Signs in as a guest; with `cookie`: goes on as who one was. */
export async function join(url: () => string, name: string): Promise<Player> {
  let cookie = '';

  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${url()}${path}`, {
      method,
      headers: { origin: url(), cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Answered(answer.status, text);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return JSON.parse(text) as Answer;
  }

  async function sync(table: string): Promise<Sync> {
    const message = await ask<ServerMessage>('GET', `/api/tables/${table}/sync`);
    if (message.type !== 'sync') throw new Error(`A ${message.type} came.`);
    return message.sync;
  }

  const { me } = await ask<{ me: Me }>('POST', '/api/guest', { name, locale: 'en' });
  return {
    me,
    get cookie() {
      return cookie;
    },
    ask,
    sync,
    async choose(table) {
      const { decision, seq } = (await sync(table)).status;
      if (!decision) return undefined;
      const action = { type: 'choose', decision: decision.id, keys: [decision.options[0].key] };
      const command = { id: randomBytes(12).toString('hex'), table, seq, action };
      return (await ask<{ seq: number }>('POST', `/api/tables/${table}/commands`, command)).seq;
    },
  };
}

/** A game of Duel between two people, begun. */
export async function begin(host: Player, guest: Player | undefined): Promise<string> {
  const { info } = await host.ask<{ info: TableInfo }>('POST', '/api/tables', {
    game: 'duel',
    players: 2,
    pace: { kind: 'none' },
    listed: false,
    rated: false,
    hints: false,
    spectators: true,
    bots: guest ? [] : ['apprentice'],
  });
  await guest?.ask('POST', `/api/tables/${info.id}/join`, {});
  await host.ask('POST', `/api/tables/${info.id}/start`, {});
  return info.id;
}
