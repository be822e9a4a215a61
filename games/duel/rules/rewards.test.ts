import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import type { Edition, Effects } from '../edition/types.js';
import { table } from '../testing/index.js';

/** An edition whose first Export tile brings these. */
const withExport = (effects: Effects): Edition => ({
  ...defaultEdition,
  exports: defaultEdition.exports.map((tile) => (tile.id === 1 ? { ...tile, effects } : tile)),
});

describe('D-GAIN: goods among several rewards', () => {
  const orders: readonly Effects[] = [
    [{ do: 'plant', bulbs: 1 }, { do: 'market' }, { do: 'gain', guilder: 3 }],
    [{ do: 'gain', guilder: 3 }, { do: 'market' }, { do: 'plant', bulbs: 1 }],
    [{ do: 'market' }, { do: 'gain', guilder: 3 }, { do: 'plant', bulbs: 1 }],
  ];

  it.each(orders.map((effects) => [effects.map(({ do: it }) => it).join(' '), effects] as const))(
    'come unasked wherever they stand: %s',
    (_, effects) => {
      const t = table({ edition: withExport(effects) })
        .guilder(2)
        .storage('red', 'white');
      t.port(1, 1, 1, 'lower').ship(1).act({ do: 'trade' }).choose('deliver:red');
      expect(t.has.guilder).toBe(5);
      t.offersOnly('take:plant1', 'take:market', 'pass').choose('pass');
      expect(t.has.guilder).toBe(5);
    },
  );
});
