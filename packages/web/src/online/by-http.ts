import type { Command, Say } from '@polder/server/wire';
import type { Call } from './api.js';

/** What goes over a socket, for when there is none. */
export const byHttp = (call: Call) => ({
  command: (command: Command) => call('POST /api/tables/:id/commands', { id: command.table }, command),
  say: (say: Say) => call('POST /api/tables/:id/chat', { id: say.table }, say),
  sync: (id: string, seen?: { readonly seq: number; readonly hash: string }) =>
    call('GET /api/tables/:id/sync', { id, ...(seen && { seq: `${seen.seq}`, hash: seen.hash }) }),
  table: (id: string) => call('GET /api/tables/:id', { id }),
});
export type ByHttp = ReturnType<typeof byHttp>;
