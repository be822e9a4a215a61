import { hashState } from './hash.js';

/**
 * A proof says how a game went: one hash over its states in a row, from the set-up on. Rules that play the game again
 * and come to the same proof are the rules it was played with, as far as this game can tell, whatever their version is
 * called. 16 hexadecimal digits.
 */
export type Proof = string;

/** The proof before the set-up. */
export const NO_PROOF: Proof = '';

/** The proof after one more state, by the state's hash. */
export const nextProof = (before: Proof, hash: string): Proof => hashState([before, hash]);

/**
 * The hash of a state without its edition (`options.edition`), which whoever keeps the game knows by itself: a game has
 * the same proof whether it was given the printed values or took them from the rules.
 */
export function hashPlayed(state: unknown): string {
  const { options } = state as { readonly options?: { readonly edition?: unknown } };
  if (options?.edition === undefined) return hashState(state);
  return hashState({ ...(state as object), options: { ...options, edition: undefined } });
}
