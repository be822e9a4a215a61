import { countOf } from '@polder/core/text';
import type { Colour, TileKind } from '@polder/duel';
import { sources, type WheelName } from './sources.js';

const count = countOf('en');
const pay = (n: number): string => (n === 0 ? 'free' : `pay ${n} {guilder}`);

/** What a port pays for a bulb. */
export interface PriceWords {
  readonly colour: Colour;
  readonly vp: number;
}

/** Names of buttons, by the verb of the option, and what stands below them. */
export const options = {
  option: {
    keep: (helper: string): string => `Keep as Helper: ${helper}`,
    keepHidden: (place: number): string => `Keep card ${place}`,
    /** Steps, and the pair that they lead to. */
    lever: (steps: number, pair: string): string =>
      `Turn ${count(steps, { one: 'step', other: 'steps' })}, to ${pair}`,
    do: (wheel: WheelName, effects: string): string => `${sources.wheel(wheel)}: ${effects}`,
    giveUp: (n: number): string => `Give the Central action up: ${n} Guilder`,
    stopDelivering: 'Deliver no more',
    takeNothing: 'Do without it',
    passSwap: 'Swap nothing',
    passContract: 'Let it go',
    passPatch: 'Take no reward',
    tile: (effects: string): string => `Tile: ${effects}`,
    section: (wheel: WheelName, section: number): string => `${sources.wheel(wheel)}, section ${section}`,
    swap: (a: number, b: number): string => `Swap cards ${a} and ${b}`,
    plant: (colour: Colour, space: string): string => `Plant ${colour} in Patch ${space}`,
    column: (colour: Colour): string => `From the ${colour} column`,
    build: (before: number, after: number): string => `Between Patches ${before} and ${after}`,
    patch: (patch: number, reward: string): string => `Patch ${patch}: ${reward}`,
    deal: (bulbs: string): string => `Buy ${bulbs}`,
    sail: (port: number): string => `Sail to port ${port}`,
    stay: (port: number): string => `Stay at port ${port}`,
    deliver: (colour: Colour): string => `Deliver ${colour}`,
    export: (colour: Colour): string => `Put ${colour} into Foreign Trade`,
  },
  detail: {
    second: (tools: number): string => `second action, spend ${tools} {tool}`,
    /** In place of what a Guilder comes. */
    insteadOf: (effects: string): string => `instead of ${effects}`,
    /** What the rival may do after this turn. */
    followUp: (rival: string, effects: string, guilder: number): string =>
      `then ${rival} follows up: ${effects}, or ${guilder} {guilder}`,
    /** The same where there is less room. */
    followUpShort: (rival: string, effects: string): string => `then ${rival}: ${effects}`,
    tileCost: (kind: TileKind, cost: number): string => `${kind} · free in the middle, ${pay(cost)} on yours`,
    /** The printed action under the tile is done at once, so often. */
    doesCovered: (effects: string, times: number): string =>
      `do what it covers${times > 1 ? ', twice' : ''}: ${effects}`,
    covers: (effects: string): string => `covers ${effects}`,
    comesIn: (steps: number): string => `comes to you in ${count(steps, { one: 'step', other: 'steps' })}`,
    rivalsContract: (rival: string, contract: string): string => `Contract of ${rival}: ${contract}`,
    rivalsHelper: (rival: string, helper: string): string => `Helper of ${rival}: ${helper}`,
    /** The card that leaves a full row; `rival`: whose Contract it is, if it is not one's own. */
    pushesOut: (rival: string | undefined, vp: number): string =>
      `pushes out ${rival === undefined ? 'your oldest Contract' : `the oldest Contract of ${rival}`}, worth ${vp} {vp} now`,
    swapped: (a: string, b: string): string => `${a} ↔ ${b}`,
    reward: (reward: string): string => `get ${reward}`,
    beside: (mills: readonly string[]): string => `beside ${mills.join(' ')}`,
    columnValue: (colour: Colour, vp: number): string => `{t-${colour}} then counts ${vp} {vp} each`,
    patch: (patch: number, reward: string): string => `Patch ${patch}: ${reward}`,
    noReward: (patch: number): string => `Patch ${patch}: nothing left`,
    endVp: (vp: number): string => `${vp} {vp} more at the end`,
    marketTile: (place: string): string => `Market tile ${place}`,
    marketBack: 'back of the stack, Market tile 1 goes',
    prices: (prices: readonly PriceWords[]): string =>
      prices.map(({ colour, vp }) => `{b-${colour}} ${vp} {vp}`).join(', '),
    export: (effects: string): string => `Export tile: ${effects}`,
    noExport: 'no Export tile',
  },
};
