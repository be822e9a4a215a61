import { isSelf } from '@polder/core/text';
import { does, Whose, whose } from '@polder/core/text/en/names.js';

/** The board of Duel in plain sentences, for those who listen. What both games say is in the main words. */
export const describe = {
  followsUp: (name: string): string => (isSelf(name) ? 'You follow up' : `${name} follows up`),
  lastRound: (n: number): string => `Round ${n} is the last`,
  colour: (name: string, red: boolean): string => `${does(name, 'play')} ${red ? 'red' : 'yellow'}`,
  calendar: (space: number, of: number, guilder: string): string =>
    `Calendar on space ${space} of ${of}: ${guilder} for giving up a Central action`,
  wheels: 'Wheels',
  personal: (name: string): string => `${Whose(name)} Personal Wheel`,
  central: 'Central Wheel',
  meshes: (section: string, names: string): string => `${section} (meshes with ${names})`,
  meshesNow: (section: string): string => `${section} (in the mesh)`,
  withTile: (effects: string, kind: string): string => `${effects} (${kind} tile)`,
  next: 'What the next steps bring',
  ahead: (steps: string, pairs: string): string => `${steps}. ${pairs}`,
  pairOf: (name: string, personal: string, central: string): string => `${name}: ${personal} or ${central}`,
  patches: 'Patches',
  patch: (n: number, spaces: string): string => `Patch ${n}: ${spaces}`,
  empty: (reward: string): string => `empty (${reward})`,
  millAfter: (name: string): string => `then ${whose(name)} Windmill`,
  noMill: 'then a free Windmill space',
  ports: 'Ports',
  market: 'Market',
  marketTile: (n: string, deals: string): string => `Tile ${n}: ${deals}`,
  marketBack: (deals: string): string => `Back of the stack: ${deals}`,
  deal: (bulbs: string, guilder: string): string => `${bulbs} for ${guilder}`,
  or: ' or ',
  card: (helper: string, contract: string): string => `Card: Helper ${helper}, or Contract ${contract}`,
  deckTop: (helper: string, contract: string): string =>
    `Next in the deck: Helper ${helper}, or Contract ${contract}`,
  columns: 'Windmills left',
  column: (colour: string, left: number, value: string): string =>
    `${colour} ${left}, a tulip counts ${value}`,
  traded: 'Foreign Trade',
  contract: (contract: string, vp: string): string => `${contract} (now ${vp})`,
  scored: (n: number): string => `Contracts scored: ${n}`,
  ifOver: (vp: string): string => `${vp} if the game ended now`,
};
