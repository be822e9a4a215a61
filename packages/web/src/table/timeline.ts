import type { Game, GameEvent, Scoresheet, Seat } from '@polder/core';
import type { Moment } from '../session/session.js';

/** How the scores stood before a turn and when it was over. */
export interface TurnScores {
  readonly seat: Seat;
  readonly round: number;
  /** Choices made until it was over. */
  readonly choices: number;
  readonly before: readonly Scoresheet[];
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
  let turn: Pick<TurnScores, 'seat' | 'round' | 'before'> | undefined;
  for (const [i, { events }] of moments.entries()) {
    for (const event of events) {
      const { type, seat, round }: TurnEvent = event;
      const ends = type === 'turn' || type === 'over';
      if (ends && turn) turns.push({ ...turn, choices: i + 1, scores: game.scores(state) });
      game.evolve(state, event);
      if (type === 'turn')
        turn = { seat: seat ?? 0, round: round ?? 0, before: turns.at(-1)?.scores ?? game.scores(state) };
    }
  }
  return turns;
}

interface Point {
  readonly seat: Seat;
  readonly round: number;
  readonly choices: number;
  /** Which turn of the timeline it is. */
  readonly turn: number;
}
export type TurningPoint =
  | (Point & { readonly type: 'lead' })
  | (Point & { readonly type: 'swing'; readonly vp: number });

/** The last change of the lead, and the turns that brought most: at most so many, in the order of the game. */
export function turningPoints(timeline: readonly TurnScores[], most = 4): TurningPoint[] {
  let leader = -1;
  let lead: TurningPoint | undefined;
  const swings: Extract<TurningPoint, { type: 'swing' }>[] = [];
  for (const [turn, { round, choices, before, scores }] of timeline.entries()) {
    const best = Math.max(...scores.map(({ vp }) => vp));
    const ahead = scores.filter(({ vp }) => vp === best);
    if (ahead.length === 1 && ahead[0].seat !== leader) {
      if (leader >= 0) lead = { type: 'lead', seat: ahead[0].seat, round, choices, turn };
      leader = ahead[0].seat;
    }
    // Others may make points in it, too: Duel's follow-ups, ways to the Market.
    for (const sheet of scores) {
      const vp = sheet.vp - before[sheet.seat].vp;
      if (vp > 0) swings.push({ type: 'swing', seat: sheet.seat, round, vp, choices, turn });
    }
  }
  swings.sort((a, b) => b.vp - a.vp);
  const points = lead ? [lead, ...swings.slice(0, most - 1)] : swings.slice(0, most);
  return points.sort((a, b) => a.turn - b.turn);
}
