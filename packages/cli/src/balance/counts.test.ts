import {
  type BotModel,
  type Family,
  type GameTools,
  type ItemCount,
  LEVELS,
  openLedger,
  playBots,
} from '@polder/bots';
import type { GameEvent } from '@polder/core';
import { knownDuel } from '@polder/duel/bot';
import { duelTools } from '@polder/duel/tools';
import { knownValley } from '@polder/valley/bot';
import { valleyTools } from '@polder/valley/tools';
import { describe, expect, it } from 'vitest';

interface Counted {
  readonly families: readonly Family[];
  readonly entries: ReadonlyMap<string, ItemCount>;
  /** How often each event happened, by type, and by type and what it is about. */
  readonly events: ReadonlyMap<string, number>;
  /** In the family, over all seats. */
  taken(family: string): number;
  chances(family: string): number;
}

/** Some games, counted by the ledger and by their events. */
function counted<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  tools: GameTools<Options, State, Event>,
  options: Options,
  players: number,
  games: number,
  about: (event: Event) => string = () => '',
): Counted {
  const { families, watch } = tools.items(options);
  const ledger = openLedger(players, families);
  const events = new Map<string, number>();
  const count = (key: string): void => void events.set(key, (events.get(key) ?? 0) + 1);
  // The others play by chance: of everything something is taken, however little a bot may think of it.
  const bots = Array.from({ length: players }, (_, seat) =>
    (seat === 0 ? LEVELS.apprentice : LEVELS.random)(known),
  );
  for (let i = 0; i < games; i++) {
    const watched = watch(ledger);
    playBots(
      known,
      options,
      `counts/${i}`,
      bots,
      {},
      {
        ...watched,
        chosen(state, happened) {
          watched.chosen?.(state, happened);
          for (const event of happened) {
            count(event.type);
            const what = about(event);
            if (what !== '') count(what);
          }
        },
      },
    );
  }
  const sum = (family: string, which: keyof ItemCount): number =>
    (families.find(({ id }) => id === family)?.items ?? [])
      .flatMap(({ id }) => ledger.entries.get(id)?.[which] ?? [])
      .reduce((total, n) => total + n, 0);
  return {
    ...{ families, entries: ledger.entries, events },
    taken: (family) => sum(family, 'taken'),
    chances: (family) => sum(family, 'chances'),
  };
}

function expectSound({ families, entries, taken }: Counted): void {
  const ids = families.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { items } of families) {
    for (const { name } of items) expect(name).not.toMatch(/undefined|NaN|\[object|^\s*$/);
  }
  for (const [id, { chances, taken: got }] of entries) {
    for (const [seat, n] of got.entries())
      expect(n, `${id}, seat ${seat}`).toBeLessThanOrEqual(chances[seat]);
  }
  for (const { id } of families) expect(taken(id), id).toBeGreaterThan(0);
}

