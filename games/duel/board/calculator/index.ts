import type { Calculator } from '@polder/web/box/calculator/calculator.js';
import { duelSeatLook } from '@polder/web/look/seats.js';
import { w } from '@polder/web/words/current.svelte.js';
import { countDuel, type DuelCounted } from './count.js';
import Form from './Form.svelte';
import { type DuelTable, emptyDuel, withSide } from './facts.js';
import { LINES } from './lay-out.js';
import { readDuel } from './reading.js';

export const calculator: Calculator<DuelTable, DuelCounted> = {
  sources: Object.keys(LINES),
  read: readDuel,
  cleared: ({ ring, sides }) => {
    const empty = emptyDuel();
    const named = empty.sides.map((side, seat) => ({ ...side, name: sides[seat].name.trim() }));
    return { ...empty, ring, sides: named };
  },
  count: countDuel,
  nameAt: ({ sides }, seat) => sides[seat].name,
  renamed: (table, seat, name) => withSide(table, seat, { ...table.sides[seat], name }),
  // The box has a red and a yellow player.
  usualName: (_, seat) => (seat === 0 ? w().box.calculator.red : w().box.calculator.yellow),
  lookAt: (_, seat) => duelSeatLook(seat === 0),
  ask: (_table, _seat, fact) => w().box.calculator.ask(fact),
  tieBreaks: () => {
    const { guilder, tools } = w().box.calculator.tieBreaks;
    return [guilder, tools];
  },
  Form,
};
