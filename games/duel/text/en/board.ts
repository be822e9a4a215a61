import { countOf, listed } from '@polder/core/text';
import { does, Whose, whose } from '@polder/core/text/en/names.js';
import type { Colour } from '@polder/duel';

const count = countOf('en');
const steps = (n: number): string => count(n, { one: 'step', other: 'steps' });
const windmills = (n: number): string => count(n, { one: 'Windmill', other: 'Windmills' });

/** The middle of the table: wheels, lever, the ring of Patches. */
export const board = {
  // Wheels
  wheels: 'The three wheels',
  yourWheel: 'Your wheel',
  wheelOf: (name: string): string => `${Whose(name)} wheel`,
  central: 'Central Wheel',
  /** For those who listen. `tile`: the kind of its tile, if it has one. */
  section: (wheel: string, n: number, effects: string, tile: string | undefined): string =>
    [`${wheel}, section ${n}: ${effects}`].concat(tile === undefined ? [] : [`${tile} tile`]).join(', '),
  meshesYou: 'on your side of the mesh',
  meshes: (name: string): string => `on ${whose(name)} side of the mesh`,
  done: 'done',
  preview: (n: number): string => `Preview, ${steps(n)}`,
  previewTile: 'Preview, new tile',
  pair: (personal: string, central: string): string => `${personal} or ${central}`,

  // Lever
  steps: 'Steps',
  /** Whoever turns next, beside their marker. */
  next: 'next',
  lever: 'Turn the wheels',
  yourNext: 'Your next turn',
  nextOf: (name: string): string => `${does(name, 'turn')} next`,
  cell: (n: number, tools: number, yours: boolean, pair: string, followUp: string, name: string): string =>
    [
      steps(n),
      ...(tools > 0 ? [`for ${count(tools, { one: 'Tool', other: 'Tools' })}`] : []),
      yours
        ? `you: ${pair}; ${whose(name)} follow-up: ${followUp}`
        : `${name}: ${pair}; your follow-up: ${followUp}`,
    ].join(', '),
  cantBe: 'not possible',
  /** Beside the value. */
  giveUp: 'give up:',
  giveUpLong: (guilder: string): string => `Giving up a Central action brings ${guilder} now`,
  later: 'later',
  laterLong: 'the pairs of the turns after these',
  aheadTitle: 'The pairs to come',
  aheadNote: (n: number, name: string): string =>
    `Heads: the Central sections you and ${name} will read. Cells: the Personal sections that meet them. All comes again after ${steps(n)}; new tiles change it.`,
  aheadCell: (n: number, you: string, name: string, rival: string): string =>
    `In ${steps(n)}. You: ${you}. ${name}: ${rival}`,

  // Ring
  ring: 'Patches and Windmill spaces',
  picture: 'Ring of Patches and Windmill spaces. Arrow keys go from place to place.',
  patch: (n: number): string => `Patch ${n}`,
  space: (patch: number, place: number): string => `Patch ${patch}, space ${place}`,
  mill: (before: number, after: number): string => `Windmill space between Patches ${before} and ${after}`,
  millShort: (before: number, after: number): string => `Between ${before} and ${after}`,
  tulip: (colour: Colour): string => `${colour} tulip`,
  gives: (effect: string): string => `gives ${effect}`,
  anyColour: 'any colour may be planted',
  colours: (colours: readonly string[]): string => `only ${listed(colours, 'or')}`,
  notYet: 'not the first empty space from an end',
  yourWindmill: 'your Windmill',
  windmillOf: (name: string): string => `${Whose(name)} Windmill`,
  free: 'free',
  reward: (patch: number, effect: string | undefined): string =>
    effect === undefined ? `Patch ${patch} has no reward left` : `Patch ${patch} gives ${effect}`,
  noneLeft: 'none left',
  windmillsHere: (n: number): string => `${windmills(n)} here`,
  scores: (name: string, vp: number): string => `${does(name, 'get')} ${vp} VP at the end`,
  youScore: (vp: number): string => `you get ${vp} VP at the end`,
  wouldScore: (vp: number): string => `worth ${vp} VP to you at the end`,
  atTheEnd: 'at the end',
  canPlant: 'you can plant here',
  canBuild: 'you can build here',
  canTake: 'you can take its reward',
};