describe.each([2, 4] as const)('counting Windmill Valley, %i players', (players) => {
  const games = 12;
  const all = counted(knownValley, valleyTools, { players }, players, games, (event) => {
    if (event.type === 'calendar') return `arrived ${event.column}`;
    if (event.type === 'calendarTaken') return `cell ${event.column}.${event.row}`;
    if (event.type === 'tucked') return event.role === 0 ? 'hired' : 'signed';
    if (event.type === 'installed') return `tile ${event.tile}`;
    if (event.type === 'planted') return `row ${event.row}`;
    return '';
  });
  const { events, entries, taken, chances } = all;
  const happened = (key: string): number => events.get(key) ?? 0;
  const got = (id: string): number => entries.get(id)?.taken.reduce((sum, n) => sum + n, 0) ?? Number.NaN;
  const could = (id: string): number => entries.get(id)?.chances.reduce((sum, n) => sum + n, 0) ?? Number.NaN;

  it('never takes more than was offered', () => expectSound(all));

  it('has as many of each family as the game has', () => {
    expect(taken('tiles')).toBe(happened('installed'));
    expect(taken('helpers')).toBe(happened('hired'));
    expect(taken('contracts')).toBe(happened('signed'));
    expect(chances('helpers')).toBe(chances('contracts'));
    expect(taken('spaces')).toBe(happened('built'));
    expect(taken('patches')).toBe(happened('planted'));
    expect(taken('gate')).toBe(happened('gate'));
    expect(taken('market')).toBe(happened('areaChosen'));
    expect(got('trade:collect')).toBe(happened('collected'));
    expect(taken('trade') - happened('collected')).toBeLessThanOrEqual(4 * happened('traded'));
    expect(taken('wheels')).toBeLessThanOrEqual(happened('wheelAction'));
    for (const [face, { id }] of valleyEditionTiles().entries()) {
      expect(got(`tile:${id}`), `tile ${id}`).toBe(happened(`tile ${face}`));
    }
    for (let row = 0; row < 4; row++) {
      const cells = Array.from({ length: 7 }, (_, column) => got(`patch:${row + 1}.${column + 1}`));
      expect(cells.reduce((sum, n) => sum + n, 0)).toBe(happened(`row ${row}`));
      // A Patch comes after the one before it.
      for (const [column, n] of cells.slice(1).entries()) expect(n).toBeLessThanOrEqual(cells[column]);
    }
  });

  it('knows the starting cards, boards and wishes of every seat', () => {
    expect(taken('start')).toBe(games * players);
    // The last seat has all but one too many to choose from, the first one two.
    expect(chances('start')).toBe(
      games * Array.from({ length: players }, (_, i) => i + 2).reduce((a, b) => a + b),
    );
    expect([taken('boards'), chances('boards')]).toEqual([games * players, games * players]);
    const wishes = ['1', '2', '3', '4', '5', '6'].map((id) => could(`wish:${id}`));
    expect(wishes.reduce((sum, n) => sum + n)).toBe(games * players);
    // Once at all, and once by its place.
    expect(taken('wish')).toBe(2 * happened('wish'));
    for (const id of ['1', '2', '3', '4', '5', '6']) expect(could(`wish:${id}.1`)).toBe(could(`wish:${id}`));
  });

  it.each(['I', 'II', 'III'].map((id, column) => [id, column] as const))(
    'counts the cells of Calendar column %s',
    (id, column) => {
      const arrivals = happened(`arrived ${column}`);
      expect(could(`calendar:${id}.common`)).toBe(arrivals);
      expect(got(`calendar:${id}.common`)).toBe(happened(`cell ${column}.-1`));
      for (let row = 0; row < players; row++) {
        expect(got(`calendar:${id}.${row + 1}`)).toBe(happened(`cell ${column}.${row}`));
        // Open to the first who arrives in each game, at least.
        expect(could(`calendar:${id}.${row + 1}`)).toBeGreaterThanOrEqual(Math.min(arrivals, games));
        expect(got(`calendar:${id}.${row + 1}`)).toBeLessThanOrEqual(games);
      }
      expect(entries.has(`calendar:${id}.${players + 1}`)).toBe(false);
    },
  );
});

const valleyEditionTiles = () =>
  valleyTools.items({ players: 2 }).families[0].items.map(({ id }) => ({ id: id.slice('tile:'.length) }));

describe('counting Windmill Valley Duel', () => {
  const games = 8;
  const all = counted(knownDuel, duelTools, {}, 2, games, (event) => {
    if (event.type === 'installed') return `wheel ${event.wheel}`;
    if (event.type === 'delivered') return `delivered ${event.colour}`;
    return '';
  });
  const { events, entries, taken, chances } = all;
  const happened = (key: string): number => events.get(key) ?? 0;
  const got = (id: string): number => entries.get(id)?.taken.reduce((sum, n) => sum + n, 0) ?? Number.NaN;

  it('never takes more than was offered', () => expectSound(all));

  it('has as many of each family as the game has', () => {
    const tiles = [...entries.keys()].filter((id) => id.startsWith('tile:'));
    const onto = (wheel: string): number =>
      tiles.filter((id) => id.endsWith(wheel)).reduce((sum, id) => sum + got(id), 0);
    expect([onto('personal'), onto('central')]).toEqual([happened('wheel 0'), happened('wheel 1')]);
    expect(taken('helpers') + taken('contracts')).toBe(happened('placed'));
    expect(chances('helpers')).toBe(chances('contracts'));
    expect([taken('opening'), chances('opening')]).toEqual([games * 2, games * 4]);
    expect(taken('deals')).toBe(happened('bought'));
    expect(taken('demand')).toBe(happened('delivered'));
    expect(got('demand:white')).toBe(happened('delivered 0'));
    expect(taken('exports')).toBeLessThanOrEqual(happened('shipMoved'));
    expect(taken('patches')).toBe(happened('planted'));
    expect(taken('columns')).toBe(happened('built'));
    expect(taken('mills')).toBe(happened('built'));
    expect(got('wheel:guilder') + got('followUp:guilder')).toBe(happened('gaveUp'));
    expect(taken('followUps')).toBe(happened('followUp'));
  });
});
