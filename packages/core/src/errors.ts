import type { Blocked, Choice } from './game.js';

/** Why a choice was refused. */
export type Refusal =
  | 'over' // the game has ended
  | 'foreign' // this seat is not asked
  | 'stale' // the answer is to another question
  | 'unknown' // no such option
  | 'blocked' // a rule forbids it
  | 'malformed'; // not a choice at all

/** A choice that the game does not offer now. The state is as it was. */
export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice';
  constructor(
    readonly refusal: Refusal,
    message: string,
    readonly choice: Choice,
    /** The rule that forbids it and the game's reason, if it is blocked. */
    readonly blocked?: Pick<Blocked, 'rule' | 'reason'>,
  ) {
    super(message);
  }
}

/** By its name: rules that are kept in a file of their own throw their own. */
export const isIllegalChoice = (error: unknown): error is IllegalChoice =>
  error instanceof Error && error.name === 'IllegalChoice';

/** Ends a switch over kinds: leaving one out does not compile. Kinds of a newer version end here. */
export function unknownKind(kind: never): never {
  throw new Error(`There is no such kind: ${JSON.stringify(kind)}.`);
}

/** A view was to be played on where something hidden decides: resample it first. */
export class NeedsHidden extends Error {
  override readonly name = 'NeedsHidden';
  constructor() {
    super('A view does not know what is hidden here: resample it first.');
  }
}

/** Options that no table can be set up with. */
export class BadOptions extends Error {
  override readonly name = 'BadOptions';
}
