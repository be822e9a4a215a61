import { BadOptions, machine, offer, standingsOf } from '@polder/core';
/*
 * Nine men's morris.
 *
 * M1 Two players have nine men each. In turn they put them on free points of the board.
 * M2 Who has put all men moves one along a line to the next free point; with three men left, to any free point.
 * M3 Three own men in a line are a mill. Who closes one takes a man of the other, none out of a mill if there is
 *    another one.
 * M4 Who has put all men and has two left, or can't move, has lost. Fifty turns without a man put or taken are a draw.
 */
/** The points, row by row; a letter is a column. Lines are rows and columns, cut in two by the empty middle. */
export const POINTS = 'a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1'.split(' ');
const LINES = (
  'a7 d7 g7,b6 d6 f6,c5 d5 e5,a4 b4 c4,e4 f4 g4,c3 d3 e3,b2 d2 f2,a1 d1 g1,' +
  'a7 a4 a1,b6 b4 b2,c5 c4 c3,d7 d6 d5,d3 d2 d1,e5 e4 e3,f6 f4 f2,g7 g4 g1'
)
  .split(',')
  .map((line) => line.split(' ').map((point) => POINTS.indexOf(point)));
const THROUGH = POINTS.map((_, at) => LINES.filter((line) => line.includes(at)));
const NEXT = POINTS.map((_, at) =>
  THROUGH[at].flatMap((line) => line.filter((_, i) => Math.abs(i - line.indexOf(at)) === 1)),
);
const MEN = 9;
const QUIET = 50;
const SIZE = POINTS.length;
/** Options by code: a point to put a man on, a point to take one from, a move. */
const TAKE = SIZE;
const MOVE = 2 * SIZE;
function optionOf(_state, code) {
  if (code < TAKE) return { key: POINTS[code], target: `point:${POINTS[code]}` };
  if (code < MOVE) return { key: `take:${POINTS[code - TAKE]}`, target: `point:${POINTS[code - TAKE]}` };
  const [from, to] = [Math.floor((code - MOVE) / SIZE), (code - MOVE) % SIZE];
  return { key: `${POINTS[from]}>${POINTS[to]}`, target: `point:${POINTS[to]}` };
}
export const menOn = ({ points }, seat) => points.filter((it) => it === seat).length;
/** The man on this point stands in a mill; `without`: it has just left that one. */
const inMill = ({ points }, at, seat, without = -1) =>
  THROUGH[at].some((line) => line.every((it) => it === at || (points[it] === seat && it !== without)));
export const millsOf = (state, seat) =>
  LINES.filter((line) => line.every((at) => state.points[at] === seat)).length;
