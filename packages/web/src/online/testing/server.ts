import type { GameEvent, Seat } from '@polder/core';
import type { Command, Outcome, ServerMessage } from '@polder/server/wire';
import type { Host } from './host.js';
import { TABLE } from './host.js';
import type { FakeNet, FakeSocket } from './net.js';

/** What the way to the page does to a message: it comes after so many ms each, or never. */
export type Way = () => readonly number[];

/** A server with one table, on the other end of a fake net; every socket sits in `seat`. */
export interface FakeServer {
  /** To the page; from the page nothing is lost but by cut sockets. */
  way: Way;
  /** Everybody who watches gets what is new. */
  tellAll(): void;
  readonly done: readonly string[];
  command(command: Command): Outcome;
}

const SURE: Way = () => [0];

export function openServer<State, Event extends GameEvent>(
  net: FakeNet,
  host: Host<State, Event>,
  seat: Seat | null,
): FakeServer {
  const watching = new Map<FakeSocket, number>();
  const outcomes = new Map<string, Outcome>();

  function send(socket: FakeSocket, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const ms of server.way()) {
      if (ms === 0) socket.sendRaw(text);
      else setTimeout(() => socket.sendRaw(text), ms);
    }
  }

  function perform({ action }: Command): Outcome {
    const refuse = (code: 'stale' | 'notYours' | 'illegal' | 'cannotUndo', reason?: string): Outcome => ({
      ok: false,
      refusal: { code, message: code, ...(reason === undefined ? {} : { reason }) },
    });
    if (seat === null) return refuse('notYours');
    switch (action.type) {
      case 'choose': {
        for (const [i, key] of action.keys.entries()) {
          const open = host.decisions().find((it) => it.seat === seat);
          if (i === 0 && open?.id !== action.decision) return refuse('stale');
          if (!open?.options.some((it) => it.key === key)) {
            if (i === 0) return refuse('illegal');
            break;
          }
          host.choose({ decision: open.id, seat, key });
        }
        return { ok: true, seq: host.seq };
      }
      case 'undo':
        if (host.undoable(seat) === 0) return refuse('cannotUndo', 'otherSeat');
        host.back(seat, host.choices - 1);
        return { ok: true, seq: host.seq };
      case 'propose':
        host.note(seat, 'propose');
        return { ok: true, seq: host.seq };
      default:
        return refuse('notYours');
    }
  }

  const server: FakeServer = {
    way: SURE,
    get done() {
      return [...outcomes.keys()];
    },
    command(command) {
      const known = outcomes.get(command.id);
      if (known) return known;
      const outcome = perform(command);
      outcomes.set(command.id, outcome);
      return outcome;
    },
    tellAll() {
      for (const [socket, seq] of watching) {
        if (!socket.isOpen) watching.delete(socket);
        else if (seq < host.seq) {
          watching.set(socket, host.seq);
          send(socket, host.since(seat, seq));
        }
      }
    },
  };

  net.onSocket = (socket) => {
    socket.onMessage = (message) => {
      switch (message.type) {
        case 'watch':
          watching.set(socket, host.seq);
          send(socket, host.answer(seat, message.after));
          break;
        case 'ping':
          send(socket, { type: 'pong', now: host.now });
          for (const { table: _, ...seen } of message.tables) {
            const answer = host.answer(seat, seen);
            if (answer.type === 'sync') send(socket, answer);
          }
          break;
        case 'command': {
          const outcome = server.command(message.command);
          server.tellAll();
          send(socket, { type: 'done', id: message.command.id, outcome });
          break;
        }
        case 'say':
          send(socket, { type: 'done', id: message.say.id, outcome: { ok: true, seq: host.seq } });
          send(socket, {
            type: 'chat',
            table: TABLE,
            messages: [
              {
                id: 3,
                at: host.now,
                from: { id: 'person-0', name: 'Ada' },
                phrase: 'phrase' in message.say ? message.say.phrase : null,
                text: 'text' in message.say ? message.say.text : null,
              },
            ],
          });
          break;
        default:
          break;
      }
    };
  };
  return server;
}
