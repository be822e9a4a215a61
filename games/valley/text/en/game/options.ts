import { countOf } from '@polder/core/text';
import { choices } from '@polder/core/text/en/choices.js';
import type { Colour, TileKind } from '@polder/valley';
import { sources } from './sources.js';

const count = countOf('en');
const tilesOf = (n: number, kind: TileKind | 'cards'): string =>
  kind === 'cards'
    ? count(n, { one: 'card', other: 'cards' })
    : count(n, { one: `${kind} tile`, other: `${kind} tiles` });
const { pay } = choices.detail;

/** Names of buttons, by the verb of the option, and what stands below them. */
export const options = {
  option: {
    ...choices.option,
    start: (ability: string): string => ability,
    area: (id: string): string => `Start in ${sources.area(id)}`,
    gateLeave: (speed: number): string => `Leave at ${speed}`,
    gateRaise: (speed: number): string => `Raise to ${speed}`,
    gateLower: (speed: number): string => `Lower to ${speed}`,
    /** Floodgate and steps in one. */
    lever: {
      leave: (speed: number): string => `Leave the gate at ${speed}`,
      raise: (speed: number): string => `Raise the gate to ${speed}`,
      lower: (speed: number): string => `Lower the gate to ${speed}`,
      and: (gate: string, steps: number): string =>
        `${gate} and turn ${count(steps, { one: 'step', other: 'steps' })}`,
    },
    do: (side: 'large' | 'small', effect: string): string => `${sources.wheel(side)}: ${effect}`,
    noAction: (n: number): string => `Take ${n} Guilder`,
    guilderFirst: (n: number): string => `Take the ${n} Guilder first`,
    calendarCommon: (effect: string): string => `Calendar: ${effect}`,
    calendarUnique: (row: number, effect: string): string => `Calendar, row ${row}: ${effect}`,
    startingCard: (gives: string): string => `Use the starting card: ${gives}`,
    plantNothing: 'Plant nothing',
    giveUp: 'Give the action up',
    passArea: 'Take no reward',
    passCard: 'Take no card',
    store: (colour: Colour): string => `Store the ${colour} bulb`,
    storeIt: 'Store the bulb',
    swap: (colour: Colour): string => `Give back a ${colour} bulb`,
    refuse: 'Do without the bulb',
    refuseKept: (colour: Colour): string => `Return the ${colour} bulb`,
    split: (guilder: number, vp: number): string =>
      vp === 0 ? `${guilder} Guilder` : guilder === 0 ? `${vp} VP` : `${guilder} Guilder and ${vp} VP`,
    tile: (effect: string, plus: boolean): string => `Tile: ${effect}${plus ? ' +' : ''}`,
    lookedTile: (n: number): string => `Tile ${n} of those you looked at`,
    lookedCard: (n: number, helper: boolean): string =>
      `Card ${n} of those you looked at, as ${helper ? 'Helper' : 'Contract'}`,
    newTiles: 'New tiles',
    newCards: 'New cards',
    look: (n: number, kind: TileKind | 'cards'): string => `Look at ${tilesOf(n, kind)}`,
    section: (side: 'large' | 'small', section: number): string =>
      `${sources.wheel(side)}, section ${section}`,
    putBack: 'Put back on top',
    discard: 'Discard',
    replace: (card: string): string => `Give up: ${card}`,
    replacePlace: (place: number): string => `Replace the card in place ${place}`,
    build: (space: string): string => `Build on ${space}`,
    group: (colour: Colour): string => `From the ${colour} group`,
    path: (owners: readonly { readonly icon: string; readonly vp: number }[]): string =>
      owners.length === 0
        ? 'Nobody scores'
        : owners.map(({ icon, vp }) => `${icon} scores ${vp} VP`).join(', '),
    move: (area: string): string => `Move to ${sources.area(area)}`,
    moveOn: 'Move on',
    skip: (area: string): string => `Skip to ${sources.area(area)}`,
    skipOn: 'Skip the next area',
    stand: (icon: string): string => `Stand on the marker of ${icon}`,
    neutral: (from: string, to: string): string =>
      `Neutral marker: ${sources.areaShort(from)} to ${sources.areaShort(to)}`,
    plant: (colour: Colour, row: number): string => `Plant ${colour} in row ${row}`,
    inRow: (row: number): string => `Row ${row}`,
    more: 'Plant one bulb more',
    trade: (colour: Colour, space: number): string => `Trade ${colour} on space ${space}`,
    supply: (colour: Colour, space: number): string => `Trade ${colour} of the supply on space ${space}`,
    collect: 'Collect all bulbs',
    anyQuarter: (effect: string): string => `With the starting card: ${effect}`,
    buyQuarter: (effect: string): string => `Pay 1 Guilder for: ${effect}`,
  },
  detail: {
    ...choices.detail,
    payVp: (n: number): string => (n === 0 ? 'free' : `pay ${n} {vp}`),
    get: (reward: string): string => `get ${reward}`,
    wish: (wish: string, vp: readonly number[]): string =>
      `The other side: ${small(wish)} (${vp.join(', ')} {vp})`,
    waterTo: (from: number, to: number): string =>
      from === to ? `water stays at ${to}` : `water ${from} → ${to}`,
    stepsTools: (steps: number, tools: number): string =>
      `${count(steps, { one: 'step', other: 'steps' })}, ${tools === 0 ? 'no Tools' : `−${tools} {tool}`}`,
    waterNote: (below: number): string => (below === 0 ? 'up to the brim' : `${below} below the brim`),
    toCalendar: (steps: number): string =>
      steps === 0 ? 'now' : `${count(steps, { one: 'more step', other: 'more steps' })}`,
    calendar: '{calendar}',
    calendarCommon: (column: string): string => `Column ${column}, common reward`,
    calendarUnique: (column: string): string => `Column ${column}, the reward is then covered`,
    noAction: 'Neither action can be done',
    endWithout: 'without an action',
    calendarLost: 'Calendar rewards still open are lost',
    times: (n: number): string => `${n} times`,
    swapped: (colour: Colour): string => `the ${colour} one takes its place, free`,
    tileKind: (kind: TileKind): string => kind,
    bothActions: 'with the other wheel’s action too',
    discardOffer: (cost: number): string => `discard the offer, ${pay(cost)}`,
    looked: 'looked at',
    secretly: 'only you see them',
    covers: (effect: string): string => `covers ${effect}`,
    replacesTile: (effect: string): string => `replaces the tile ${effect}`,
    comesIn: (steps: number): string => `comes in ${count(steps, { one: 'step', other: 'steps' })}`,
    helperPlace: (vp: number): string => `${vp} {vp} for the place`,
    replacesCard: 'in place of another card, no {vp} for the place',
    replacesContract: 'in place of another card',
    /** What has commas of its own is parted by dots. */
    touches: (rewards: readonly string[]): string => `touches ${rewards.join(' · ')}`,
    groupLeft: (n: number): string => `${n} left after it`,
    emptiesGroup: (vp: number, colour: Colour): string => `empties it: ${vp} {vp} for each {t-${colour}}`,
    areaRewards: (rewards: readonly string[], n: number): string =>
      `${rewards.join(', ')}${n > 1 ? ` · ${n} times` : ''}`,
    areaFull: (area: string): string => `${capital(sources.area(area))} is full`,
    payPlayer: (n: number): string => (n === 0 ? 'free' : `pay ${n} {guilder} to that player`),
    mustEnter: (cost: number): string => `${pay(cost)}, you must enter that area`,
    moveCost: (cost: number): string => `pay ${cost} {guilder} for the visit`,
    patch: (row: number, column: number, reward: string): string => `Patch ${row}.${column}: ${reward}`,
    brings: (rewards: readonly string[]): string => `brings ${rewards.join(' and ')}`,
  },
};

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