function movesOf(state, seat) {
  const flies = menOn(state, seat) === 3;
  return state.points.flatMap((owner, from) => {
    if (owner !== seat) return [];
    const reach = flies ? POINTS.map((_, to) => to) : NEXT[from];
    return reach.filter((to) => state.points[to] === -1).map((to) => [from, to]);
  });
}
function takable(state, rival) {
  const men = POINTS.map((_, at) => at).filter((at) => state.points[at] === rival);
  const loose = men.filter((at) => !inMill(state, at, rival));
  return loose.length > 0 ? loose : men;
}
function ask(state, q) {
  const { seat } = state.turn;
  q.seat = seat;
  q.source = 0;
  if (state.open === 'take') {
    q.ask = 'take';
    for (const at of takable(state, 1 - seat)) offer(q, TAKE + at);
  } else if (state.open === 'act' && state.inHand[seat] > 0) {
    q.ask = 'put';
    for (let at = 0; at < SIZE; at++) if (state.points[at] === -1) offer(q, at);
  } else if (state.open === 'act') {
    q.ask = 'move';
    for (const [from, to] of movesOf(state, seat)) offer(q, MOVE + from * SIZE + to);
  }
}
function blocked(state, seat) {
  if (state.open !== 'take' || state.turn.seat !== seat) return [];
  const free = takable(state, 1 - seat);
  return POINTS.flatMap((point, at) =>
    state.points[at] === 1 - seat && !free.includes(at)
      ? [{ key: `take:${point}`, target: `point:${point}`, rule: 'M3', reason: 'inMill' }]
      : [],
  );
}
function emit(run, event) {
  evolve(run.state, event);
  run.events?.push(event);
}
/** The next turn begins, unless somebody has won or it is a draw (M4). */
function step(run) {
  const { state } = run;
  const next = 1 - state.turn.seat;
  const beaten = state.inHand[next] === 0 && (menOn(state, next) < 3 || movesOf(state, next).length === 0);
  if (beaten) emit(run, { type: 'over', winner: 1 - next });
  else if (state.quiet >= QUIET) emit(run, { type: 'over', winner: null });
  else emit(run, { type: 'turn', seat: next });
}
function answer(run, code, byPerson) {
  const { state } = run;
  const { seat } = state.turn;
  if (byPerson) emit(run, { type: 'chosen', key: optionOf(state, code).key });
  if (code < TAKE) emit(run, { type: 'put', seat, at: code, mill: inMill(state, code, seat) });
  else if (code < MOVE) emit(run, { type: 'taken', seat, at: code - TAKE });
  else {
    const [from, to] = [Math.floor((code - MOVE) / SIZE), (code - MOVE) % SIZE];
    emit(run, { type: 'moved', seat, from, to, mill: inMill(state, to, seat, from) });
  }
}
function evolve(state, event) {
  const { points, turn } = state;
  switch (event.type) {
    case 'chosen':
      state.clock++;
      return;
    case 'turn':
      state.turn = { seat: event.seat, round: turn.round + (event.seat === 0 ? 1 : 0) };
      state.quiet++;
      state.open = 'act';
      return;
    case 'put':
      points[event.at] = event.seat;
      state.inHand[event.seat]--;
      state.quiet = 0;
      state.open = event.mill ? 'take' : 'next';
      return;
    case 'moved':
      points[event.from] = -1;
      points[event.to] = event.seat;
      state.open = event.mill ? 'take' : 'next';
      return;
    case 'taken':
      points[event.at] = -1;
      state.quiet = 0;
      state.open = 'next';
      return;
    case 'over':
      state.open = 'over';
      state.winner = event.winner;
  }
}
const clone = (state) => ({
  ...state,
  points: [...state.points],
  inHand: [...state.inHand],
  turn: { ...state.turn },
});
function setup(options, _seed) {
  const [unknown] = Object.keys(options);
  if (unknown !== undefined) throw new BadOptions(`There is no option '${unknown}'.`);
  return {
    clock: 0,
    points: POINTS.map(() => -1),
    inHand: [MEN, MEN],
    turn: { seat: 0, round: 1 },
    open: 'act',
    quiet: 0,
    winner: null,
  };
}
/** A win counts 2, a draw 1 for both. */
const scores = ({ open, winner }) =>
  [0, 1].map((seat) => {
    const vp = open !== 'over' || winner === 1 - seat ? 0 : winner === seat ? 2 : 1;
    return { seat, vp, lines: [{ source: 'game', vp }] };
  });
function result(state) {
  if (state.open !== 'over') return undefined;
  return standingsOf(scores(state).map(({ seat, vp }) => ({ seat, vp, tieBreaks: [] })));
}
const { decisions, choose } = machine({
  over: ({ open }) => open === 'over',
  clock: ({ clock }) => clock,
  ask,
  step,
  answer,
  option: optionOf,
  source: () => 'turn',
  blockedBy: blocked,
});
/** Nothing is hidden: everybody sees all. */
export const morris = {
  ...{ id: 'morris', version: '1.0.0', setup, decisions, blocked, choose, evolve, clone, scores, result },
  view: clone,
  redact: (event) => event,
  resample: clone,
};
//# sourceMappingURL=rules.js.map
