import type { InputPart } from '@polder/bots';
import { COLOURS, defaultEdition, type ValleyState } from '@polder/valley';

const { trade, market, calendar, startingCards } = defaultEdition;
const GATES = 3;
const WATER = 9;
const SEATS = 4;
const BULBS = 4;
/** So many wishes and ends can be taken, one a seat; 0 counts, too. */
const TAKEN = 4;
const ROWS = 4;

const one = (to: Int16Array, at: number, place: number, size: number): void => {
  to[at + Math.max(0, Math.min(size - 1, place))] = 1;
};

export const tableInputs: readonly InputPart<ValleyState>[] = [
  { name: 'gate', size: GATES, write: ({ gate }, _, to, at) => one(to, at, gate - 1, GATES) },
  { name: 'water', size: WATER, write: ({ water }, _, to, at) => one(to, at, water, WATER) },
  {
    name: 'trade card',
    size: trade.length,
    write({ tradeCards: [top] }, _, to, at) {
      if (top !== undefined && top !== null) to[at + top] = 1;
    },
  },
  {
    name: 'trade bulbs',
    size: BULBS * (COLOURS.length + 1),
    write({ tradeBulbs }, _, to, at) {
      for (let i = 0; i < BULBS; i++) to[at + i * (COLOURS.length + 1) + tradeBulbs[i] + 1] = 1;
    },
  },
  {
    name: 'wish',
    size: startingCards.length,
    write({ wish }, _, to, at) {
      if (wish >= 0) to[at + wish] = 1;
    },
  },
  {
    name: 'wishes taken',
    size: TAKEN,
    write: ({ wishesTaken }, _, to, at) => one(to, at, wishesTaken, TAKEN),
  },
  {
    name: 'neutral markers',
    size: market.length,
    write({ neutrals }, _, to, at) {
      for (let i = 0; i < market.length; i++) to[at + i] = neutrals[i];
    },
  },
  {
    name: 'covered rewards',
    size: calendar.columns.length * ROWS,
    write({ covered }, _, to, at) {
      for (let i = 0; i < calendar.columns.length; i++) {
        for (let row = 0; row < ROWS; row++) to[at + i * ROWS + row] = (covered[i] >> row) & 1;
      }
    },
  },
  { name: 'ends taken', size: TAKEN, write: ({ endTaken }, _, to, at) => one(to, at, endTaken, TAKEN) },
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
    name: 'seat',
    size: SEATS,
    write(_, seat, to, at) {
      to[at + seat] = 1;
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
    name: 'next',
    size: SEATS,
    write({ turn, players }, seat, to, at) {
      to[at + ((turn.seat - seat + players.length) % players.length)] = 1;
    },
  },
];
