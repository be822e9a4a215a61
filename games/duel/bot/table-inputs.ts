import type { InputPart } from '@polder/bots';
import { CLOSED, COLOURS, type DuelState, defaultEdition, editionOf, ON_LOWER, SPACES } from '@polder/duel';
import { copySection, SECTION, sectionsOf } from './section-inputs.js';

const { patches, calendar, demands } = defaultEdition;
const N = COLOURS.length;
const PORTS = demands.length;
/** Whether it is open, its prices by colour, its Export tile. */
const PORT = 1 + N + SECTION;

/** From the Ship's port on. */
function writePorts(state: DuelState, _: number, to: Int16Array, at: number): void {
  const { prices, exports } = sectionsOf(editionOf(state));
  for (let i = 0; i < PORTS; i++) {
    const { demand, tile, export: goods } = state.ports[(state.ship + i) % PORTS];
    const from = at + i * PORT;
    if (tile !== CLOSED) {
      to[from] = 1;
      to.set(prices[demand][tile === ON_LOWER ? 0 : 1], from + 1);
    }
    if (goods >= 0) copySection(exports[goods], to, from + 1 + N);
  }
}

export const tableInputs: readonly InputPart<DuelState>[] = [
  {
    name: 'patches',
    size: patches.length * (N + 1),
    write(state, _, to, at) {
      for (let patch = 0; patch < patches.length; patch++) {
        for (let i = 0; i < SPACES; i++) {
          const colour = state.patches[patch * SPACES + i];
          if (colour < 0) continue;
          to[at + patch * N + colour]++;
          to[at + patches.length * N + patch]++;
        }
      }
    },
  },
  { name: 'ports', size: PORTS * PORT, write: writePorts },
  {
    name: 'calendar',
    size: calendar.length,
    write(state, _, to, at) {
      to[at + Math.min(calendar.length - 1, state.calendar)] = 1;
    },
  },
  {
    name: 'last round',
    size: 2,
    write({ lastRound, turn }, _, to, at) {
      if (lastRound < 0) return;
      to[at] = 1;
      to[at + 1] = lastRound - turn.round;
    },
  },
  {
    name: 'round',
    size: 1,
    write({ turn }, _, to, at) {
      to[at] = turn.round;
    },
  },
  {
    name: 'seat',
    size: 2,
    write(_, seat, to, at) {
      to[at + seat] = 1;
    },
  },
  {
    name: 'stacks',
    size: 3,
    write({ tileStack, cardDeck, exportStack }, _, to, at) {
      to[at] = tileStack.length;
      to[at + 1] = cardDeck.length;
      to[at + 2] = exportStack.length;
    },
  },
  {
    name: 'turn and colour',
    size: 2,
    write({ turn, red }, seat, to, at) {
      if (turn.seat === seat) to[at] = 1;
      if (red === seat) to[at + 1] = 1;
    },
  },
];
