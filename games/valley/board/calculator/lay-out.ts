import {
  COLOURS,
  type Contract,
  contractCount,
  defaultEdition,
  type Edition,
  type ValleyPlayer,
  type ValleyState,
  VP_SOURCES,
  type VpSource,
  valley,
} from '@polder/valley';
import type { Picked, Worth } from '@polder/web/box/calculator/facts.js';
import {
  type Farm,
  factOf,
  farmsOf,
  isGardener,
  isWhatCounts,
  type Printed,
  type ValleyTable,
} from './facts.js';

/** Lines of the score sheet, and the machine's sources behind each of them. */
export const LINES = {
  track: ['start'],
  contracts: ['contractsNow'],
  groups: ['groups'],
  rows: ['rows'],
  columns: ['columns'],
} as const;
const { track, ...atTheEnd } = LINES;
export const SOLO_LINES = {
  track,
  wish: ['wish'],
  ...atTheEnd,
  tiles: ['tiles'],
  cards: ['cards'],
  bulbs: ['bulbs'],
} as const;

const cardAt = (id: number): number => defaultEdition.cards.findIndex((card) => card.id === id);
export const contractOf = (id: number): Contract | undefined => defaultEdition.cards[cardAt(id)]?.contract;

/** An edition is checked and turned into tables once: the same values are the same edition. */
let latest = { values: '', edition: defaultEdition };
function editionWith(printed: Printed): Edition {
  const values = JSON.stringify(printed);
  if (latest.values !== values)
    latest = { values, edition: { ...defaultEdition, ...structuredClone(printed) } };
  return latest.edition;
}

/** A finished game in the machine that scores as this table does. What does not score is dealt somehow. */
export function layOut(table: ValleyTable): ValleyState {
  const { size, difficulty, printed, gardener } = table;
  const seats = size === 'solo' ? { players: 1 as const, solo: difficulty } : { players: size };
  const state = valley.setup({ ...seats, edition: editionWith(printed) }, 'calculator');
  state.over = true;
  if (state.gardener) {
    const { gardenerTiles = 0, gardenerCards = 0 } = gardener.answers;
    state.gardener.tiles = new Array<number>(gardenerTiles).fill(0);
    state.gardener.cards = new Array<number>(gardenerCards).fill(0);
  }
  for (const [seat, farm] of farmsOf(table).entries()) {
    layFarm(state.players[seat], farm);
    // It may have been told for a solo game before.
    if (size === 'solo') setVp(state.players[seat], 'wish', farm.answers.wish ?? 0);
    if (!isGardener(table, seat)) layContracts(state, seat, farm);
  }
  return state;
}

function setVp(player: ValleyPlayer, source: VpSource, vp: number): void {
  player.vp[VP_SOURCES.indexOf(source)] = vp;
}

function layFarm(player: ValleyPlayer, { track: vp, patches, emptied, contracts, answers }: Farm): void {
  player.vp.fill(0);
  setVp(player, 'start', vp ?? 0);
  player.patches = patches.flat().map((bulb) => (bulb === null ? -1 : COLOURS.indexOf(bulb)));
  player.rows = patches.map((row) => row.filter((bulb) => bulb !== null).length);
  player.groups = emptied.map((isEmpty, i) => (isEmpty ? 0 : defaultEdition.groups[i].windmills));
  player.tools = answers.tools ?? 0;
  player.storage = COLOURS.map((_, i) => (i === 0 ? (answers.stored ?? 0) : 0));
  // Only how many there are was told.
  player.mills = 2 ** Math.min(answers.windmills ?? 0, defaultEdition.spaces.length) - 1;
  player.helpers = new Array<number>((answers.helpers ?? 0) + contracts.length).fill(0);
}

/** Contracts are scored one by one, as somebody may count one of them by hand, and laid out as VP. */
function layContracts(state: ValleyState, seat: number, farm: Farm): void {
  const vps = worthsOf(state, seat, farm).map((worth) => worth?.vp ?? 0);
  setVp(
    state.players[seat],
    'contractsNow',
    vps.reduce((sum, vp) => sum + vp, 0),
  );
}

/** SCO-1 for each Contract of a farm; undefined as long as something is not told. */
export const worthsOf = (state: ValleyState, seat: number, farm: Farm): (Worth | undefined)[] =>
  farm.contracts.map((picked) => worthOf(state, seat, farm, picked));

function worthOf(state: ValleyState, seat: number, farm: Farm, picked: Picked): Worth | undefined {
  if ('byHand' in picked) return picked.byHand === null ? undefined : { vp: picked.byHand };
  const contract = contractOf(picked.card);
  if (!contract) return undefined;
  const fact = factOf(contract.each);
  const told = fact && farm.answers[fact];
  if (fact && told === undefined) return undefined;
  const count =
    fact && told !== undefined && isWhatCounts(fact)
      ? told
      : contractCount(state, state.players[seat], cardAt(picked.card));
  return { count, vp: contract.vp * count };
}
