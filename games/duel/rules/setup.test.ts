import { type Audience, BadOptions, type Choice, hashState, IllegalChoice, type Refusal } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import type { Colour } from '../edition/types.js';
import { conserve, freshTable, table } from '../testing/index.js';
import { duel } from './game.js';
import { clone, type Options, type State } from './state.js';

const SEEDS = Array.from({ length: 200 }, (_, i) => `seed ${i}`);
const FRESH = SEEDS.map((seed) => freshTable({ seed }).state);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const sorted = (list: readonly (number | null)[]): number[] => list.map(Number).sort((a, b) => a - b);
const kinds = <T>(list: readonly T[]): number => new Set(list).size;

describe('D-SET-1: wheels and first player', () => {
  it('D-SET-1 every Personal index comes up with every Central index', () => {
    const more = upTo(600).map((i) => freshTable({ seed: `wheels ${i}` }).state);
    expect(new Set(more.map(({ personal }) => personal))).toEqual(new Set(upTo(5)));
    expect(new Set(more.map(({ central }) => central))).toEqual(new Set(upTo(6)));
    expect(kinds(more.map(({ personal, central }) => `${personal}/${central}`))).toBe(30);
  });

  it('D-SET-1 the marker is tossed: red is the first player about half of the time', () => {
    const red = FRESH.filter((state) => state.red === 0).length;
    expect(FRESH.every((state) => state.red === 0 || state.red === 1)).toBe(true);
    expect(red).toBeGreaterThan(70);
    expect(red).toBeLessThan(130);
  });

  it.each([0, 1])('D-SET-1 seat 0 begins, whichever colour it has (red is seat %i)', (red) => {
    const t = freshTable({ seed: SEEDS[FRESH.findIndex((state) => state.red === red)] });
    t.choose('keep:1', 'keep:1').asks('wheels', 0);
    expect(t.eventsOf('turn')).toEqual([{ type: 'turn', seat: 0, round: 1 }]);
    expect(t.state.red).toBe(red);
  });

  it('D-SET-1 the Calendar marker starts on the first space, and nothing has ended', () => {
    const t = freshTable();
    expect(t.lies.calendar).toBe(1);
    expect([t.state.lastRound, t.state.over]).toEqual([-1, false]);
    expect(t.lies.central).toEqual([0, 0, 0, 0, 0, 0]);
    for (const patch of upTo(12)) expect(t.tulips(patch + 1)).toEqual([null, null, null, null]);
  });

  it('D-SET-1 the same seed gives the same table, another one another', () => {
    expect(freshTable({ seed: 'a' }).state).toEqual(freshTable({ seed: 'a' }).state);
    expect(hashState(freshTable({ seed: 'a' }).state)).not.toBe(hashState(freshTable({ seed: 'b' }).state));
    expect(kinds(FRESH.map(hashState))).toBe(SEEDS.length);
  });
});

describe('D-SET-2: ports', () => {
  it('D-SET-2 five ports with all five Demand tiles and five Export tiles; six Exports face down', () => {
    for (const state of FRESH) {
      expect(state.ports).toHaveLength(5);
      expect(sorted(state.ports.map(({ demand }) => demand))).toEqual(upTo(5));
      expect(state.exportStack).toHaveLength(6);
      expect(sorted([...state.ports.map((port) => port.export), ...state.exportStack])).toEqual(upTo(11));
      expect(state.exportsGone).toEqual([]);
    }
  });

  it('D-SET-2 port 5 is closed, the others have their Port tile on the lower half, the Ship is at port 1', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const { ports, ship } = freshTable({ seed }).lies;
      expect(ports.map(({ tile }) => tile)).toEqual(['lower', 'lower', 'lower', 'lower', 'closed']);
      expect(ship).toBe(1);
    }
  });

  it.each([0, 1, 2, 3, 4])('D-SET-2 any Demand and any Export may lie at a port (port index %i)', (port) => {
    expect(kinds(FRESH.map(({ ports }) => ports[port].demand))).toBe(5);
    expect(kinds(FRESH.map(({ ports }) => ports[port].export))).toBe(11);
  });

  it('D-SET-2 Demand and Export are drawn apart, and the stack of Exports is shuffled', () => {
    expect(
      kinds(FRESH.map(({ ports }) => `${ports[0].demand}/${ports[0].export}`)),
      'of 55 pairs',
    ).toBeGreaterThan(45);
    expect(kinds(FRESH.map(({ exportStack }) => exportStack.at(-1)))).toBe(11);
  });
});

