import { committedText, type GameEvent, openHistory } from '@polder/core';
import type { FinishedGame, TableInfo } from '@polder/server/wire';
import type { AnyGame, AnyOptions } from '../../../session/rules.js';
import { sha256 } from './sha256.js';

/** For tests: a game that a server has seen to its end, with choices taken back and a way back agreed to. */
export async function finishedGame(
  game: AnyGame,
  options: AnyOptions,
  { seats = 2, seed = 'delft' }: { readonly seats?: number; readonly seed?: string } = {},
): Promise<FinishedGame> {
  const history = openHistory(game, options, seed);
  const records: FinishedGame['records'][number][] = [];
  let undone = false;
  let rewound = false;
  const note = (deed: FinishedGame['records'][number]['deed'], chance: readonly GameEvent[] | null = null) =>
    records.push({ seq: records.length, at: 1000 + records.length, user: null, deed, chance });

  for (let i = 0; ; i++) {
    const [open] = game.decisions(history.state);
    if (!open) break;
    const { id: decision, seat, options: offered } = open;
    // A walk that does not always turn left.
    const { key } = offered[(i * 7 + seat) % offered.length];
    const events = history.choose({ decision, seat, key });
    const met = events.filter((event) => event.reveals);
    note({ type: 'choice', seat, key, decision }, met.length > 0 ? met : null);
    if (!undone && history.undoable(seat).steps > 0 && i > 5) {
      history.undo(seat, 1);
      note({ type: 'undo', seat, count: 1 });
      undone = true;
    } else if (!rewound && i === 30) {
      const choices = history.choices.length - 4;
      history.rewind(choices);
      note({ type: 'propose', seat: 0, what: { what: 'rewind', choices } });
      note({ type: 'answer', seat: 1, yes: true });
      rewound = true;
    }
  }

  const { edition: _, players: __, ...plain } = options as Record<string, unknown>;
  const id = 'table-for-tests';
  const commitment = (await sha256(committedText(id, seed))) ?? '';
  const info: TableInfo = {
    id,
    game: game.id,
    options: plain,
    edition: null,
    status: 'over',
    listed: true,
    pace: { kind: 'none' },
    rated: false,
    hints: false,
    spectators: true,
    host: 'user-0000',
    seats: Array.from({ length: seats }, (_, i) => ({
      kind: 'person',
      person: { id: `user-000${i}`, name: `Player ${i + 1}` },
      bot: null,
    })),
    waitingFor: [],
    createdAt: 1,
    startedAt: 2,
    finishedAt: 3,
    commitment,
    version: game.version,
    result: game.result(history.state) ?? null,
    rematch: null,
  };
  return { info, saved: history.save(), seed, commitment, edition: null, records };
}
