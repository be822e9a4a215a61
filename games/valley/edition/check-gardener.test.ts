import { describe, expect, it } from 'vitest';
import { valley } from '../rules/game.js';
import { changed, longer, pathsIn } from '../testing/changed-edition.js';
import { defaultEdition } from './default.js';
import { exportEdition, parseEdition } from './json.js';
import type { Edition } from './types.js';

describe("the Gardener's part of an edition", () => {
  it('is exported and read back the same', () => {
    const read = parseEdition(exportEdition(defaultEdition));
    expect(read.gardener).toEqual(defaultEdition.gardener);
  });

  it.each<[string, unknown, string?]>([
    ['gardener', undefined],
    ['gardener.cards[1].id', 'G 2'],
    ['gardener.cards[0].gate', 3],
    ['gardener.cards[0].gate', -3],
    ['gardener.cards[3].lowers[0]', 4],
    ['gardener.cards[3].lowers[0]', 0],
    ['gardener.cards[3].lowers', [3, 3], 'gardener.cards[3].lowers[1]'],
    ['gardener.cards[0].colour', 'pink'],
    ['gardener.cards[0].trade', 5],
    ['gardener.cards[0].order', ['white', 'red']],
    ['gardener.cards[0].order[1]', 'white'],
    ['gardener.cards[0].back.common', 'middle'],
    ['gardener.cards[0].back.other', 'common'],
    ['gardener.cards[0].back.farm', [1, 2, 2], 'gardener.cards[0].back.farm[2]'],
    ['gardener.cards[0].back.farm', [1, 2, 4], 'gardener.cards[0].back.farm[2]'],
    ['gardener.cards[1].id', 'G1'],
    ['gardener.notOnHard[0]', 'G99'],
    ['gardener.lower', 0],
    ['gardener.worth.tool', -1],
    ['gardener.overlay[0]', [null]],
    ['gardener.overlay[0][0]', { do: 'dance' }, 'gardener.overlay[0][0].do'],
    ['gardener.overlay[0][0]', { do: 'swapBulb' }, 'gardener.overlay[0][0].do'],
    ['gardener.scoring.easy.bulbs.every', 0],
    ['gardener.scoring.medium.rows', 'best'],
    ['gardener.scoring.hard', undefined],
    ['spaces[0].market', 'Z'],
    ['spaces[0].market', true],
  ])('%s: %j is refused at its place', (path, part, at = path) => {
    expect(pathsIn(changed(path, part))).toEqual([at]);
  });

  it('G-SET-4 leaves at least two cards on Hard', () => {
    const all = defaultEdition.gardener.cards.map(({ id }) => id);
    expect(pathsIn(changed('gardener.notOnHard', all.slice(0, 18)))).toEqual([]);
    expect(pathsIn(changed('gardener.notOnHard', all.slice(0, 19)))).toEqual(['gardener.notOnHard']);
  });

  it('may have more cards than ours', () => {
    const card = { ...defaultEdition.gardener.cards[0], id: 'G21' };
    expect(pathsIn(longer('gardener.cards', card))).toEqual([]);
  });

  it('is what is played: two cards only, always one of them drawn', () => {
    const cards = defaultEdition.gardener.cards.slice(4, 6);
    const edition: Edition = {
      ...defaultEdition,
      gardener: { ...defaultEdition.gardener, cards, notOnHard: [] },
    };
    const state = valley.setup({ players: 1, solo: 'hard', edition }, 'two cards');
    const drawn: number[] = [];
    for (let [open] = valley.decisions(state); open; [open] = valley.decisions(state)) {
      const { key } = open.options[0];
      for (const event of valley.choose(state, { decision: open.id, seat: open.seat, key })) {
        if (event.type === 'gardenerCard') drawn.push(event.card);
      }
    }
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
    // The drawn card is set aside, so that the other one comes next.
    for (let i = 1; i < drawn.length; i++) expect(drawn[i]).not.toBe(drawn[i - 1]);
  });
});
