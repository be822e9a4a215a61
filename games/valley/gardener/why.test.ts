import { NeedsHidden } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { anyBulb, build, bulb, market, marketReward, plant, trade, vp } from '../edition/default-effects.js';
import { checkEdition } from '../edition/json.js';
import type { Colour, Edition, Effect } from '../edition/types.js';
import { valley } from '../rules/game.js';
import { lavishCalendar, rulesEdition, SoloTable, soloTable } from '../testing/index.js';
import { WHY, type Why } from './why.js';

/** One step before the last section of board B, which is Farm, and with it before a column. */
const before = (column: number): SoloTable =>
  soloTable({ solo: 'easy', edition: lavishCalendar })
    .gate(1)
    .water(0)
    .seat(1)
    .board('B')
    .calendar(column - 1)
    .steps(6 * column - 1)
    .draws('G5', 'G6');
/** It holds the red G3. */
const holding = (edition: Edition = rulesEdition): SoloTable =>
  soloTable({ edition }).seat(1).vp(0).water(0).drawn('G3', 'G6');
const full = (t: SoloTable, ...rows: number[]): SoloTable => {
  for (const row of rows) t.planted(row, ...new Array<Colour>(7).fill('red'));
  return t;
};

const does = (t: SoloTable): Why[] => t.eventsOf('gardenerDoes').map(({ why }) => why);
const idles = (t: SoloTable): Why[] => t.eventsOf('gardenerIdle').map(({ why }) => why);
const colours = (t: SoloTable): Why[] => t.eventsOf('gardenerPlanted').map(({ whyColour }) => whyColour);

describe('reasons of what the Gardener does', () => {
  it('G-CAL-1, G-ACT-1: the common reward, the topmost open one, the large wheel', () => {
    expect(does(before(1).takesTurn())).toEqual(['commonReward', 'topmostOpen', 'largeWheel']);
  });

  it('G-WSH-1: its marker climbs', () => {
    expect(before(1).takesTurn().eventsOf('gardenerWish')).toEqual([
      { type: 'gardenerWish', to: 2, why: 'wishClimbs' },
    ]);
  });

  it('G-WSH-1: its marker stays below yours, once on each full turn', () => {
    const t = before(3).wishes(2, 1).takesTurn();
    expect(t.eventsOf('gardenerWish')).toEqual([]);
    expect(idles(t).filter((why) => why === 'wishHeld')).toHaveLength(1);
  });

  it('G-WSH-1: on the highest value nothing is to be said', () => {
    const t = before(4).wishes(1, 0).takesTurn();
    expect([t.eventsOf('gardenerWish'), idles(t)]).toEqual([[], ['sectionNotShown']]);
  });

  it('G-MKT: a bulb for each move', () => {
    expect(colours(holding().does(market(2, 2)))).toEqual(['marketStep', 'marketStep']);
  });

  it('G-MKT: a reward of its area without a move is one bulb', () => {
    const t = holding().does(marketReward);
    expect([colours(t), t.it.rows, t.eventsOf('gardenerMoved')]).toEqual([['areaReward'], [1, 0, 0, 0], []]);
  });

  it('G-PLT, G-RWD-1: the colour of the card, for an action and for a bulb of any colour', () => {
    expect(colours(holding().does(plant(2)))).toEqual(['plantAction', 'plantAction']);
    expect(colours(holding().does(anyBulb))).toEqual(['cardColour']);
  });

  it.each([
    ['no row', [], [1, 0, 0, 0]],
    ['full rows only', [1, 2], [7, 7, 1, 0]],
  ])('G-CAL-1: a choice with %s begun', (_, rows, after) => {
    const t = full(holding(lavishCalendar), ...rows).does(bulb('violet', 'black'));
    expect([colours(t), t.it.rows, t.eventsOf('gardenerPlanted')[0].colour]).toEqual([
      ['noRowBegun'],
      after,
      2,
    ]);
  });

  it('G-PLANT-1: no Patch is free', () => {
    const t = full(holding(), 1, 2, 3, 4).does(plant(2));
    expect([idles(t), t.vpFrom('patches')]).toEqual([['patchesFull', 'patchesFull'], 2]);
  });

  it.each<[string, Effect]>([
    ['VP', vp(3)],
    ['what is listed first of all effects', plant(2)],
  ])('G-SET-1: an own overlay with %s on a Patch', (_, reward) => {
    const overlay = rulesEdition.gardener.overlay.map((row, r) =>
      row.map((_, column) => (r === 0 && column === 0 ? reward : null)),
    );
    const edition = { ...rulesEdition, gardener: { ...rulesEdition.gardener, overlay } };
    expect(checkEdition(edition)).toEqual([]);
    const t = holding(edition).does(bulb('white'));
    expect(does(t)).toEqual(['largeWheel', 'patchReward']);
    expect(WHY.patchReward).toBe('G-SET-1');
  });

  it('G-BLD: a Windmill of the first group, but no space for it', () => {
    const t = holding().windmills(...rulesEdition.spaces.map(({ id }) => id));
    expect(idles(t.groups(1, 0, 0, 0, 0).does(build))).toEqual(['noSpace']);
  });

  it('G-TRD: quarters of the trade card', () => {
    expect(does(holding().trade(1).does(trade))).toEqual(['largeWheel', 'tradeReward', 'tradeReward']);
  });

  it('every reason cites a rule', () => {
    for (const rule of Object.values(WHY)) {
      expect(rule).toMatch(/^G-[A-Z]+(-1)?$/);
    }
  });
});

describe('G-TRN-1: what is hidden in its deck', () => {
  it('a new card is something that nobody may undo past', () => {
    const [card] = before(1).takesTurn().eventsOf('gardenerCard');
    expect(card.reveals).toBe(true);
  });

  it('the deck runs out: no back is on top until the others are shuffled, which can not be undone', () => {
    const t = before(1).deckIs('G5').takesTurn();
    const [card] = t.eventsOf('gardenerCard');
    const [deck] = t.eventsOf('gardenerDeck');
    expect([card.back, card.reveals, deck.reveals]).toEqual([-1, true, true]);
    expect(deck.back).toBeGreaterThanOrEqual(0);
  });

  it.each([[['G5']], [['G5', 'G6']]])('its turn can not be played on in a view: %j', (cards) => {
    const t = before(1).deckIs(...cards);
    const seen = new SoloTable(valley.view(t.state, 0));
    expect(() => seen.takesTurn()).toThrow(NeedsHidden);
    // It stops before the first card.
    expect(seen.eventsOf('gardenerCard')).toEqual([]);
  });
});
