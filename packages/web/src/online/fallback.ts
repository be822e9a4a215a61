import type { Outcome, ServerMessage } from '@polder/server/wire';
import type { Answer, Trouble } from './api.js';
import type { ByHttp } from './by-http.js';
import { openPolling } from './polling.js';
import { isRefusal, type Queue, type Request } from './queue.js';
import type { Watchers } from './watchers.js';

/** Plain requests, as long as there is no socket. */
export interface Fallback {
  /** Requests get through. */
  readonly works: boolean;
  /** There is no socket. `patient`: there was one, and it may be back soon. */
  begin(patient: boolean): void;
  end(): void;
  /** The next requests now. */
  wake(): void;
}

interface FallbackLine {
  readonly http: ByHttp;
  readonly queue: Queue;
  readonly watchers: Watchers;
  isHidden(): boolean;
  receive(message: ServerMessage): void;
  /** `works` is another. */
  changed(): void;
  /** It is time to ask for lists. */
  listsDue(): void;
}

/** So long whoever has lost the socket waits before plain requests begin. */
const PATIENCE = 3_000;
const POLL = 3_000;
const POLL_HIDDEN = 15_000;
/** Lists are asked for less often than tables. */
const LISTS_EVERY = 4;

export function openFallback({ http, queue, watchers, ...line }: FallbackLine): Fallback {
  let works = false;
  let rounds = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const polling = openPolling(
    async (isOver) => {
      const trouble = (await queue.sendByHttp(ask, isOver)) ?? (await askTables(isOver));
      if (isOver()) return;
      if (works === (trouble !== undefined)) {
        works = !works;
        line.changed();
      }
      if (trouble) watchers.away(trouble);
      else if (++rounds % LISTS_EVERY === 0) line.listsDue();
    },
    () => (line.isHidden() ? POLL_HIDDEN : POLL),
  );

  async function ask(request: Request): Promise<Answer<Outcome>> {
    if (request.type === 'command') return http.command(request.command);
    const { table } = request.say;
    const answer = await http.say(request.say);
    if (!answer.ok) return answer;
    line.receive({ type: 'chat', table, messages: [answer.value.message] });
    return { ok: true, value: { ok: true, seq: -1 } };
  }

  async function askTables(isOver: () => boolean): Promise<Trouble | undefined> {
    for (const table of watchers.tables) {
      const trouble = await askTable(table, isOver);
      if (isOver()) return undefined;
      if (trouble && !isRefusal(trouble)) return trouble;
      if (trouble) line.receive({ type: 'refused', table, refusal: trouble });
    }
    return undefined;
  }

  /** Whoever has nothing yet learns first what there is: a room where players gather, or a game. */
  async function askTable(table: string, isOver: () => boolean): Promise<Trouble | undefined> {
    const seen = watchers.seen(table);
    if (!seen) {
      const look = await http.table(table);
      if (isOver()) return undefined;
      if (!look.ok) return look.trouble;
      const { info } = look.value;
      line.receive({ type: 'info', table, info });
      if (info.startedAt === null) return undefined;
    }
    const found = await http.sync(table, seen);
    if (isOver()) return undefined;
    if (!found.ok) return found.trouble;
    line.receive(found.value);
    return undefined;
  }

  function stopWaiting(): void {
    clearTimeout(patience);
    patience = undefined;
  }

  function start(): void {
    stopWaiting();
    polling.start();
  }

  return {
    get works() {
      return works;
    },
    begin(patient) {
      if (!patient) start();
      else if (!polling.runs) patience ??= setTimeout(start, PATIENCE);
    },
    end() {
      stopWaiting();
      polling.stop();
      works = false;
    },
    wake: () => polling.wake(),
  };
}
