import { BadRecord, hashPlayed, NO_PROOF, nextProof, type Proof } from '@polder/core';

/*
 * The rolling proof of a table. The proof of a record is that of the line of choices that stands after it: of each
 * choice H(proof of the line before it, hash of the state after it), from H('', hash of the set-up) on. A record that
 * takes choices back has the proof of the line that it goes back to, and any other record that of the one before it.
 * So what stands can be proved without playing what was taken back.
 */

/** The proof of a line, with those of its beginnings. Never changed: tables share it. */
export interface ProvenLine {
  readonly proof: Proof;
  /** Without the last choice; undefined: this is the set-up. */
  readonly before: ProvenLine | undefined;
}

export const provenStart = (state: unknown): ProvenLine => ({
  proof: nextProof(NO_PROOF, hashPlayed(state)),
  before: undefined,
});

/** With one more choice, which has led to this state. */
export const provenChoice = (before: ProvenLine, state: unknown): ProvenLine => ({
  proof: nextProof(before.proof, hashPlayed(state)),
  before,
});

/** Without so many of the last choices. */
export function provenBack(line: ProvenLine, count: number): ProvenLine {
  let back = line;
  for (let i = 0; i < count && back.before; i++) back = back.before;
  return back;
}

/** Older records have no proof: they are believed. */
export const isProven = (line: ProvenLine, stored: Proof | null | undefined): boolean =>
  stored === undefined || stored === null || stored === line.proof;

export const otherCourse = (seq: number): BadRecord =>
  new BadRecord(seq, 'played again, the game takes another course than it took.');
