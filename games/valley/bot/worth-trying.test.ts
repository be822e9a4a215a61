import { expect, it } from 'vitest';
import type { Effect } from '../edition/types.js';
import { valley } from '../rules/game.js';
import { calendarOf, type Table, table } from '../testing/index.js';
import { worthTrying } from './worth-trying.js';

const having = (common: Effect): Table => table({ edition: calendarOf({ I: { common } }) }).covered(1, 1, 2);
const guilder: Effect = { do: 'gain', guilder: 3 };
const bulb: Effect = { do: 'gain', bulbs: ['any'] };

/** Whether a bot looks at the open Calendar reward; it must be offered. */
function looks(t: Table): boolean {
  t.offers('calendar:common');
  const [decision] = valley.decisions(t.state);
  return worthTrying(t.state, decision).some(({ key }) => key === 'calendar:common');
}

it.each<[string, boolean, () => Table]>([
  ['between actions', true, () => having(guilder).arrived(1)],
  ['between bulbs', true, () => having(guilder).storage('red').arrived(1).act({ do: 'plant', bulbs: 1 })],
  ['a card', false, () => having(guilder).arrived(1).act({ do: 'farm' })],
  ['a tile', false, () => having(guilder).guilder(3).arrived(1).act({ do: 'enhance' })],
  [
    'after a refresh',
    true,
    () => having(guilder).guilder(3).arrived(1).act({ do: 'enhance' }).choose('refresh'),
  ],
  ['a Helper that waits for a bulb', true, () => waiting()],
  [
    'a bulb that can’t be stored',
    true,
    () =>
      crowded()
        .guilder(0)
        .act({ do: 'gain', bulbs: [['red']] }),
  ],
  [
    'a bulb that can be stored',
    false,
    () =>
      crowded()
        .guilder(2)
        .act({ do: 'gain', bulbs: [['red']] }),
  ],
])('CAL-2 the search looks at the Calendar where it makes a difference: %s, %s', (_, expected, lay) => {
  expect(looks(lay())).toBe(expected);
});

const waiting = (): Table =>
  having(bulb).storage().cardOffer(15, 2, 3).arrived(1).act({ do: 'farm' }).choose('hire:1').asks('after');
const crowded = (): Table => having(guilder).storage('white', 'white', 'white', 'white', 'white').arrived(1);
