import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import { checkEdition } from '../edition/json.js';
import type { ActionKind, Colour, Edition, Effect } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const plant1 = { do: 'plant', bulbs: 1 } as const;
const FULL = ['black', 'black', 'black', 'black'] as const;

/** Port 1 wants red, white and yellow; 9 Guilder. */
function able(edition?: Edition): Table {
  const t = table(edition ? { edition } : {});
  return t.guilder(9).tools(0).vp(0).storage('red', 'white').tileOffer(1, 2, 3, 4).port(1, 1, 2, 'lower');
}
/** An edition with another Helper on this card. */
function edition(card: number, when: ActionKind, gain: Effect, from: Edition = defaultEdition): Edition {
  const cards = from.cards.map((it) => (it.id === card ? { ...it, helper: { when, gain } } : it));
  const made = { ...from, cards };
  expect(checkEdition(made)).toEqual([]);
  return made;
}
/** All Patches are full but Patch 1. */
function onlyPatch1(t: Table, ...row: (Colour | null)[]): Table {
  for (let patch = 2; patch <= 12; patch++) t.patch(patch, ...FULL);
  return t.patch(1, ...row);
}

describe('ACT-5: an action that only a Helper makes possible', () => {
  it('Plant without a bulb: the bulb of a Helper', () => {
    const t = able().storage().mesh(2, 2).offersNot('do:personal').helpers(7).offers('do:personal');
    t.choose('do:personal').asks('bulb').choose('bulb:violet');
    t.asks('plant').offersNot('stop').choose('plant:violet>1.1').asks('action');
    expect([t.has.storage, t.has.guilder]).toEqual([[], 10]);
  });

  it('Plant as a reward, too', () => {
    const t = able().storage('red').patch(5, null, null, null, 'red').helpers(7).act(plant1);
    t.choose('plant:red>5.3').asks('reward').offersOnly('take:plant1', 'pass').choose('take:plant1');
    t.asks('bulb');
  });

  it('Plant: not if no bulb of any colour had a space', () => {
    onlyPatch1(able(), ...FULL)
      .storage()
      .helpers(7)
      .mesh(2, 2)
      .offersNot('do:personal');
    onlyPatch1(able(), 'red', null, 'red', 'red').storage().helpers(7).mesh(2, 2).offers('do:personal');
  });

  it('Trade without a Tool: the Tool of a Helper moves the Ship', () => {
    // Black is wanted at port 4, one step away past the closed one.
    const begun = (): Table => {
      const t = able().storage('black').mesh(5, 2).port(1, 1, 2, 'lower').port(2, 2, 9, 'lower');
      return t.port(3, 5, 10, 'upper').port(4, 3, 1, 'lower').port(5, 4, 11, 'closed');
    };
    begun().offersNot('do:personal').tools(1).offers('do:personal');
    const t = begun().helpers(19).offers('do:personal').choose('do:personal').asks('action');
    expect([t.lies.ship, t.has.tools, t.has.traded, t.has.vp]).toEqual([4, 0, ['black'], 6]);
    // Two steps: one Tool is too few, with another one it will do.
    begun()
      .port(4, 4, 1, 'upper')
      .port(3, 3, 10, 'lower')
      .helpers(19)
      .offersNot('do:personal')
      .tools(1)
      .offers('do:personal');
  });

  it.each([
    ['Market', 12, 'market', 0, 1],
    ['Build', 10, 'build', 1, 3],
    ['Enhance', 1, 'enhance', 0, 0],
  ] as const)(
    '%s: the Guilder of a Helper, in an edition that has such a one',
    (_, card, kind, guilder, section) => {
      const t = able(edition(card, kind, { do: 'gain', guilder: 1 })).guilder(guilder);
      if (kind === 'enhance') {
        t.tile('central2', 9).tile('central3', 10).tile('central5', 11).tile('central6', 12);
      } else t.mesh(section, 2);
      const key = kind === 'enhance' ? 'do:central' : 'do:personal';
      t.offersNot(key).helpers(card).choose(key);
      expect(t.has.guilder).toBe(guilder + 1);
      t.offersNot('stop').asks({ market: 'deal', build: 'column', enhance: 'tile' }[kind]);
    },
  );

  it('Trade without a bulb: the bulb of a Helper, in an edition that has such a one', () => {
    const t = able(edition(19, 'trade', { do: 'gain', bulbs: ['any'] }))
      .storage()
      .mesh(5, 2);
    t.offersNot('do:personal').helpers(19).choose('do:personal', 'bulb:red').asks('action');
    expect([t.has.traded, t.has.vp]).toEqual([['red'], 2]);
  });

  it('one that was used this turn does not help any more', () => {
    const t = able().helpers(7).act(plant1).choose('plant:red>1.1', 'helper:7', 'bulb:red').storage();
    t.mesh(2, 2).offersNot('do:personal');
  });

  it('D-TRN-4 nor does any in a follow-up', () => {
    const t = able().seat(1).helpers(7).storage().guilder(0).mesh(1, 6).followsUp(1).asks('wheels', 1);
    // Given up: the 1 Guilder of the Calendar.
    expect(t.has.guilder).toBe(1);
  });

  it('several Helpers before it, in the order one likes; it can not be given up', () => {
    const t = able().storage().helpers(7, 8).mesh(2, 2).choose('do:personal');
    t.offersOnly('helper:7', 'helper:8').choose('helper:8', 'bulb:red').asks('plant').offersNot('stop');
    expect([t.has.guilder, t.has.storage]).toEqual([10, ['red']]);
  });

  it('impossible once a Helper was used before it: over, used up, and triggers no VP', () => {
    const t = onlyPatch1(able(), 'red', null, 'white', 'white').storage().helpers(7, 5).mesh(2, 2);
    t.choose('do:personal', 'bulb:black').asks('action').offersOnly('end');
    expect([t.has.vp, t.has.storage]).toEqual([0, ['black']]);
  });

  it('impossible once a Helper was used before it: no other Helper is triggered by it', () => {
    const t = onlyPatch1(able(), 'red', null, 'white', 'white').storage().helpers(7, 8).mesh(2, 2);
    t.choose('do:personal', 'helper:7', 'bulb:black').asks('action').offersOnly('end');
    expect([t.has.guilder, t.has.storage]).toEqual([9, ['black']]);
  });

  it('the gifts of two Helpers together', () => {
    const one = edition(10, 'build', { do: 'gain', guilder: 1 });
    const two = edition(11, 'build', { do: 'gain', guilder: 1 }, one);
    able(two).guilder(0).mesh(3, 2).helpers(10).offersNot('do:personal');
    const t = able(two).guilder(0).mesh(3, 2).helpers(10, 11);
    t.choose('do:personal').offersOnly('helper:10', 'helper:11').choose('helper:11').asks('column');
    expect(t.has.guilder).toBe(2);
  });

  it('the Plant of a Helper may take the bulb that the Trade needs', () => {
    const t = able().storage('yellow').helpers(17, 15).mesh(5, 2).choose('do:personal');
    t.choose('helper:17', 'plant:yellow>2.1').asks('action').offersOnly('end');
    expect([t.has.vp, t.vpFrom('helpers'), t.has.traded]).toEqual([1, 0, []]);
  });
});
