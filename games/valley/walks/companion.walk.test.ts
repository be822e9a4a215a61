import { readFileSync } from 'node:fs';
import { seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import { parseEdition } from '../edition/json.js';
import { DIFFICULTIES, type Edition } from '../edition/types.js';
import { checkTable } from '../gardener/check-table.js';
import { companionSheet, companionTurn } from '../gardener/companion.js';
import { type GardenerTable, tableOf } from '../gardener/table.js';
import type { Event } from '../rules/events.js';
import { valley } from '../rules/game.js';
import type { Options, State } from '../rules/state.js';
import { jumbledEdition, picker, STYLE_NAMES, type Style } from '../testing/index.js';

const windy = parseEdition(
  readFileSync(new URL('../../../fixtures/editions/windy.json', import.meta.url), 'utf8'),
);

/** What of the machine's events a real table shows: not which tile or card it is, and no shuffling. */
function shown(events: readonly Event[]): unknown[] {
  const shuffled = events.find((event) => event.type === 'gardenerDeck');
  return events.flatMap((event): unknown[] => {
    switch (event.type) {
      case 'shuffled':
      case 'gardenerDeck':
        return [];
      case 'gardenerCard':
        // The people at the table shuffle before they look at the back.
        return [{ ...event, back: (shuffled ?? event).back }];
      case 'gardenerTile':
        return [{ ...event, tile: null }];
      case 'gardenerFarm':
        return [{ ...event, card: null }];
      case 'refilled':
        return [{ ...event, item: null }];
      case 'tradeCleared':
        // The next card is told beforehand here.
        return [{ type: event.type, card: event.card, next: event.next }];
      default:
        return [event];
    }
  });
}

interface Turn {
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Every turn of the Gardener in a game, as the machine plays it. */
function* turnsOf(options: Options, seed: string, style: Style): Generator<Turn> {
  const pick = picker(style);
  const random = seedRandom(seed);
  const state = valley.setup(options, seed);
  for (let [open] = valley.decisions(state); open; [open] = valley.decisions(state)) {
    const at = valley.clone(state);
    const { key } = open.options[pick(open, random)];
    const events = valley.choose(state, { decision: open.id, seat: open.seat, key });
    const start = events.findIndex((event) => event.type === 'turn' && event.seat === 1);
    if (start < 0) continue;
    for (const event of events.slice(0, start)) valley.evolve(at, event);
    const end = events.findIndex((event, i) => i > start && event.type === 'turn');
    const own = events.slice(start, end < 0 ? events.length : end);
    const after = valley.clone(at);
    for (const event of own) valley.evolve(after, event);
    yield { before: at, events: own, after };
  }
}

/** The same turn by the companion, given what a person would type in. */
function byCompanion({ before, events }: Turn, edition: Edition) {
  const drawn = events.find((event) => event.type === 'gardenerCard');
  const shuffled = events.find((event) => event.type === 'gardenerDeck');
  if (drawn === undefined) throw new Error('A turn without a card.');
  const { cards } = edition.gardener;
  const table = tableOf(before);
  const next = before.tradeCards[1];
  const trade = next === null || next === undefined ? table.trade : { ...table.trade, next: next + 1 };
  return companionTurn(
    { ...table, trade },
    cards[drawn.card].id,
    cards[(shuffled ?? drawn).back].back,
    edition,
  );
}

/** Without what a person can't know. */
const visible = ({ trade, ...table }: GardenerTable) => ({ ...table, trade: { ...trade, next: null } });

describe('the companion of a real table', () => {
  it.each(STYLE_NAMES)('does in whole games what the machine does, turn by turn (%s)', (style) => {
    let turns = 0;
    for (let game = 0; game < 18; game++) {
      const solo = DIFFICULTIES[game % DIFFICULTIES.length];
      const seed = `companion/${style}/${game}`;
      const edition = [defaultEdition, windy, jumbledEdition(seedRandom(seed))][Math.floor(game / 6)];
      for (const turn of turnsOf({ players: 1, solo, edition }, seed, style)) {
        const { events, after, sheet, over } = byCompanion(turn, edition);
        expect(events, seed).toEqual(shown(turn.events));
        const expected = tableOf(turn.after);
        expect(visible(after), seed).toEqual(
          visible({ ...expected, round: turn.after.over ? expected.round - 1 : expected.round }),
        );
        const { vp } = valley.scores(turn.after)[1];
        expect([over, sheet.vp, companionSheet(after, edition).vp], seed).toEqual([turn.after.over, vp, vp]);
        // Also after the last turn: it can be scored.
        expect(checkTable(after, edition), seed).toEqual([]);
        turns++;
      }
    }
    expect(turns).toBeGreaterThan(150);
  });
});
