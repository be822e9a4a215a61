import {
  COLOURS,
  COLUMNS,
  type Contract,
  columnOf,
  ROWS,
  rowColour,
  type ValleyPlayer,
} from '@polder/valley';

/** What a Contract could still get to: its VP for things half done or likely to come. */
export function contractAhead(player: ValleyPlayer, { vp, each }: Contract): number {
  return vp * unitsAhead(player, each);
}

/** Windmills or tiles that may well come in the rest of a game. */
const SOME_MORE = 4;
/** Of the spaces, those that touch fields of one kind: rarer kinds score more. */
const BY_A_FIELD = 0.3;

function unitsAhead(player: ValleyPlayer, each: Contract['each']): number {
  const { storage, small, large, helpers, contracts, tools } = player;
  switch (each.of) {
    case 'windmills':
      return Math.min(SOME_MORE, left(player));
    case 'windmillsBy':
      return BY_A_FIELD * Math.min(SOME_MORE, left(player));
    case 'tiles':
      return each.kind === undefined ? large.filter(free).length / 3 : 1.5;
    case 'fullSmallWheel': {
      const filled = small.filter((tile) => tile >= 0).length;
      return filled === small.length ? 0 : (filled / small.length) ** 2;
    }
    case 'cards':
      return (6 - helpers.length - contracts.length) / 2;
    case 'tools':
      return (tools % each.every) / each.every + 0.5;
    case 'fullRows':
      return each.colour === undefined ? rowsAhead(player) : rowAhead(player, COLOURS.indexOf(each.colour));
    case 'fullColumns':
      return columnsAhead(player);
    case 'planted':
      return Math.min(3, storage[COLOURS.indexOf(each.colour)]) / 2 + 1.5;
  }
}

const free = (tile: number): boolean => tile < 0;
const left = ({ groups }: ValleyPlayer): number => groups.reduce((sum, n) => sum + n, 0);
const part = (length: number): number => (length === COLUMNS ? 0 : (length / COLUMNS) ** 2);

const rowsAhead = ({ rows }: ValleyPlayer): number => rows.reduce((sum, length) => sum + part(length), 0);

/** The longest row of this colour. */
function rowAhead(player: ValleyPlayer, colour: number): number {
  let most = 0;
  for (let row = 0; row < ROWS; row++) {
    if (rowColour(player, row) === colour) most = Math.max(most, part(player.rows[row]));
  }
  return most;
}

function columnsAhead(player: ValleyPlayer): number {
  let sum = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const { bulbs } = columnOf(player, column);
    if (bulbs < ROWS) sum += (bulbs / ROWS) ** 2;
  }
  return sum;
}
