import type { Base, Lobby, Visitor } from '../context.js';
import { Refused } from '../refused.js';
import type { ClientMessage } from '../wire/commands.js';
import type { Outcome, Refusal } from '../wire/messages.js';
import type { Executor } from './execute-command.js';
import type { Connection } from './hub.js';
import type { Sessions } from './sessions.js';
import { troubleOf } from './trouble.js';
import type { Watching } from './watching.js';

/** `id`: of the command or message that waits for an answer, if one does. */
export type Refuse = (id: string | undefined, refusal: Refusal) => void;
/** Does what a message of a client asks for. */
export type Answering = (connection: Connection, message: ClientMessage, refuse: Refuse) => void;

interface AnsweringParts {
  readonly watching: Watching;
  readonly executor: Pick<Executor, 'command'>;
  readonly lobby: Pick<Lobby, 'say'>;
  readonly sessions: Pick<Sessions, 'isOpen'>;
}

/** Commands and messages of one account that are not answered yet. */
const MAX_UNDER_WAY = 32;

const NOBODY: Refusal = { code: 'noSession', message: 'Nobody is signed in.' };

export function openAnswering({ log, now }: Pick<Base, 'log' | 'now'>, parts: AnsweringParts): Answering {
  const { watching, executor, lobby, sessions } = parts;
  /** By account: what it waits for. */
  const underWay = new Map<string, number>();

  async function done(
    { visitor, send }: Connection,
    id: string,
    refuse: Refuse,
    act: (me: Visitor) => Promise<Outcome>,
  ): Promise<void> {
    if (!visitor) return refuse(id, NOBODY);
    const { user } = visitor;
    const before = underWay.get(user) ?? 0;
    if (before >= MAX_UNDER_WAY) {
      return refuse(id, { code: 'tooMuch', message: 'Wait for an answer first.', retryAfter: 1 });
    }
    underWay.set(user, before + 1);
    try {
      // If not, the socket is closed by now.
      if (await sessions.isOpen(visitor)) send({ type: 'done', id, outcome: await act(visitor) });
    } catch (error) {
      refuse(id, refusalOf(error));
    } finally {
      const left = (underWay.get(user) ?? 1) - 1;
      if (left > 0) underWay.set(user, left);
      else underWay.delete(user);
    }
  }

  function refusalOf(error: unknown): Refusal {
    if (error instanceof Refused) return error.refusal;
    log.error({ err: error }, 'a message failed');
    return troubleOf(error);
  }

  return (connection, message, refuse) => {
    switch (message.type) {
      case 'watch':
        void watching.watch(connection, message.table, message.after);
        return;
      case 'unwatch':
        watching.unwatch(connection, message.table);
        return;
      case 'lobby':
        connection.lobby = message.on;
        return;
      case 'ping':
        connection.send({ type: 'pong', now: now() });
        for (const { table, ...has } of message.tables) {
          watching.check(connection, table, has).catch((error: unknown) => {
            log.error({ err: error, table }, 'a table could not be compared');
          });
        }
        return;
      case 'command': {
        const { command } = message;
        void done(connection, command.id, refuse, (me) => executor.command(me, command));
        return;
      }
      case 'say': {
        const { say } = message;
        void done(connection, say.id, refuse, async (me) => ({
          ok: true,
          seq: (await lobby.say(me, say)).id,
        }));
        return;
      }
    }
  };
}
