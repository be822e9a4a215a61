import {
  CannotUndo,
  type Game,
  type GameEvent,
  type History,
  type HistoryRecord,
  hashState,
  IllegalChoice,
  openHistory,
} from '@polder/core';
import type { RecordBody } from '../table/records.js';
import type { FinishedGame } from '../wire/lobby.js';

/** What can be wrong with a game that somebody says was dealt fairly. */
export type Doubt =
  | 'commitment' // the seed is not the one that was promised at the start
  | 'seed' // the game was not dealt from that seed
  | 'version' // it was played by other rules than these
  | 'record' // what is said to have happened can't happen
  | 'chance' // chance has brought something else
  | 'result'; // it ends otherwise

export type Verdict =
  | { readonly fair: true }
  | { readonly fair: false; readonly doubt: Doubt; readonly message: string };

type AnyGame = Game<unknown, unknown, GameEvent>;

/**
 * Deals a finished game anew from its seed and plays it again, as anybody can: nothing of the server is asked
 * or trusted but what it had promised at the start. `commit`: the promise for a seed (table/commitment.ts).
 */
export function verify(
  { info, saved, seed, commitment, records }: FinishedGame,
  game: AnyGame,
  commit: (table: string, seed: string) => string,
): Verdict {
  if (commit(info.id, seed) !== commitment) {
    return doubt('commitment', 'The seed does not fit the commitment of the start.');
  }
  if (saved.seed !== seed) return doubt('seed', 'The game is of another seed than the one shown.');
  if (saved.version !== game.version) {
    return doubt('version', `It was played by the rules ${saved.version}, these are ${game.version}.`);
  }
  const chances = records.flatMap(({ deed, chance }) => (deed.type === 'choice' ? [{ deed, chance }] : []));
  try {
    const history = openHistory(game, saved.options, seed);
    let made = 0;
    for (const [i, step] of saved.log.entries()) {
      const events = play(history, step);
      if (step.type !== 'choice') continue;
      const said = chances[made++];
      if (!said || hashState(choiceOf(said.deed)) !== hashState(step)) {
        return doubt('record', `Step ${i} is not in the records.`);
      }
      if (!sameChance(events, said.chance)) {
        return doubt('chance', `At step ${i} chance brings something else.`);
      }
    }
    if (made !== chances.length) return doubt('record', 'The records go on after the last step.');
    const same = hashState(game.result(history.state) ?? null) === hashState(info.result);
    return same ? { fair: true } : doubt('result', 'The game ends otherwise.');
  } catch (error) {
    if (!(error instanceof IllegalChoice) && !(error instanceof CannotUndo)) throw error;
    return doubt('record', error.message);
  }
}

/** As the game knows it: which bot has made it is the table's business. */
const choiceOf = ({ bot: _, ...choice }: Extract<RecordBody, { type: 'choice' }>): HistoryRecord => choice;

const doubt = (what: Doubt, message: string): Verdict => ({ fair: false, doubt: what, message });

function play(history: History<unknown, unknown, GameEvent>, step: HistoryRecord): readonly GameEvent[] {
  switch (step.type) {
    case 'choice':
      return history.choose(step);
    case 'undo':
      history.undo(step.seat, step.count);
      return [];
    case 'redo':
      return history.redo(step.seat, step.count);
    case 'rewind':
      history.rewind(step.count);
      return [];
  }
}

function sameChance(events: readonly GameEvent[], said: readonly unknown[] | null): boolean {
  const met = events.filter(({ reveals }) => reveals);
  return hashState(met) === hashState(said ?? []);
}
