/** Those who look at lists of tables: the public one, and that of own games. */
export interface Lists {
  readonly size: number;
  /** Somebody looks at the public list. */
  readonly lobby: boolean;
  onLobby(listener: () => void): () => void;
  /** `table`: which it is about, if that is known. */
  onMine(listener: (table: string | undefined) => void): () => void;
  lobbyChanged(): void;
  mineChanged(table: string | undefined): void;
  /** Something may have changed: nobody has told. */
  changed(): void;
}

interface ListLine {
  /** Somebody looks at the public list now, or nobody any more. */
  lobby(on: boolean): void;
  /** More look at a list, or fewer. */
  needed(): void;
}

export function openLists(line: ListLine): Lists {
  const lobby = new Set<() => void>();
  const mine = new Set<(table: string | undefined) => void>();
  const lists: Lists = {
    get size() {
      return lobby.size + mine.size;
    },
    get lobby() {
      return lobby.size > 0;
    },
    onLobby(listener) {
      lobby.add(listener);
      line.needed();
      if (lobby.size === 1) line.lobby(true);
      return () => {
        if (!lobby.delete(listener)) return;
        if (lobby.size === 0) line.lobby(false);
        line.needed();
      };
    },
    onMine(listener) {
      mine.add(listener);
      line.needed();
      return () => {
        mine.delete(listener);
        line.needed();
      };
    },
    lobbyChanged() {
      for (const listener of [...lobby]) listener();
    },
    mineChanged(table) {
      for (const listener of [...mine]) listener(table);
    },
    changed() {
      lists.lobbyChanged();
      lists.mineChanged(undefined);
    },
  };
  return lists;
}
