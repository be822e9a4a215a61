import type { Calculator } from '@polder/web/box/calculator/calculator.js';
import { replaced } from '@polder/web/box/calculator/facts.js';
import { seatLook } from '@polder/web/look/seats.js';
import { w } from '@polder/web/words/current.svelte.js';
import { countValley, type ValleyCounted } from './count.js';
import Form from './Form.svelte';
import { emptyValley, isGardener, type ValleyTable } from './facts.js';
import { SOLO_LINES } from './lay-out.js';
import Options from './Options.svelte';
import { readValley } from './reading.js';

export const calculator: Calculator<ValleyTable, ValleyCounted> = {
  sources: Object.keys(SOLO_LINES),
  read: readValley,
  cleared: ({ size, difficulty, printed, farms }) => {
    const empty = emptyValley(printed);
    const named = empty.farms.map((farm, seat) => ({ ...farm, name: farms[seat].name.trim() }));
    return { ...empty, size, difficulty, farms: named };
  },
  count: countValley,
  nameAt: (table, seat) => (isGardener(table, seat) ? undefined : table.farms[seat].name),
  renamed: (table, seat, name) => ({
    ...table,
    farms: replaced(table.farms, seat, { ...table.farms[seat], name }),
  }),
  usualName: ({ size }, seat) => {
    if (size !== 'solo') return w().common.seatNames[seat];
    return seat === 0 ? w().common.you : w().box.calculator.gardener;
  },
  lookAt: (table, seat) =>
    isGardener(table, seat) ? { ...seatLook(seat), marker: 'gardener' } : seatLook(seat),
  ask: (table, seat, fact) => w().box.calculator.ask(fact, isGardener(table, seat)),
  tieBreaks: () => {
    const { planted, stored, windmills } = w().box.calculator.tieBreaks;
    return [planted, stored, windmills];
  },
  // G-SCO-2.
  note: ({ size }, { sheets: [you, gardener] }) =>
    size === 'solo' && you.vp === gardener.vp ? w().box.calculator.soloTie : undefined,
  Form,
  Options,
};