describe('D-SET-3, D-SET-4: Market and wheel tiles', () => {
  it('D-SET-3 2 of 12 Market tiles lie open, 10 are in the stack, none is discarded', () => {
    for (const state of FRESH) {
      expect([state.marketOffer.length, state.marketStack.length]).toEqual([2, 10]);
      expect(sorted([...state.marketOffer, ...state.marketStack])).toEqual(upTo(12));
      expect(state.marketDiscards).toEqual([]);
    }
  });

  it('D-SET-3 each Market tile is the first, the second and the next one sooner or later', () => {
    expect(kinds(FRESH.map(({ marketOffer }) => marketOffer[0]))).toBe(12);
    expect(kinds(FRESH.map(({ marketOffer }) => marketOffer[1]))).toBe(12);
    expect(kinds(FRESH.map(({ marketStack }) => marketStack.at(-1)))).toBe(12);
  });

  it('D-SET-4 of 24 wheel tiles 4 are offered, 7 in the stack, 13 aside; none on a wheel', () => {
    for (const state of FRESH) {
      const { tileOffer, tileStack, tileAside } = state;
      expect([tileOffer.length, tileStack.length, tileAside.length]).toEqual([4, 7, 13]);
      expect(sorted([...tileOffer, ...tileStack, ...tileAside])).toEqual(upTo(24));
      for (const { wheel } of state.players) expect(wheel).toEqual([-1, -1, -1, -1, -1]);
    }
  });

  it('D-SET-4 wooden and silver are shuffled together: each tile comes everywhere', () => {
    expect(kinds(FRESH.flatMap(({ tileOffer }) => tileOffer))).toBe(24);
    expect(kinds(FRESH.flatMap(({ tileStack }) => tileStack))).toBe(24);
    expect(kinds(FRESH.flatMap(({ tileAside }) => tileAside))).toBe(24);
    const silver = FRESH.map(({ tileOffer }) => tileOffer.filter((tile) => tile >= 12).length);
    expect(new Set(silver)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});

describe('D-SET-5: Farm cards', () => {
  it('D-SET-5 9 cards in the deck, 2 in each hand, 7 aside, no offer and empty rows as yet', () => {
    for (const state of FRESH) {
      expect([state.cardDeck.length, state.cardAside.length]).toEqual([9, 7]);
      expect(state.hands.map((hand) => hand.length)).toEqual([2, 2]);
      expect(sorted([...state.cardDeck, ...state.cardAside, ...state.hands.flat()])).toEqual(upTo(20));
      expect(state.cardOffer.filter((card) => card >= 0)).toEqual([]);
      expect(state.rows).toEqual([[], []]);
    }
  });

  it('D-SET-5 every card comes into either hand, the deck, its top and aside sooner or later', () => {
    for (const seat of [0, 1]) expect(kinds(FRESH.flatMap(({ hands }) => hands[seat]))).toBe(20);
    expect(kinds(FRESH.flatMap(({ cardDeck }) => cardDeck))).toBe(20);
    expect(kinds(FRESH.map(({ cardDeck }) => cardDeck.at(-1)))).toBe(20);
    expect(kinds(FRESH.flatMap(({ cardAside }) => cardAside))).toBe(20);
  });
});

describe('D-SET-6: what each player begins with', () => {
  it.each([0, 1])('D-SET-6 3 Guilder, a white and a yellow bulb, nothing else (seat %i)', (seat) => {
    const t = freshTable().seat(seat);
    expect(t.has).toMatchObject({
      guilder: 3,
      tools: 0,
      vp: 0,
      storage: ['white', 'yellow'],
      windmills: [],
      helpers: [],
      contracts: [],
      scored: [],
      traded: [],
    });
    expect(t.has.columns).toEqual([1, 1, 2, 2, 3]);
    expect(t.has.columns.reduce((a, b) => a + b)).toBe(9);
    expect(duel.scores(t.state)[seat].vp).toBe(0);
  });

  it('D-SET-6 no limit on Guilder, Tools or bulbs', () => {
    const t = table()
      .guilder(999)
      .tools(99)
      .storage(...new Array<Colour>(30).fill('white'));
    t.act({ do: 'gain', guilder: 3 })
      .act({ do: 'gain', tools: 2 })
      .act({ do: 'gain', bulbs: ['any'] });
    t.choose('bulb:white');
    expect([t.has.guilder, t.has.tools, t.has.storage.length]).toEqual([1002, 101, 31]);
  });

  it.each([
    [true, [1, 0]],
    [false, [0, 0]],
    [undefined, [0, 0]],
  ])('D-SET-6 the option firstPlayerTool %j: Tools %j', (firstPlayerTool, tools) => {
    const options = firstPlayerTool === undefined ? {} : { firstPlayerTool };
    for (const seed of SEEDS.slice(0, 10)) {
      const { players } = freshTable({ ...options, seed }).state;
      expect(players.map((player) => player.tools)).toEqual(tools);
      expect(players.map((player) => player.guilder)).toEqual([3, 3]);
    }
  });

  it('D-SET-6 D-TRN-1 the first player may use that Tool in the first turn', () => {
    const t = freshTable({ firstPlayerTool: true }).choose('keep:1', 'keep:1').offers('turn:3');
    expect(t.choose('turn:3').seat(0).has.tools).toBe(0);
    freshTable().choose('keep:1', 'keep:1').blocks('turn:3', 'D-TRN-1');
  });

  it('D-SET-6 an edition of its own gives its own goods', () => {
    const edition = { ...defaultEdition, start: { guilder: 7, tools: 2, bulbs: ['black'] as const } };
    const t = freshTable({ edition, firstPlayerTool: true });
    expect(t.seat(0).has).toMatchObject({ guilder: 7, tools: 3, storage: ['black'] });
    expect(t.seat(1).has).toMatchObject({ guilder: 7, tools: 2, storage: ['black'] });
  });
});

describe('D-SET-1: options that no table can be set up with', () => {
  const setUp =
    (options: unknown, seed: unknown = 'seed') =>
    () =>
      duel.setup(options as Options, seed as string);

  it.each([[null], [undefined], ['duel'], [2], [true], [['firstPlayerTool']]])(
    '%j is no set of options',
    (options) => {
      expect(setUp(options)).toThrow(BadOptions);
    },
  );

  it.each(['players', 'FirstPlayerTool', 'seed', 'expert', 'solo'])(
    'an unknown option is named: %s',
    (name) => {
      expect(setUp({ [name]: true })).toThrow(BadOptions);
      expect(setUp({ [name]: true })).toThrow(`'${name}'`);
    },
  );

  it.each(['yes', 1, 0, null, {}])('firstPlayerTool is true or false, not %j', (firstPlayerTool) => {
    expect(setUp({ firstPlayerTool })).toThrow(BadOptions);
  });

  it.each([5, null, {}, ['s'], true])('the seed %j is no text', (seed) => {
    expect(setUp({}, seed)).toThrow(BadOptions);
  });

  it('a missing seed is refused', () => {
    expect(() => duel.setup({}, undefined as unknown as string)).toThrow(BadOptions);
  });

  it.each([
    ['no edition', 'polder'],
    ['null', null],
    ['nothing in it', {}],
    ['five deck cards too many', { ...defaultEdition, cardDeck: 25 }],
    ['a tile too few', { ...defaultEdition, tiles: defaultEdition.tiles.slice(0, 3) }],
    ['Guilder below zero', { ...defaultEdition, start: { guilder: -1, tools: 0, bulbs: [] } }],
  ])('an edition that can not be played is refused: %s', (_, edition) => {
    expect(setUp({ edition })).toThrow(BadOptions);
  });
});

const answer = (state: State, seat: number, key: string, decision = 0) =>
  duel.choose(state, { decision, seat, key });

describe('D-SET-5: the secret choice of the first Helper', () => {
  it('D-SET-5 both are asked at once, with the same id, for one of their two cards', () => {
    const asked = duel.decisions(freshTable().state);
    expect(asked.map(({ id, seat, ask }) => [id, seat, ask])).toEqual([
      [0, 0, 'hand'],
      [0, 1, 'hand'],
    ]);
    for (const { options } of asked) expect(options.map(({ key }) => key)).toEqual(['keep:1', 'keep:2']);
  });

  it.each([0, 1])('D-SET-5 seat %i may answer first; the other one keeps its question', (first) => {
    const { state } = freshTable();
    const other = duel.decisions(state)[1 - first];
    answer(state, first, 'keep:2');
    expect(duel.decisions(state)).toEqual([other]);
    expect(state.rows).toEqual([[], []]);
    expect(state.cardOffer.filter((card) => card >= 0)).toEqual([]);
  });

  it.each([
    ['keep:1', 'keep:1'],
    ['keep:1', 'keep:2'],
    ['keep:2', 'keep:1'],
    ['keep:2', 'keep:2'],
  ])('D-SET-5 answered %s and %s in any order: the same state', (zero, one) => {
    const [a, b] = [freshTable().state, freshTable().state];
    answer(a, 0, zero);
    answer(a, 1, one);
    answer(b, 1, one);
    answer(b, 0, zero);
    expect(b).toEqual(a);
    expect(hashState(b)).toBe(hashState(a));
  });

  it.each([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ])('D-SET-5 kept %i and %i: the first Helpers; the two left are the offer', (zero, one) => {
    for (const seed of SEEDS.slice(0, 10)) {
      const t = freshTable({ seed });
      const hands = t.state.hands.map((hand) => hand.map(Number));
      const aside = [...t.state.cardAside];
      t.choose(`keep:${zero}`, `keep:${one}`);
      expect(t.state.rows).toEqual([[hands[0][zero - 1]], [hands[1][one - 1]]]);
      expect(sorted(t.state.cardOffer)).toEqual(sorted([hands[0][2 - zero], hands[1][2 - one]]));
      expect(t.state.hands.flat()).toEqual([]);
      expect(t.state.cardAside).toEqual(aside);
      expect([t.state.cardAside.length, t.state.cardDeck.length]).toEqual([7, 9]);
      conserve(t.state);
    }
  });

  it('D-SET-5 the kept card is its owner’s Helper and the rival’s Contract', () => {
    const t = freshTable();
    const kept = t.state.hands.map((hand) => t.edition.cards[Number(hand[0])].id);
    t.choose('keep:1', 'keep:1');
    expect(t.seat(0).has).toMatchObject({ helpers: [kept[0]], contracts: [kept[1]] });
    expect(t.seat(1).has).toMatchObject({ helpers: [kept[1]], contracts: [kept[0]] });
  });

  it.each([0, 1])('D-SET-5 both are turned up together, with the second answer (seat %i first)', (first) => {
    const { state } = freshTable();
    const early = answer(state, first, 'keep:1');
    expect(early.map(({ type }) => type)).not.toContain('hands');
    expect(early.some((event) => 'reveals' in event)).toBe(false);
    const late = answer(state, 1 - first, 'keep:1').filter((event) => event.type === 'hands');
    expect(late).toMatchObject([{ kept: state.rows.flat(), reveals: true }]);
  });
});

describe('D-SET-5: what the rival and the table learn before', () => {
  const seenBy = (state: State, who: Audience) => {
    const view = duel.view(state, who);
    return { view, decisions: duel.decisions(view), blocked: [0, 1].map((seat) => duel.blocked(view, seat)) };
  };

  it.each([0, 1])('D-SET-5 nothing of the hand of seat %i: other cards, same views', (seat) => {
    const { state } = freshTable();
    const other = clone(state);
    other.hands[seat] = state.cardAside.slice(0, 2);
    other.cardAside.splice(0, 2, ...state.hands[seat]);
    for (const who of [1 - seat, 'table'] as const) expect(seenBy(other, who)).toEqual(seenBy(state, who));
    expect(duel.view(other, seat)).not.toEqual(duel.view(state, seat));
    expect(duel.view(state, seat).hands[seat]).toEqual(state.hands[seat]);
    expect(duel.view(state, 1 - seat).hands[seat]).toEqual([null, null]);
    expect(duel.view(state, 'table').hands).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it.each([0, 1])('D-SET-5 nothing of the sealed answer of seat %i: other answers, same views', (seat) => {
    const [a, b] = [freshTable().state, freshTable().state];
    const events = [answer(a, seat, 'keep:1'), answer(b, seat, 'keep:2')];
    for (const who of [1 - seat, 'table'] as const) {
      expect(seenBy(b, who)).toEqual(seenBy(a, who));
      const [one, two] = events.map((list) => list.map((event) => duel.redact(event, who)));
      expect(two).toEqual(one);
    }
    expect(duel.view(b, seat)).not.toEqual(duel.view(a, seat));
    expect(events[0].map((event) => duel.redact(event, seat))).toEqual(events[0]);
  });

  it.each([0, 1])('D-SET-5 that seat %i has answered is no secret', (seat) => {
    const { state } = freshTable();
    answer(state, seat, 'keep:1');
    for (const who of [0, 1, 'table'] as const) {
      expect(duel.decisions(duel.view(state, who)).map((decision) => decision.seat)).toEqual([1 - seat]);
    }
  });
});

describe('D-SET-5: answers that are refused', () => {
  const refusal = (state: State, choice: Choice): Refusal => {
    const before = hashState(state);
    try {
      duel.choose(state, choice);
    } catch (error) {
      expect(hashState(state)).toBe(before);
      if (error instanceof IllegalChoice) return error.refusal;
      throw error;
    }
    throw new Error(`'${choice.key}' of seat ${choice.seat} was taken.`);
  };

  it.each([
    ['no such card', { decision: 0, seat: 0, key: 'keep:3' }, 'unknown'],
    ['something else', { decision: 0, seat: 1, key: 'turn:1' }, 'unknown'],
    ['another question', { decision: 1, seat: 0, key: 'keep:1' }, 'stale'],
    ['no player', { decision: 0, seat: 2, key: 'keep:1' }, 'foreign'],
  ])('D-SET-5 %s', (_, choice, expected) => {
    expect(refusal(freshTable().state, choice)).toBe(expected);
  });

  it.each([0, 1])('D-SET-5 a second answer of seat %i, the same or the other one', (seat) => {
    const { state } = freshTable();
    answer(state, seat, 'keep:1');
    for (const key of ['keep:1', 'keep:2']) {
      expect(refusal(state, { decision: 0, seat, key })).toBe('foreign');
    }
    answer(state, 1 - seat, 'keep:2');
    expect(refusal(state, { decision: 0, seat: 0, key: 'keep:1' })).toBe('stale');
  });
});
