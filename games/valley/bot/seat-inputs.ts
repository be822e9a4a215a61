import type { InputPart } from '@polder/bots';
import {
  COLOURS,
  COLUMNS,
  contractVp,
  defaultEdition,
  editionOf,
  ROWS,
  rowColour,
  type ValleyPlayer,
  type ValleyState,
} from '@polder/valley';
import { copySection, SECTION, sectionsOf } from './section-inputs.js';

type Write = (player: ValleyPlayer, to: Int16Array, at: number, state: ValleyState) => void;

const part = (name: string, size: number, write: Write): InputPart<ValleyState> => ({
  name,
  size,
  write: (state, seat, to, at) => write(state.players[seat], to, at, state),
});

/** The number, and whether it is at least 1, 2 and so on. */
function ladder(value: number, size: number, to: Int16Array, at: number): void {
  to[at] = value;
  for (let i = 1; i < size; i++) if (value >= i) to[at + i] = 1;
}

const { spaces, cards, startingCards, groups, wheels, market } = defaultEdition;
const WINDMILLS = groups.reduce((sum, { windmills }) => sum + windmills, 0);
const LARGE = wheels.large[0].sections.length;
const SMALL = wheels.small.length;
const N = COLOURS.length;

const writeRowColours: Write = (player, to, at) => {
  for (let row = 0; row < ROWS; row++) {
    const colour = player.rows[row] === 0 ? -1 : rowColour(player, row);
    if (colour >= 0) to[at + row * N + colour] = player.rows[row];
  }
};

/** Colours of each column, columns in which one repeats, planted bulbs of each colour. */
const writePatches: Write = ({ patches }, to, at) => {
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      const colour = patches[row * COLUMNS + column];
      if (colour < 0) continue;
      const seen = at + column * N + colour;
      if (to[seen] === 1) to[at + COLUMNS * N + column] = 1;
      to[seen] = 1;
      to[at + COLUMNS * (N + 1) + colour]++;
    }
  }
};

const writeGroups: Write = ({ groups: left }, to, at) => {
  let from = at;
  for (let colour = 0; colour < N; colour++) {
    for (let i = 0; i < left[colour]; i++) to[from + i] = 1;
    from += groups[colour].windmills;
  }
};

const writeContracts: Write = (player, to, at, state) => {
  for (const card of player.contracts) {
    to[at + card] = 1;
    to[at + cards.length + card] = contractVp(state, player, card);
  }
};

/** From the section that is under the arrow next. */
const writeLarge: Write = ({ large, steps, board }, to, at, state) => {
  const { boards, tiles } = sectionsOf(editionOf(state));
  for (let i = 0; i < LARGE; i++) {
    const place = (steps + i) % LARGE;
    copySection(large[place] < 0 ? boards[board][place] : tiles[large[place]], to, at + i * SECTION);
  }
};
const writeSmall: Write = ({ small, steps }, to, at, state) => {
  const printed = sectionsOf(editionOf(state));
  for (let i = 0; i < SMALL; i++) {
    const place = (steps + i) % SMALL;
    copySection(small[place] < 0 ? printed.small[place] : printed.tiles[small[place]], to, at + i * SECTION);
  }
};

const writeTiles: Write = ({ large, small }, to, at, state) => {
  const { kinds } = sectionsOf(editionOf(state));
  for (const tile of large) if (tile >= 0) to[at + kinds[tile]]++;
  for (const tile of small) if (tile >= 0) to[at + kinds[tile]]++;
};

export const seatInputs: readonly InputPart<ValleyState>[] = [
  part('guilder', 8, ({ guilder }, to, at) => ladder(guilder, 8, to, at)),
  part('tools', 6, ({ tools }, to, at) => ladder(tools, 6, to, at)),
  part('storage', 2 * N, ({ storage }, to, at) => {
    for (let i = 0; i < N; i++) {
      to[at + i] = storage[i];
      if (storage[i] > 0) to[at + N + i] = 1;
    }
  }),
  part('rows', ROWS * COLUMNS, ({ rows }, to, at) => {
    for (let row = 0; row < ROWS; row++) for (let i = 0; i < rows[row]; i++) to[at + row * COLUMNS + i] = 1;
  }),
  part('row colours', ROWS * N, writeRowColours),
  part('patches', COLUMNS * (N + 1) + N, writePatches),
  part('groups', WINDMILLS, writeGroups),
  part('windmills', spaces.length, ({ mills }, to, at) => {
    for (let i = 0; i < spaces.length; i++) to[at + i] = (mills >> i) & 1;
  }),
  part('helpers', cards.length, ({ helpers }, to, at) => {
    for (const card of helpers) to[at + card] = 1;
  }),
  part('contracts', 2 * cards.length, writeContracts),
  part('start', startingCards.length, ({ start }, to, at) => {
    if (start >= 0) to[at + start] = 1;
  }),
  part('large wheel', LARGE * SECTION, writeLarge),
  part('small wheel', SMALL * SECTION, writeSmall),
  part('arrow', LARGE, ({ steps }, to, at) => {
    to[at + (steps % LARGE)] = 1;
  }),
  part('calendar', defaultEdition.calendar.columns.length + 2, ({ calendar }, to, at) => {
    to[at + calendar + 1] = 1;
  }),
  part('market', market.length + 2, ({ area, on, wished }, to, at) => {
    if (area >= 0) to[at + area] = 1;
    if (on >= 0) to[at + market.length] = 1;
    if (wished) to[at + market.length + 1] = 1;
  }),
  part('tiles', 3, writeTiles),
  part('counts', 3, ({ steps, helpers, contracts }, to, at) => {
    to[at] = steps;
    to[at + 1] = helpers.length;
    to[at + 2] = contracts.length;
  }),
];
