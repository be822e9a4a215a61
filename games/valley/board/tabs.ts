import type { Decision } from '@polder/core';

/** The parts of the table where it does not fit the screen at once. */
export const TABS = ['turn', 'board', 'farm', 'rivals'] as const;
export type Tab = (typeof TABS)[number];

const FARM = /^(row|patch|storage|supply|group|place|helper|contract)\b/;
const TURN = /^(gate|wheels|wheel|section|water)\b/;

/** Where a decision is best answered: where most of its targets are. */
export function tabFor({ options, ask }: Decision): Tab {
  if (ask === 'gate' || ask === 'wheels') return 'turn';
  const votes = { turn: 0, board: 0, farm: 0 };
  for (const { target } of options) {
    if (target === undefined) continue;
    if (FARM.test(target)) votes.farm++;
    else if (TURN.test(target)) votes.turn++;
    else votes.board++;
  }
  if (votes.farm > votes.board && votes.farm > votes.turn) return 'farm';
  return votes.board > votes.turn ? 'board' : 'turn';
}
