import { COLOURS, type Contract, type DuelPlayer, type DuelState, SPACES } from '@polder/duel';

/** What a Contract could still get to: its VP for things that may well come. */
export function contractAhead(state: DuelState, player: DuelPlayer, { vp, each }: Contract): number {
  return vp * unitsAhead(state, player, each);
}

function unitsAhead(state: DuelState, { storage, wheel }: DuelPlayer, each: Contract['each']): number {
  switch (each.of) {
    case 'windmills':
      return 1.5;
    case 'traded':
      return each.colours.reduce((sum, it) => sum + Math.min(2, storage[COLOURS.indexOf(it)]) / 2, 0.5);
    case 'tradedPairs':
      return 1;
    case 'tradedColours':
      return 1;
    case 'mixedPatches':
      return 1 + storage[COLOURS.indexOf(each.colour)] / 4;
    case 'fullPatches':
      return fillingPatches(state) / 2;
    case 'personalTiles':
      return wheel.filter((tile) => tile < 0).length / 3;
    case 'scored':
      return 1;
  }
}

/** Patches with one space left. */
function fillingPatches({ patches }: DuelState): number {
  let n = 0;
  for (let start = 0; start < patches.length; start += SPACES) {
    let free = 0;
    for (let i = start; i < start + SPACES; i++) if (patches[i] < 0) free++;
    if (free === 1) n++;
  }
  return n;
}
