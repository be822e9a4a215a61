import { type DuelState, editionOf } from '@polder/duel';
import { type Pair, pairAfter, type Section } from '../../text/wheels.js';
import { rivalOf } from './players.js';

/** A number of steps that the wheels may turn by, and what comes of it for both (D-TRN-1, D-TRN-4). */
export interface Cell {
  readonly steps: number;
  readonly tools: number;
  /** What whoever turns may do. */
  readonly pair: Pair;
  /** What the other one is left with. */
  readonly followUp: Section;
  /** Why it can't be chosen, by the name of the rules' reason. */
  readonly why: 'tools' | undefined;
  readonly key: string;
}

/** Who turns the wheels next: whoever's turn it is, until they have turned in it; undefined: nobody any more. */
export function nextToTurn({ turn, frames, lastRound, over }: DuelState): number | undefined {
  if (over) return undefined;
  if (turn.round === 0) return 0;
  if (frames.some(({ kind }) => kind === 'rotate')) return turn.seat;
  return turn.round === lastRound && turn.seat === 1 ? undefined : rivalOf(turn.seat);
}

export function leverOf(view: DuelState, seat: number): Cell[] {
  const { freeSteps, stepTools } = editionOf(view).wheels;
  return Array.from({ length: freeSteps + 1 }, (_, i) => {
    const steps = i + 1;
    const tools = steps > freeSteps ? stepTools : 0;
    return {
      steps,
      tools,
      pair: pairAfter(view, seat, steps),
      followUp: pairAfter(view, rivalOf(seat), steps).central,
      why: tools > view.players[seat].tools ? 'tools' : undefined,
      key: `turn:${steps}`,
    };
  });
}

/** Guilder for a Central action that is given up now (D-TRN-5). */
export const givingUp = (view: DuelState): number => editionOf(view).calendar[view.calendar];
