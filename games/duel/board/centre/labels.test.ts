import { COLOURS } from '@polder/duel';
import { table } from '@polder/duel/testing';
import { en, pl } from '@polder/web/words/testing.js';
import { describe, expect, it } from 'vitest';
import { millsOf, spacesOf } from '../../text/ring.js';
import { millLabel, type Names, spaceLabel } from './labels.js';

const names: Names = { viewer: 0, of: (seat) => ['Jan', 'Anna'][seat] };
const all = COLOURS.length;
const { state } = table()
  .patch(1, 'red', null, null, null)
  .seat(0)
  .windmills([1, 'red'])
  .seat(1)
  .windmills([12, 'red'], [5, 'red']);
const spaces = spacesOf(state);
const mills = millsOf(state);

describe('A space of a Patch in words', () => {
  it('says what grows there and who scores for it', () => {
    expect(spaceLabel(en, names, spaces[0], all, false)).toBe(
      'Patch 1, space 1, red tulip, you get 1 VP at the end, Anna gets 2 VP at the end',
    );
    expect(spaceLabel(pl, names, spaces[0], all, false)).toBe(
      'Grządka 1, pole 1, czerwony tulipan, dostaniesz na koniec 1 PZ, Anna dostanie na koniec 2 PZ',
    );
  });

  it('D-PLT says what it gives and which colours may be planted', () => {
    expect(spaceLabel(en, names, spaces[1], all, true)).toBe(
      'Patch 1, space 2, gives 3 VP, only red, you can plant here',
    );
    expect(spaceLabel(en, names, spaces[2], all, false)).toContain('not the first empty space from an end');
    expect(spaceLabel(pl, names, spaces[3], all, false)).toBe(
      `Grządka 1, pole 4, daje: ${pl.duel.game.effect(spaces[3].reward)}, można posadzić dowolny kolor`,
    );
  });
});

describe('A Windmill space in words', () => {
  it('D-BLD says what both Patches would give, and what it would be worth', () => {
    expect(millLabel(en, names, mills[1], true)).toBe(
      'Windmill space between Patches 2 and 3, free, Patch 2 gives 1 Guilder, Patch 3 gives 1 Tool, you can build here',
    );
    const worth = { ...mills[1], scores: [3, 0], rewards: [mills[1].rewards[0], undefined] } as const;
    expect(millLabel(en, names, worth, false)).toMatch(
      /Patch 3 has no reward left, worth 3 VP to you at the end$/,
    );
    expect(millLabel(pl, names, worth, true)).toMatch(
      /grządka 3 nie ma już nagrody, dla ciebie na koniec warte 3 PZ, możesz tu budować$/,
    );
  });

  it('says whose Windmill it is and what its owner gets for it', () => {
    expect(millLabel(en, names, mills[0], false)).toBe(
      'Windmill space between Patches 1 and 2, your Windmill, you get 1 VP at the end',
    );
    expect(millLabel(en, names, mills[11], false)).toBe(
      'Windmill space between Patches 12 and 1, Anna’s Windmill, Anna gets 2 VP at the end',
    );
    expect(millLabel(en, names, mills[4], false)).toBe(
      'Windmill space between Patches 5 and 6, Anna’s Windmill',
    );
  });
});
