import {
  COLOURS,
  type Contract,
  type Count,
  contractCount,
  countedTulips,
  type DuelPlayer,
  type DuelState,
  defaultEdition,
  duel,
  VP_SOURCES,
  type VpSource,
} from '@polder/duel';
import type { Picked, Worth } from '@polder/web/box/calculator/facts.js';
import { type DuelTable, factsOf, type Side } from './facts.js';

/** Lines of the score sheet, and the machine's sources behind each of them. */
export const LINES = {
  track: ['wheels'],
  contracts: ['contractsNow'],
  // Counted by hand, or on the ring.
  tulips: ['patches', 'tulips'],
} as const;

const cardAt = (id: number): number => defaultEdition.cards.findIndex((card) => card.id === id);
export const contractOf = (id: number): Contract | undefined => defaultEdition.cards[cardAt(id)]?.contract;

/** A finished game in the machine that scores as this table does. What does not score is dealt somehow. */
export function layOut(table: DuelTable): DuelState {
  const state = duel.setup({}, 'calculator');
  state.over = true;
  if (table.ring)
    state.patches = table.patches.flat().map((bulb) => (bulb === null ? -1 : COLOURS.indexOf(bulb)));
  for (const [seat, side] of table.sides.entries()) {
    const player = state.players[seat];
    laySide(player, side);
    if (table.ring) player.mills = millsOf(table, seat);
    else setVp(player, 'patches', sum(tulipsOf(state, table, seat).map((n = 0, i) => side.emptied[i] * n)));
    setVp(player, 'contractsNow', sum(worthsOf(state, table, seat).map((worth) => worth?.vp ?? 0)));
  }
  return state;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

function setVp(player: DuelPlayer, source: VpSource, vp: number): void {
  player.vp[VP_SOURCES.indexOf(source)] = vp;
}

/** As bits. */
const millsOf = ({ mills }: DuelTable, seat: number): number =>
  mills.reduce<number>((mask, owner, space) => (owner === seat ? mask | (1 << space) : mask), 0);

function laySide(player: DuelPlayer, { track, emptied, answers }: Side): void {
  player.vp.fill(0);
  setVp(player, 'wheels', track ?? 0);
  player.guilder = answers.guilder ?? 0;
  player.tools = answers.tools ?? 0;
  player.columns = defaultEdition.columns.map((places, i) => places - emptied[i]);
  player.traded = COLOURS.flatMap((colour, i) => new Array<number>(answers[`traded-${colour}`] ?? 0).fill(i));
  player.scored = new Array<number>(answers.scored ?? 0).fill(0);
  player.wheel = player.wheel.map((_, i) => (i < (answers.personalTiles ?? 0) ? 0 : -1));
}

/** Tulips of each colour next to own Windmills, once for each Windmill; undefined: not told yet. */
export const tulipsOf = (
  state: DuelState,
  { ring, sides }: DuelTable,
  seat: number,
): (number | undefined)[] =>
  COLOURS.map((colour, i) =>
    ring ? countedTulips(state, seat, i) : sides[seat].answers[`counted-${colour}`],
  );

/** D-SCO-1 for each Contract in the row, the oldest first; undefined as long as something is not told. */
export const worthsOf = (state: DuelState, table: DuelTable, seat: number): (Worth | undefined)[] =>
  table.sides[seat].contracts.map((picked, at) => worthOf(state, table, seat, picked, at));

function worthOf(
  state: DuelState,
  table: DuelTable,
  seat: number,
  picked: Picked,
  at: number,
): Worth | undefined {
  if ('byHand' in picked) return picked.byHand === null ? undefined : { vp: picked.byHand };
  const contract = contractOf(picked.card);
  if (!contract || !isTold(table, seat, contract.each)) return undefined;
  // This one is scored after those that were scored before the end, and those before it in the row.
  const scored = state.players[seat].scored.length + at + 1;
  const count =
    countedByHand(table, seat, contract.each) ?? contractCount(state, seat, cardAt(picked.card), scored);
  return { count, vp: contract.vp * count };
}

function isTold({ ring, board, sides }: DuelTable, seat: number, count: Count): boolean {
  const asked = factsOf(count, ring);
  return (
    asked.side.every((fact) => sides[seat].answers[fact] !== undefined) &&
    asked.board.every((fact) => board[fact] !== undefined)
  );
}

/** Without the ring, what a Contract counts on it; undefined: it counts something else. */
function countedByHand({ ring, board, sides }: DuelTable, seat: number, count: Count): number | undefined {
  if (ring) return undefined;
  switch (count.of) {
    case 'windmills':
      return sides[seat].answers[`mills-${count.colour}`];
    case 'mixedPatches':
      return board[`mixed-${count.colour}`];
    case 'fullPatches':
      return board.fullPatches;
    default:
      return undefined;
  }
}
