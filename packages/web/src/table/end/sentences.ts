import type { Seat } from '@polder/core';
import type { Who } from '@polder/core/text';
import type { Words } from '../../words/words.js';
import type { Verdict } from './verdict.js';

/** What the end screen says. */
export interface Sentences {
  readonly headline: string;
  readonly margin: string;
  readonly why?: string;
  /** What spoke for the second, or how level it was. */
  readonly more?: string;
}

export function sentencesOf(
  verdict: Verdict,
  whoAt: (seat: Seat) => Who,
  rounds: number,
  vp: number,
  { ending }: Words,
): Sentences {
  if (verdict.type === 'shared') {
    return {
      headline: ending.together(verdict.winners.map(whoAt)),
      margin: ending.level(verdict.vp, rounds),
      why: ending.shared,
      more: ending.sharedBy(verdict.rules),
    };
  }
  const winner = whoAt(verdict.winner);
  const headline = ending.winner(winner);
  if (verdict.type === 'alone') return { headline, margin: ending.after(vp, rounds) };
  const second = whoAt(verdict.second);
  switch (verdict.type) {
    case 'won': {
      const { margin, by, against } = verdict;
      return {
        headline,
        margin: ending.margin(margin, second, rounds),
        why: ending.decided(by.name, by.first, by.second),
        more: against.length > 0 ? ending.against(second, against) : ending.allAhead(second),
      };
    }
    case 'tie':
      return {
        headline,
        margin: ending.level(verdict.vp, rounds),
        why: ending.tie(verdict.rule, verdict.first, verdict.other),
        more: ending.tieBetween(winner, second, verdict.vp),
      };
    case 'lostTie':
      return {
        headline,
        margin: ending.level(verdict.vp, rounds),
        why: ending.lostTie,
        more: ending.tieBetween(winner, second, verdict.vp),
      };
  }
}
