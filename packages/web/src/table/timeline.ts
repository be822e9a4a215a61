import type { Game, GameEvent, Scoresheet, Seat } from '@polder/core';
import type { Moment } from '../session/session.js';

/** How the scores stood when a turn was over. */
export interface TurnScores {
  readonly seat: Seat;
  readonly round: number;
  /** Choices made until then. */
  readonly choices: number;
  readonly scores: readonly Scoresheet[];
}

interface TurnEvent extends GameEvent {
  readonly round?: number;
}

/** The scores at the end of each turn, from a view of the beginning and what happened since. */
export function timelineOf<State, Event extends GameEvent>(
  game: Pick<Game<never, State, Event>, 'clone' | 'evolve' | 'scores'>,
  start: State,
  moments: readonly Moment<Event>[],
): TurnScores[] {
  const state = game.clone(start);
  const turns: TurnScores[] = [];
  let turn: { seat: Seat; round: number } | undefined;
  for (const [i, { events }] of moments.entries()) {
    for (const event of events) {
      const { type, seat, round }: TurnEvent = event;
      const ends = type === 'turn' || type === 'over';
      if (ends && turn) turns.push({ ...turn, choices: i + 1, scores: game.scores(state) });
      game.evolve(state, event);
      if (type === 'turn') turn = { seat: seat ?? 0, round: round ?? 0 };
    }
  }
  return turns;
}

export type TurningPoint =
  | { readonly type: 'lead'; readonly seat: Seat; readonly round: number; readonly choices: number }
  | {
      readonly type: 'swing';
      readonly seat: Seat;
      readonly round: number;
      readonly vp: number;
      readonly choices: number;
    };

/** The last change of the lead, and the turns that brought most: at most so many, in the order of the game. */
export function turningPoints(timeline: readonly TurnScores[], most = 4): TurningPoint[] {
  const points: TurningPoint[] = [];
  let leader = -1;
  let lead: TurningPoint | undefined;
  const swings: Extract<TurningPoint, { type: 'swing' }>[] = [];
  for (const [i, { seat, round, choices, scores }] of timeline.entries()) {
    const best = Math.max(...scores.map(({ vp }) => vp));
    const ahead = scores.filter(({ vp }) => vp === best);
    if (ahead.length === 1 && ahead[0].seat !== leader) {
      if (leader >= 0) lead = { type: 'lead', seat: ahead[0].seat, round, choices };
      leader = ahead[0].seat;
    }
    const before = timeline[i - 1]?.scores[seat]?.vp;
    const vp = scores[seat].vp - (before ?? scores[seat].vp);
    if (vp > 0) swings.push({ type: 'swing', seat, round, vp, choices });
  }
  swings.sort((a, b) => b.vp - a.vp);
  if (lead) points.push(lead);
  points.push(...swings.slice(0, most - points.length));
  return points.sort((a, b) => a.choices - b.choices);
}
