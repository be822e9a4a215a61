import { type NotedDraw, partText } from '@polder/core';
import type { Visitor } from '../../context.js';
import { sha256 } from '../../table/commitment.js';
import type { TableInfo } from '../../wire/table.js';
import type { OpenLobby } from '../lobby.js';

/** Somebody's page that takes part in a draw, and notes what it has seen. */
export interface Hand {
  readonly noted: NotedDraw;
  commit(): Promise<TableInfo>;
  show(): Promise<TableInfo>;
}

export async function openHand(lobby: OpenLobby, visitor: Visitor, table: string): Promise<Hand> {
  const { user } = visitor;
  const draw = async () => {
    const found = (await lobby.info(table))?.draw;
    if (!found) throw new Error('There is no draw at this table.');
    return found;
  };
  const secret = `secret-of-${user}`.padEnd(20, '-').slice(0, 64);
  let noted: NotedDraw = { user, secret, server: (await draw()).server, parts: null, taken: false };
  return {
    get noted() {
      return noted;
    },
    commit: () => lobby.commit(visitor, table, sha256(partText(table, user, secret))),
    async show() {
      const parts = (await draw()).parts.map((part) => ({ user: part.user, commitment: part.commitment }));
      noted = { ...noted, parts };
      const info = await lobby.show(visitor, table, secret);
      noted = { ...noted, taken: true };
      return info;
    },
  };
}
