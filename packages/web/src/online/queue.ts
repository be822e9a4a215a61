import type { ClientMessage, Outcome, Refusal } from '@polder/server/wire';
import type { Answer, Trouble } from './api.js';

export type Request = Extract<ClientMessage, { type: 'command' | 'say' }>;

/**
 * What was asked of the server and is not answered yet. It is sent again with the same id by whatever way
 * there is, and the server does it once.
 */
export interface Queue {
  readonly size: number;
  add(request: Request): Promise<Outcome>;
  /** Over a new socket. */
  sendAll(): void;
  /** By plain requests, one after the other; the trouble that ends it, if nobody answers. */
  sendByHttp(
    ask: (request: Request) => Promise<Answer<Outcome>>,
    isOver: () => boolean,
  ): Promise<Trouble | undefined>;
  answered(id: string, outcome: Outcome): void;
}

interface Pending {
  readonly request: Request;
  readonly resolve: (outcome: Outcome) => void;
  /** By our own time. */
  notBefore: number;
}

interface Ways {
  /** False: there is no socket. */
  send(request: Request): boolean;
  now(): number;
  /** Something is to be sent otherwise than by a socket. */
  wake(): void;
  /** Nothing was heard for too long after something was sent. */
  doubt(): void;
  /** There is something to be sent, or nothing any more. */
  changed(): void;
}

/** How long an answer may take before the socket is doubted. */
const ANSWER = 4_000;
/** What a busy server asks for is done, up to this. */
const LONGEST_RETRY = 15_000;

/** The server has answered; else nobody has. */
export const isRefusal = (trouble: Trouble): trouble is Refusal => 'message' in trouble;

const idOf = (request: Request): string => (request.type === 'command' ? request.command.id : request.say.id);

export function openQueue(ways: Ways): Queue {
  const pending = new Map<string, Pending>();
  let doubting: ReturnType<typeof setTimeout> | undefined;

  function send({ request, notBefore }: Pending): boolean {
    if (notBefore > ways.now() || !ways.send(request)) return false;
    clearTimeout(doubting);
    doubting = setTimeout(doubt, ANSWER);
    return true;
  }

  /** The socket may be dead; or it lives, and what was lost on the way is not sent again by anybody else. */
  function doubt(): void {
    ways.doubt();
    sendAll();
  }

  function sendAll(): void {
    for (const it of pending.values()) send(it);
  }

  /** A server that stops or is too busy has not refused the thing itself. */
  function again(it: Pending, { code, retryAfter = 1 }: Refusal): boolean {
    const wait = retryAfter * 1000;
    if (code !== 'closing' && (code !== 'tooMuch' || wait > LONGEST_RETRY)) return false;
    it.notBefore = ways.now() + wait;
    setTimeout(() => {
      if (pending.get(idOf(it.request)) === it && !send(it)) ways.wake();
    }, wait);
    return true;
  }

  function answered(id: string, outcome: Outcome): void {
    const it = pending.get(id);
    if (!it || (!outcome.ok && again(it, outcome.refusal))) return;
    pending.delete(id);
    it.resolve(outcome);
    if (pending.size > 0) return;
    clearTimeout(doubting);
    ways.changed();
  }

  return {
    get size() {
      return pending.size;
    },
    add: (request) =>
      new Promise((resolve) => {
        const it: Pending = { request, resolve, notBefore: 0 };
        pending.set(idOf(request), it);
        if (!send(it)) ways.wake();
        ways.changed();
      }),
    sendAll,
    async sendByHttp(ask, isOver) {
      for (const [id, it] of [...pending]) {
        if (isOver()) return undefined;
        if (!pending.has(id) || it.notBefore > ways.now()) continue;
        const answer = await ask(it.request);
        if (answer.ok) answered(id, answer.value);
        else if (isRefusal(answer.trouble)) answered(id, { ok: false, refusal: answer.trouble });
        else return answer.trouble;
      }
      return undefined;
    },
    answered,
  };
}
