import type { GameEvent } from '@polder/core';
import type { ChatMessage, Refusal, RefusalCode } from '@polder/server/wire';
import { openBots } from '../session/bots.js';
import { Unreadable } from '../session/course.js';
import { type OnlineSession, openRemote, type Sync } from '../session/remote.js';
import { type AnyState, canPlay, isGameId, manifestOf } from '../session/rules.js';
import { roomOf, type Seated } from '../table/rooms.js';
import { Table } from '../table/table.svelte.js';
import { w } from '../words/current.svelte.js';
import { wordsOf } from '../words/reasons.js';
import type { Words } from '../words/words.js';
import { call } from './api.js';
import { connection } from './connection.js';
import { noteCommitment } from './pages/commitments.js';

/** A table on a server that somebody sits at, or looks at. */
export interface SeatedOnline extends Seated {
  readonly session: OnlineSession<AnyState, GameEvent>;
}

/** Refusals that have words of their own at a table. */
const SAID: readonly RefusalCode[] = ['notYours', 'noSession', 'tooMuch', 'trouble'];
type Said = Exclude<keyof ReturnType<typeof w>['onlineTable']['refused'], 'other' | 'notNow' | 'illegal'>;
const isSaid = (code: RefusalCode): code is Said => SAID.includes(code);

/** `reasonOf`: the sentences of the table's game, once it is open. */
export function refusalText(
  refusal: Refusal,
  reasonOf?: (reason: string, words: Words) => string | undefined,
): string {
  const { code, message, reason } = refusal;
  const { refused } = w().onlineTable;
  // A rule forbids it: the reason is one of the game, not of the server.
  if (code === 'illegal') return (reason && reasonOf?.(reason, w())) || refused.illegal;
  const why = wordsOf(w().online.because, refusal);
  if (why !== undefined) return why;
  if (code === 'notNow') return refused.notNow(message);
  return isSaid(code) ? refused[code] : refused.other;
}

async function loadChat(table: string, after: number): Promise<readonly ChatMessage[]> {
  const answer = await call('GET /api/tables/:id/chat', { id: table, after: `${after}` });
  return answer.ok ? answer.value.messages : [];
}

/** What can't be read was played by other rules: older ones, if they were the same before. */
function opened<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Error(w().onlineTable.oldTable, { cause: error });
  }
}

/** Opens what the server has sent. Throws, with words, what this page can't show. */
export async function seatOnline(id: string, sync: Sync): Promise<SeatedOnline> {
  const { game: gameId, version, status, seats } = sync.info;
  if (!isGameId(gameId)) throw new Error(w().onlineTable.unknownGame);
  // What was sent are events, made by the server's rules: for a game that goes on this page must have them.
  if (status === 'playing' && (version === null || !canPlay(gameId, version)))
    throw new Error(w().onlineTable.oldPage);
  // Nor may it have other printed values.
  if (sync.printed !== undefined && sync.printed !== manifestOf(gameId).printed?.now)
    throw new Error(w().onlineTable.oldPage);
  noteCommitment(sync.info);
  const { game, shown, Room } = await roomOf(gameId, version ?? undefined, sync.info.options);
  const levels = seats.map((seat) => (seat.kind === 'bot' ? seat.level : undefined));
  const session = opened(() =>
    openRemote(
      game,
      { id, game: gameId, sync },
      {
        connection: connection(),
        bots: openBots(),
        loadChat: (after) => loadChat(id, after),
        botName(level, seat) {
          const name = w().online.level(level);
          // Several of the same level are told apart.
          const same = levels.flatMap((it, i) => (it === level ? [i] : []));
          return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
        },
        goneName: () => w().online.gone,
        refusal: (refusal) => refusalText(refusal, shown.reasonOf),
      },
    ),
  );
  const table = new Table(session, shown);
  session.showMissed();
  return { id: gameId, game, session, table, Room };
}
