import { BadEdition, problemLine } from '@polder/core/edition';
import type * as v from 'valibot';
import { type GameEntry, gameEntry, optionProblem, type StoredEdition, storedEdition } from '../games.js';
import type { newTableSchema } from '../wire/lobby.js';
import { refuse } from './refuse.js';
import { plainText } from './text.js';

export type AskedTable = v.InferOutput<typeof newTableSchema>;

/** What was asked for, once the game has agreed to it. */
export interface CheckedTable extends Omit<AskedTable, 'edition'> {
  readonly edition: OwnEdition | undefined;
}

export interface OwnEdition extends StoredEdition {
  readonly name: string;
}

const PROBLEMS = 20;
const PROBLEM_LENGTH = 200;

/** Throws `Refused`: bad, with all that the game has to say about it. */
export function checkTable(asked: AskedTable): CheckedTable {
  const entry = gameEntry(asked.game);
  if (!entry) throw refuse('bad', `There is no game '${asked.game}' here.`);
  if (!entry.seats.includes(asked.players)) {
    throw refuse(
      'bad',
      `${asked.game} is not for ${asked.players} players, but for ${entry.seats.join(', ')}.`,
    );
  }
  if (asked.bots.length >= asked.players) {
    throw refuse('bad', `${asked.bots.length} bots leave no seat for you at a table for ${asked.players}.`);
  }
  checkRated(asked);
  const { options } = asked;
  const problem = optionProblem(entry, options);
  if (problem !== undefined) throw refuse('bad', problem);
  const edition = asked.edition === undefined ? undefined : readEdition(entry, asked.edition);
  tryOut(entry, asked.players, options, edition?.value);
  return { ...asked, edition: edition?.own };
}

/** What a rated game rules out: whatever not all of its players have made, or can see, alike. */
function checkRated({ rated, bots, edition, pace, hints }: AskedTable): void {
  if (!rated) return;
  if (bots.length > 0) throw refuse('bad', 'A rated game is for people only: no bots.');
  if (edition !== undefined) throw refuse('bad', "A rated game is played with the game's own edition.");
  if (pace.kind === 'none') throw refuse('bad', 'A rated game needs a clock.');
  if (hints) throw refuse('bad', 'A rated game is played without hints.');
}

function readEdition(entry: GameEntry, text: string): { own: OwnEdition; value: unknown } {
  const value = parsed(entry, text);
  // The name also stands alone, in lists: there it is text, as in a chat.
  return { own: { ...storedEdition(entry.game.id, value), name: plainText(value.name) }, value };
}

function parsed({ id, parseEdition }: GameEntry, text: string): { readonly name: string } {
  if (!parseEdition) throw refuse('bad', `${id} has no editions.`);
  try {
    return parseEdition(text);
  } catch (error) {
    if (error instanceof BadEdition) throw refuse('bad', problemsOf(error));
    // Nested so deep that even looking at it is too much.
    if (error instanceof RangeError) throw refuse('bad', 'The edition is nested too deep.');
    throw error;
  }
}

function problemsOf({ problems }: BadEdition): string {
  const lines = problems.slice(0, PROBLEMS).map((problem) => problemLine(problem).slice(0, PROBLEM_LENGTH));
  const more = problems.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more`].join('\n') : lines.join('\n');
}

/** Better now than when everybody has sat down. */
function tryOut(entry: GameEntry, players: number, options: object, edition: unknown): void {
  try {
    entry.game.setup(entry.setupOptions(players, { ...options }, edition), 'trial');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw refuse('bad', `The game can't be set up like this: ${why.slice(0, PROBLEM_LENGTH)}`);
  }
}
