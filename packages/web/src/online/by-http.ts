import type { AnswerOf, Command, Outcome, Say, ServerMessage } from '@polder/server/wire';
import type { Answer, Call } from './api.js';

/** What goes over a socket, for when there is none. */
export interface ByHttp {
  command(command: Command): Promise<Answer<Outcome>>;
  say(say: Say): Promise<Answer<AnswerOf<'POST /api/tables/:id/chat'>>>;
  /** `seen`: what one has; only what came since is sent then. */
  sync(id: string, seen?: { readonly seq: number; readonly hash: string }): Promise<Answer<ServerMessage>>;
  table(id: string): Promise<Answer<AnswerOf<'GET /api/tables/:id'>>>;
}

export const byHttp = (call: Call): ByHttp => ({
  command: (command) => call('POST /api/tables/:id/commands', { id: command.table }, command),
  say: (say) => call('POST /api/tables/:id/chat', { id: say.table }, say),
  sync: (id, seen) =>
    call('GET /api/tables/:id/sync', { id, ...(seen && { seq: `${seen.seq}`, hash: seen.hash }) }),
  table: (id) => call('GET /api/tables/:id', { id }),
});
