import type { InputPart } from '@polder/bots';
import {
  COLOURS,
  centralOf,
  contractVp,
  type DuelPlayer,
  type DuelState,
  defaultEdition,
  editionOf,
  rival,
  SPACES,
} from '@polder/duel';
import { copySection, SECTION, sectionsOf } from './section-inputs.js';

type Write = (player: DuelPlayer, to: Int16Array, at: number, state: DuelState, seat: number) => void;

const part = (name: string, size: number, write: Write): InputPart<DuelState> => ({
  name,
  size,
  write: (state, seat, to, at) => write(state.players[seat], to, at, state, seat),
});

/** The number, and whether it is at least 1, 2 and so on. */
function ladder(value: number, size: number, to: Int16Array, at: number): void {
  to[at] = value;
  for (let i = 1; i < size; i++) if (value >= i) to[at + i] = 1;
}

const { cards, columns, patches, wheels } = defaultEdition;
const WINDMILLS = columns.reduce((sum, n) => sum + n, 0);
const PERSONAL = wheels.personal.length;
const CENTRAL = wheels.central.length;
const N = COLOURS.length;

const writeColumns: Write = ({ columns: left }, to, at) => {
  let from = at;
  for (let colour = 0; colour < N; colour++) {
    for (let i = 0; i < left[colour]; i++) to[from + i] = 1;
    from += columns[colour];
  }
};

/** Beside own Windmills: free spaces, tulips by colour, and those times the Windmills built of their colour. */
const writeBeside: Write = ({ mills, columns: left }, to, at, state) => {
  for (let patch = 0; patch < patches.length; patch++) {
    const before = (patch + patches.length - 1) % patches.length;
    const touched = ((mills >> patch) & 1) + ((mills >> before) & 1);
    if (touched === 0) continue;
    for (let i = 0; i < SPACES; i++) {
      const colour = state.patches[patch * SPACES + i];
      if (colour < 0) to[at] += touched;
      else {
        to[at + 1 + colour] += touched;
        to[at + 1 + N + colour] += touched * (columns[colour] - left[colour]);
      }
    }
  }
};

/** From the section that the next step brings to the mesh. */
const writePersonal: Write = ({ wheel }, to, at, state) => {
  const { personal, tiles } = sectionsOf(editionOf(state));
  for (let i = 0; i < PERSONAL; i++) {
    const place = (state.personal + i + 1) % PERSONAL;
    copySection(wheel[place] < 0 ? personal[place] : tiles[wheel[place]], to, at + i * SECTION);
  }
};
const writeCentral: Write = (_, to, at, state, seat) => {
  const { central, tiles } = sectionsOf(editionOf(state));
  const now = centralOf(state, seat);
  for (let i = 0; i < CENTRAL; i++) {
    const place = (now + i + 1) % CENTRAL;
    const tile = state.centralTiles[place];
    copySection(tile < 0 ? central[place] : tiles[tile], to, at + i * SECTION);
  }
};

/** Own Helpers and Contracts by how long they stay, and what each Contract scores now. */
const writeRows: Write = ({ scored }, to, at, state, seat) => {
  state.rows[seat].forEach((card, i) => {
    to[at + card] = defaultEdition.row - i;
  });
  state.rows[rival(seat)].forEach((card, i) => {
    to[at + cards.length + card] = defaultEdition.row - i;
    to[at + 2 * cards.length + card] = contractVp(state, seat, card, scored.length + 1);
  });
};

const writeTiles: Write = ({ wheel }, to, at) => {
  for (const tile of wheel) if (tile >= 0) to[at + (defaultEdition.tiles[tile].kind === 'silver' ? 1 : 0)]++;
};

export const seatInputs: readonly InputPart<DuelState>[] = [
  part('guilder', 8, ({ guilder }, to, at) => ladder(guilder, 8, to, at)),
  part('tools', 6, ({ tools }, to, at) => ladder(tools, 6, to, at)),
  part('storage', 2 * N, ({ storage }, to, at) => {
    for (let i = 0; i < N; i++) {
      to[at + i] = storage[i];
      if (storage[i] > 0) to[at + N + i] = 1;
    }
  }),
  part('columns', WINDMILLS, writeColumns),
  part('windmills', patches.length, ({ mills }, to, at) => {
    for (let i = 0; i < patches.length; i++) to[at + i] = (mills >> i) & 1;
  }),
  part('beside windmills', 1 + 2 * N, writeBeside),
  part('personal wheel', PERSONAL * SECTION, writePersonal),
  part('central wheel', CENTRAL * SECTION, writeCentral),
  part('traded', N + 1, ({ traded }, to, at) => {
    for (const colour of traded) to[at + colour]++;
    to[at + N] = traded.length;
  }),
  part('scored', 2, ({ scored, marked }, to, at) => {
    to[at] = scored.length;
    if (marked) to[at + 1] = 1;
  }),
  part('rows', 3 * cards.length, writeRows),
  part('tiles', 2, writeTiles),
  part('helpers', 1, (_, to, at, { rows }, seat) => {
    to[at] = rows[seat].length;
  }),
];
