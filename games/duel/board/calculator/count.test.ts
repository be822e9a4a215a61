import { randomWalk } from '@polder/core/testing';
import { COLOURS, type Colour, type DuelState, duel, editionOf, SPACES, VP_SOURCES } from '@polder/duel';
import { picker, STYLE_NAMES, type Style } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { countDuel, isPlantable } from './count.js';
import { type DuelTable, emptyDuel, emptySide, PATCHES, type Side } from './facts.js';

function sideOf(s: DuelState, seat: number): Side {
  const p = s.players[seat];
  const { columns, cards } = editionOf(s);
  const traded = COLOURS.map((colour, i) => [`traded-${colour}`, p.traded.filter((it) => it === i).length]);
  return {
    name: '',
    track: p.vp.reduce((sum, vp) => sum + vp, 0),
    emptied: p.columns.map((left, i) => columns[i] - left),
    contracts: [...s.rows[1 - seat]].reverse().map((card) => ({ card: cards[card].id })),
    answers: {
      ...Object.fromEntries(traded),
      personalTiles: p.wheel.filter((tile) => tile >= 0).length,
      scored: p.scored.length,
      guilder: p.guilder,
      tools: p.tools,
    },
  };
}

/** As a person draws it. */
function drawn(s: DuelState): DuelTable {
  const bulbs = s.patches.map((colour): Colour | null => COLOURS[colour] ?? null);
  return {
    ring: true,
    patches: Array.from({ length: PATCHES }, (_, i) => bulbs.slice(i * SPACES, (i + 1) * SPACES)),
    mills: Array.from({ length: PATCHES }, (_, space) => {
      const owner = s.players.findIndex(({ mills }) => (mills >> space) & 1);
      return owner < 0 ? null : owner;
    }),
    board: {},
    sides: s.players.map((_, seat) => sideOf(s, seat)),
  };
}

/** As a person counts it by hand: nothing of the ring is left but the numbers. */
function byHand(table: DuelTable): DuelTable {
  const { patches, mills } = table;
  const near = (space: number): (Colour | null)[] => [...patches[space], ...patches[(space + 1) % PATCHES]];
  const sides = table.sides.map((side, seat) => {
    const own = mills.flatMap((owner, space) => (owner === seat ? [space] : []));
    const counts = COLOURS.flatMap((colour) => [
      [`mills-${colour}`, own.filter((space) => near(space).includes(colour)).length],
      [`counted-${colour}`, own.flatMap(near).filter((it) => it === colour).length],
    ]);
    return { ...side, answers: { ...side.answers, ...Object.fromEntries(counts) } };
  });
  const mixed = COLOURS.map((colour) => [
    `mixed-${colour}`,
    patches.filter((patch) => patch.includes(colour) && patch.some((it) => it !== null && it !== colour))
      .length,
  ]);
  const fullPatches = patches.filter((patch) => !patch.includes(null)).length;
  return { ...emptyDuel(), ring: false, board: { ...Object.fromEntries(mixed), fullPatches }, sides };
}

function endOf(seed: string, style: Style): DuelState {
  let end: DuelState | undefined;
  randomWalk(duel, {}, seed, picker(style), (_, state) => {
    end = state;
  });
  if (!end) throw new Error('Nothing was played.');
  return end;
}

function linesOf(s: DuelState, seat: number): Record<string, number> {
  const lines = Object.fromEntries(duel.scores(s)[seat].lines.map(({ source, vp }) => [source, vp]));
  const track = VP_SOURCES.reduce((sum, source) => sum + lines[source], 0);
  return { track, contracts: lines.contracts, tulips: lines.tulips };
}

function same(s: DuelState, seed: string): void {
  for (const table of [drawn(s), byHand(drawn(s))]) {
    const counted = countDuel(table);
    for (const { seat, vp, lines } of counted.sheets) {
      expect(Object.fromEntries(lines.map((line) => [line.source, line.vp])), seed).toEqual(linesOf(s, seat));
      expect(vp, seed).toBe(duel.scores(s)[seat].vp);
    }
    expect(counted.result, seed).toEqual(duel.result(s));
    expect(counted.missing, seed).toEqual([]);
    expect(counted.problems, seed).toEqual([]);
  }
}

