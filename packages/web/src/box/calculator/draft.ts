import type { GameId } from '../../session/rules.js';
import type { Readers } from './calculator.js';
import { fieldsOf } from './reading.js';

/** What somebody is counting; all games at once, so that none is lost by looking at another. */
export interface Draft {
  readonly game: GameId;
  readonly tables: Readonly<Record<GameId, unknown>>;
  /** The results, by id, that the tables were kept as: kept again, they take their place. */
  readonly kept: Readonly<Record<GameId, string | undefined>>;
}

export function readDraft(raw: unknown, readers: Readers): Draft {
  const { game, kept, ...tables } = fieldsOf(raw);
  const ids = fieldsOf(kept);
  const games = [...readers.keys()];
  return {
    game: games.find((id) => id === game) ?? games[0],
    tables: Object.fromEntries([...readers].map(([id, { read }]) => [id, read(tables[id])])),
    kept: Object.fromEntries(
      games.flatMap((id) => {
        const result = ids[id];
        return typeof result === 'string' ? [[id, result]] : [];
      }),
    ),
  };
}

/** The tables stand beside the rest, by the id of their game. */
export const printDraft = ({ game, tables, kept }: Draft): string =>
  JSON.stringify({ game, ...tables, kept });

export const withTable = (draft: Draft, table: unknown): Draft => ({
  ...draft,
  tables: { ...draft.tables, [draft.game]: table },
});
/** `id` undefined: it was not kept yet. */
export const keptAs = (draft: Draft, id: string | undefined): Draft => ({
  ...draft,
  kept: { ...draft.kept, [draft.game]: id },
});
