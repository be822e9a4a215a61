import { openHistory } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { checkEdition } from '../edition/json.js';
import type { Ability, Edition } from '../edition/types.js';
import { rulesEdition, type Table, table } from '../testing/index.js';
import { valley } from './game.js';
import { clone } from './state.js';

/** Play on from a laid-out position with undo. */
const historyOf = (t: Table) => openHistory({ ...valley, setup: () => clone(t.state) }, { players: 2 }, 'x');
const answer = (history: ReturnType<typeof historyOf>, ...keys: string[]): void => {
  for (const key of keys) {
    const [open] = valley.decisions(history.state);
    history.choose({ decision: open.id, seat: open.seat, key });
  }
};

/** The rules edition with other abilities on the first cards. */
const withHelpers = (...abilities: Ability[]): Edition => ({
  ...rulesEdition,
  cards: rulesEdition.cards.map((card, i) => ({ ...card, helper: abilities[i] ?? card.helper })),
});

describe('What was hidden and is shown can’t be taken back', () => {
  it('CRD-5 a tile taken from among those looked at', () => {
    const t = table().guilder(9).helpers(13).tileOffer(1, 2, 13, 19).onTop('unique', 28, 30, 20);
    const history = historyOf(t.act({ do: 'enhance' }));
    answer(history, 'look:unique', 'tile:look2', 'on:large3');
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'revealed' });
  });

  it('CRD-5 a card taken from among those looked at', () => {
    const t = table().starting(2).cardOffer(1, 2, 3).onTop('cards', 20, 21, 22).act({ do: 'farm' });
    const history = historyOf(t);
    answer(history, 'look:cards', 'sign:look2');
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'revealed' });
  });

  it('CRD-5 looking again at what was put back shows nothing new', () => {
    const t = table().guilder(9).helpers(13).tileOffer(1, 2, 13, 19).onTop('common', 3, 4, 5);
    t.act({ do: 'enhance' }).choose('look:common', 'tile:4', 'on:large3', 'leave:top');
    t.state.turn.used = 0;
    t.act({ do: 'enhance' }).choose('look:common');
    expect(t.eventsOf('looked')[0].reveals).toBeUndefined();
  });

  it('CRD-5 a tile of the offer can be taken back up to its refill', () => {
    const history = historyOf(table().guilder(9).tileOffer(1, 2, 13, 19).act({ do: 'enhance' }));
    answer(history, 'tile:1');
    expect(history.undoable(0)).toEqual({ steps: 1 });
    answer(history, 'on:large3');
    expect(history.undoable(0)).toEqual({ steps: 0, reason: 'revealed' });
  });
});

describe('Refusals that say the right thing', () => {
  const reason = (t: Table, key: string): string | undefined =>
    valley.blocked(t.state, t.asked ?? 0).find((it) => it.key === key)?.reason;

  it('ACT-2 after the Guilder the turn ends', () => {
    const t = table().board('A').steps(1).storage().tile('small1', 10).guilder(0).arrived(1).covered(1, 1, 2);
    t.choose('guilder').offersOnly('end').blocks('do:large', 'ACT-2').blocks('do:small', 'ACT-2');
  });

  it('MKT-4 while the next area has a place there is nothing to skip or stand on', () => {
    const t = table({ players: 3 }).market(['N', 'SE', 'SW'], ['N', 'SW']).guilder(9).storage().arrived(1);
    t.act({ do: 'market', cost: 2, moves: 3 });
    expect([reason(t, 'stand:p2'), reason(t, 'skip')]).toEqual(new Array(2).fill('areaNotFull'));
    t.choose('neutral:N>SW');
    expect([reason(t, 'stand:p2'), reason(t, 'skip')]).toEqual(new Array(2).fill('areaNotFull'));
  });

  it('MKT-3 an area out of reach is named before the Guilder', () => {
    const t = table().market(['N', 'N'], ['N', 'SE', 'SW']).guilder(0).storage().arrived(1);
    t.act({ do: 'market', cost: 0, moves: 1 });
    expect(reason(t, 'neutral:SE>SW')).toBe('neutralUnreached');
    expect(reason(t, 'neutral:SW>SE')).toBe('guilder');
  });

  it('MKT-3 your own marker does not cover the one that you will stand on again', () => {
    const t = table().market(['N', 'N'], ['N', 'SE', 'SW']).seat(0).standsOn(1).guilder(9).storage();
    t.act({ do: 'market', cost: 2, moves: 3 }).offers('neutral:SE>N', 'neutral:SW>N');
  });

  it('HLP-4 the bulb paid for must be planted', () => {
    const t = table().starting(3).vp(5).storage('red', 'red').act({ do: 'plant', bulbs: 1 });
    t.choose('plant:red>1', 'more').blocks('stop', 'HLP-2');
  });

  it('PLT-1 once its bulbs are planted an action plants no other', () => {
    const t = table()
      .starting(3)
      .vp(5)
      .storage('red', 'red')
      .act({ do: 'plant', bulbs: 1 })
      .choose('plant:red>1');
    expect(reason(t, 'plant:red>1')).toBe('allPlanted');
  });
});