describe('the same as the game itself counts', () => {
  it.each(STYLE_NAMES)('games of the %s kind, drawn and counted by hand', (style) => {
    for (let i = 0; i < 10; i++) same(endOf(`calculator/${style}/${i}`, style), `${style}/${i}`);
  });

  it('on every Contract, whatever it counts', () => {
    const s = endOf('calculator/contracts', 'random');
    const cards = editionOf(s).cards.length;
    for (let card = 0; card < cards; card++) {
      s.rows = [[], [card, (card + 1) % cards, (card + 2) % cards]];
      same(s, `card ${card + 1}`);
    }
  });

  it('when both are level', () => {
    const s = endOf('calculator/ties', 'random');
    s.rows = [[], []];
    for (const p of s.players) {
      Object.assign(p, { vp: [40, 0, 0, 0, 0, 0], mills: 0, guilder: 3, tools: 1, columns: [1, 1, 2, 2, 3] });
    }
    same(s, 'shared');
    expect(countDuel(drawn(s)).result.winners).toEqual([0, 1]);
    s.players[1].tools = 2;
    same(s, 'Tools');
    s.players[0].guilder = 4;
    same(s, 'Guilder');
    expect(countDuel(drawn(s)).result.winners).toEqual([0]);
  });
});

describe('the published examples', () => {
  it('D-EX-1: 6 yellow tulips at 1 and 6 black ones at 3 are 24', () => {
    const side: Side = {
      ...emptySide(),
      track: 0,
      emptied: [0, 1, 0, 0, 3],
      answers: { 'counted-yellow': 6, 'counted-black': 6 },
    };
    const table = { ...emptyDuel(), ring: false, sides: [side, emptySide()] };
    expect(countDuel(table).sheets[0].vp).toBe(24);
    expect(countDuel(table).sides[0].tulips[COLOURS.indexOf('black')]).toBe(6);
  });

  it('D-EX-2: scored Contracts count those scored before and themselves', () => {
    const side: Side = {
      ...emptySide(),
      contracts: [{ byHand: 5 }, { card: 8 }, { card: 10 }],
      answers: { scored: 2, 'traded-red': 1, 'traded-violet': 2 },
    };
    const table = { ...emptyDuel(), sides: [side, emptySide()] };
    expect(countDuel(table).sides[0].worths.map((worth) => worth?.vp)).toEqual([5, 8, 9]);
  });
});

describe('what is missing or can’t be', () => {
  it('asks without the ring only for tulips that have a value, and for the board only once', () => {
    const side: Side = { ...emptySide(), track: 1, emptied: [1, 0, 0, 0, 0], contracts: [{ card: 11 }] };
    const table = { ...emptyDuel(), ring: false, sides: [side, { ...emptySide(), track: 0 }] };
    expect(countDuel(table).missing).toEqual([
      { seat: 0, what: 'counted-white' },
      { seat: 0, what: 'fullPatches' },
    ]);
    expect(countDuel({ ...table, ring: true }).missing).toEqual([]);
  });

  it('D-PLT: one colour from each end, no gap', () => {
    const [r, y, n] = ['red', 'yellow', null] as const;
    for (const patch of [
      [n, n, n, n],
      [r, n, n, n],
      [r, r, n, y],
      [r, y, y, y],
      [r, r, r, r],
      [r, n, n, r],
    ])
      expect(isPlantable(patch)).toBe(true);
    for (const patch of [
      [n, r, n, n],
      [r, y, n, n],
      [r, y, r, y],
      [r, y, y, r],
      [n, n, r, y],
    ])
      expect(isPlantable(patch)).toBe(false);
  });

  it('Windmills on the ring and emptied places have to agree', () => {
    const side: Side = { ...emptySide(), track: 1, emptied: [1, 0, 1, 0, 0] };
    const mills = [0, ...new Array<null>(PATCHES - 1).fill(null)];
    const { problems } = countDuel({ ...emptyDuel(), mills, sides: [side, emptySide()] });
    expect(problems).toEqual([{ seat: 0, id: 'ringWindmills', rule: 'D-BLD', n: 1, m: 2 }]);
  });
});
