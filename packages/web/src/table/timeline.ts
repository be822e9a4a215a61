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
/** `vp` is what that turn brought the seat; of `led`, by how much it was ahead at most. */
export type TurningPoint = Point & { readonly vp: number } & (
    | { readonly type: 'lead' }
    | { readonly type: 'led'; readonly from: number }
    /** Behind the best of the others after it; below 0: ahead. */
    | { readonly type: 'best'; readonly behind: number }
  );

/** Shorter leads are not worth a word. */
const LONG_LEAD = 3;

/** How far a seat was ahead of the best of the others. */
function ahead(scores: readonly Scoresheet[], seat: Seat): number {
  const others = scores.filter((it) => it.seat !== seat).map(({ vp }) => vp);
  return (scores.find((it) => it.seat === seat)?.vp ?? 0) - Math.max(...others);
}

interface Stretch {
  readonly seat: Seat;
  readonly first: number;
  last: number;
}

/** Who led from which turn to which; level scores leave the lead where it is. */
function leadsOf(timeline: readonly TurnScores[]): Stretch[] {
  const leads: Stretch[] = [];
  for (const [turn, { scores }] of timeline.entries()) {
    const leader = scores.find(({ seat }) => ahead(scores, seat) > 0)?.seat;
    const now = leads.at(-1);
    if (now && (leader === undefined || leader === now.seat)) now.last = turn;
    else if (leader !== undefined) leads.push({ seat: leader, first: turn, last: turn });
  }
  return leads;
}

/**
 * The last change of the lead, the longest lead of somebody else, and everybody's best turn: at most so many,
 * in the order of the game.
 */
export function turningPoints(timeline: readonly TurnScores[], most = 4): TurningPoint[] {
  const at = (turn: number): Omit<Point, 'seat'> => {
    const { round, choices } = timeline[turn];
    return { round, choices, turn };
  };
  const gain = (turn: number, seat: Seat): number => {
    const { before, scores } = timeline[turn];
    return sheetVp(scores, seat) - sheetVp(before, seat);
  };
  const found: TurningPoint[] = [];
  const leads = leadsOf(timeline);
  const last = leads.at(-1);
  if (last && leads.length > 1)
    found.push({ type: 'lead', seat: last.seat, vp: gain(last.first, last.seat), ...at(last.first) });

  const rounds = ({ first, last }: Stretch): number => timeline[last].round - timeline[first].round + 1;
  const [longest] = leads
    .filter((it) => it.seat !== last?.seat && rounds(it) >= LONG_LEAD)
    .sort((a, b) => rounds(b) - rounds(a));
  if (longest) {
    const { seat, first, last } = longest;
    const leadAt = timeline.slice(first, last + 1).map(({ scores }) => ahead(scores, seat));
    found.push({ type: 'led', seat, vp: Math.max(...leadAt), from: timeline[first].round, ...at(last) });
  }

  const seats = timeline[0]?.scores.map(({ seat }) => seat) ?? [];
  const best = seats
    .map((seat) => {
      // Others may make points in a turn, too: Duel's follow-ups, ways to the Market.
      const gains = timeline.map((_, turn) => gain(turn, seat));
      const vp = Math.max(...gains);
      const turn = gains.indexOf(vp);
      const behind = -ahead(timeline[turn].scores, seat);
      return { type: 'best' as const, seat, vp, behind, ...at(turn) };
    })
    .filter((it) => it.vp > 0 && !found.some(({ turn, seat }) => turn === it.turn && seat === it.seat))
    .sort((a, b) => b.vp - a.vp);
  return [...found, ...best].slice(0, most).sort((a, b) => a.turn - b.turn);
}

const sheetVp = (scores: readonly Scoresheet[], seat: Seat): number =>
  scores.find((it) => it.seat === seat)?.vp ?? 0;