describe('An action that only a Helper makes possible', () => {
  it('ACT-5 Enhance: nothing of its own is offered before there is a tile to pay for', () => {
    const t = table().guilder(1).helpers(14).water(5).tileOffer(0, 0, 0, 19).act({ do: 'enhance' });
    t.asks('tile').offersOnly('helper:14', 'stop').choose('helper:14', 'split:1g0v');
    t.offers('tile:4', 'refresh');
  });

  it('ACT-5 Market: given up, nothing is paid', () => {
    const t = table().guilder(1).helpers(25).water(0).market(['N', 'SE'], ['N', 'SE', 'SW']);
    t.act({ do: 'market', cost: 2, moves: 2 }).offersOnly('helper:25', 'stop').choose('stop').asks('action');
    expect([t.has.guilder, t.has.area]).toEqual([1, 'N']);
  });
});

describe('Editions of one’s own', () => {
  it('a Helper for raising the floodgate can only give what comes unasked', () => {
    const edition = withHelpers({ when: 'raise', may: { do: 'gain', guilder: 1 } });
    expect(checkEdition(edition).map((it) => it.path)).toEqual(['cards[0].helper.may']);
    expect(checkEdition(withHelpers({ when: 'raise', may: { do: 'gain', vp: 1, tools: 1 } }))).toEqual([]);
  });

  it.each<[string, Ability]>([
    ['two bulbs must be planted', { when: 'plant', atLeast: 2, may: { do: 'gain', bulbs: ['any'] } }],
    ['a Market reward is not sure to be a bulb', { when: 'plant', may: { do: 'marketReward' } }],
  ])('ACT-5 a Helper that could not be used before makes nothing possible: %s', (_, ability) => {
    const t = table({ edition: withHelpers(ability) })
      .board('A')
      .steps(1)
      .storage()
      .helpers(1);
    t.market(['N', 'SE'], ['N', 'SE', 'SW']).blocks('do:large', 'PLT-1');
  });

  it('WSH-1 a wish that set-up has met is scored when the turn begins', () => {
    const edition: Edition = { ...rulesEdition, start: { ...rulesEdition.start, tools: 6 } };
    const t = table({ edition }).wish(1).seat(1).choose('end');
    expect(t.vpFrom('wish')).toBe(10);
  });

  it('RWD-2 what follows a refused action on a tile does not come', () => {
    const effect = {
      do: 'seq',
      of: [{ do: 'enhance' }, { do: 'farm' }, { do: 'gain', guilder: 5 }],
    } as const;
    const edition: Edition = {
      ...rulesEdition,
      tiles: rulesEdition.tiles.map((tile) => (tile.id === 7 ? { ...tile, effect } : tile)),
    };
    const lay = () =>
      table({ edition })
        .guilder(0)
        .tileOffer(1, 2, 13, 19)
        .tile('large1', 7)
        .choose('do:large', 'tile:1', 'on:large3');
    const refused = lay().choose('pass').asks('action');
    expect(refused.has.guilder).toBe(0);
    expect(lay().choose('take:farm', 'pass').asks('action').has.guilder).toBe(5);
  });
});

describe('Views', () => {
  it('are only for the seats of the table and the table itself', () => {
    const { state } = table();
    for (const who of [2, -1, 1.5, 32, Number.NaN, null, undefined, 'foo', '0']) {
      expect(() => valley.view(state, who as never)).toThrow(RangeError);
    }
  });
});

describe('HLP-1, HLP-4: a Helper got after the action', () => {
  /** After a Trade, Helper 28 plants a bulb on the Patch that lets you hire Helper 3 (Trade: 2 VP). */
  const hired = () =>
    table()
      .guilder(5)
      .helpers(28, 23)
      .cardOffer(3, 1, 2)
      .storage('red', 'white')
      .planted(2, 'red', 'red', 'red', 'red', 'red')
      .trade(1)
      .act({ do: 'trade' })
      .choose('trade:red>3', 'helper:28', 'plant:white>2', 'take:farm', 'hire:1')
      .offersOnly('helper:23', 'after');

  it('gives its VP although another one is left unused', () => {
    expect(hired().choose('after').vpFrom('helpers')).toBe(2);
  });

  it('and also if that one is used', () => {
    const t = hired().choose('helper:23');
    expect(t.vpFrom('helpers')).toBe(2);
  });
});
