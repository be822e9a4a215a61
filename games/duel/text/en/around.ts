import type { IconName } from '@polder/core/text';
import { countOf, isSelf } from '@polder/core/text';
import { Whose, whom, whose } from '@polder/core/text/en/names.js';
import type { Colour, Contract, Count, DuelCalendarReason } from '@polder/duel';

const count = countOf('en');
const some = (n: number, one: string, other = `${one}s`): string => count(n, { one, other });

/** Goes on after the VP: with icons, and as short as it can be. `mill`: the Windmill of whoever scores it. */
function perShort(each: Count, mill: IconName): string {
  switch (each.of) {
    case 'windmills':
      return `per {${mill}} by {t-${each.colour}}`;
    case 'traded':
      return `per {trade}${each.colours.map((colour) => `{b-${colour}}`).join('/')}`;
    case 'tradedPairs':
      return 'per {trade}{b-any}{b-any}';
    case 'tradedColours':
      return 'per colour in {trade}';
    case 'mixedPatches':
      return `per {patch} {t-${each.colour}} + {b-any}`;
    case 'fullPatches':
      return 'per full {patch}';
    case 'personalTiles':
      return 'per own {enhance} tile';
    case 'scored':
      return 'per {score} scored';
  }
}

export interface ColumnFacts {
  readonly colour: Colour;
  readonly left: number;
  readonly cost: number | undefined;
  readonly value: number;
  readonly tulips: number;
}

export interface MarkFacts {
  readonly have: number;
  readonly of: number;
  readonly done: boolean;
}

export interface PortFacts {
  readonly number: number;
  readonly closed: boolean;
  readonly ship: boolean;
  readonly prices: readonly string[];
  readonly later: readonly string[] | undefined;
  readonly export: string | undefined;
  readonly distance: number | undefined;
}

const CAUSES: Readonly<Record<DuelCalendarReason, (left: number) => string>> = {
  tiles: (left) => `${some(left, 'wheel tile')} left in the stack`,
  cards: (left) => `${some(left, 'farm card')} left in the deck`,
  market: (left) => `${some(left, 'Market tile')} left in the stack`,
  windmills: (left) => `${some(left, 'Windmill')} to go`,
  delivered: (left) => `${some(left, 'delivery', 'deliveries')} to go`,
  vp: (left) => `${left} VP to go`,
};

/** Around the ring of Duel: both players, rows, ports, Market, offers, Calendar. */
export const around = {
  tabs: { turn: 'Turn', board: 'Board', farm: 'Farms', ports: 'Ports', log: 'Rival' },

  /** Who sits below. */
  sides: {
    lookFrom: (name: string): string => `Look from ${whose(name)} side`,
    back: 'Back to your side',
    keep: 'Keep the board this way round',
    turns: 'The board turns to whoever decides',
  },

  handOver: {
    title: (name: string): string => `Hand the device to ${whom(name)}`,
    why: (other: string): string => `The next cards are not for ${other}’s eyes.`,
    ready: (name: string): string => `I am ${name}`,
  },

  player: {
    of: (name: string): string => `What ${whom(name)} ${isSelf(name) ? 'have' : 'has'}`,
    turn: { turn: 'choosing', followUp: 'follow-up' },
    over: 'if ended',
    overLabel: (vp: number): string => `${vp} VP if it ended now`,
    stored: (bulbs: string): string => `Storage: ${bulbs}`,
    take: (bulb: string): string => `Take a ${bulb}`,
    deliver: (bulb: string): string => `Deliver a ${bulb}`,
    row: (cost: number): string => `${cost} Guilder for a Windmill of this row`,
    column: ({ colour, left, cost, value, tulips }: ColumnFacts): string =>
      [
        `${colour}: ${some(left, 'Windmill')} left${cost === undefined ? '' : `, the next for ${cost} Guilder`}`,
        `${value} VP for each of ${some(tulips, 'tulip')} by own Windmills, ${value * tulips} VP`,
      ].join('; '),
    traded: (colours: readonly string[]): string =>
      `Foreign Trade: ${colours.length === 0 ? 'nothing yet' : colours.join(', ')}`,
    marks: {
      vp: ({ of, have, done }: MarkFacts): string =>
        done ? `${of} VP reached: the Calendar has moved` : `Calendar at ${of} VP, ${of - have} to go`,
      windmills: ({ of, have, done }: MarkFacts): string =>
        done
          ? `${have} Windmills built: the Calendar has moved`
          : `${have} of ${of} Windmills that move the Calendar`,
      delivered: ({ of, have, done }: MarkFacts): string =>
        done
          ? `${have} deliveries: the Calendar has moved`
          : `${have} of ${of} deliveries that move the Calendar`,
    },
  },

  rows: {
    near: 'Near row',
    far: 'Far row',
    helpers: 'Helpers',
    contracts: 'Contracts',
    helpersOf: (name: string): string => `${Whose(name)} Helpers`,
    contractsOf: (name: string): string => `${Whose(name)} Contracts`,
    helper: (name: string, helper: string, used: boolean): string =>
      `${Whose(name)} Helper. ${helper}${used ? '. Used this turn' : ''}`,
    contract: (name: string, contract: string, vp: number): string =>
      `${Whose(name)} Contract. ${contract}. Now ${vp} VP`,
    useHelper: (helper: string): string => `Use the Helper: ${helper}`,
    used: 'used',
    leaves: 'The next card pushes this one out',
    place: 'Free place',
    pushed: 'Pushed out',
    score: (contract: string, vp: number): string => `Score it now: ${contract}, ${vp} VP`,
    swap: (n: number): string => `Swap card ${n}`,
  },

  contractShort: ({ vp, each }: Contract, mill: IconName): string => `${vp} {vp} ${perShort(each, mill)}`,

  ports: {
    title: 'Ports',
    bright: 'what you hold is bright',
    brightOf: (name: string): string => `what ${isSelf(name) ? 'you hold' : `${name} holds`} is bright`,
    noExport: 'No Export tile is left',
    price: (bulb: string, vp: number): string => `${bulb} ${vp} VP`,
    port: ({ number, closed, ship, prices, later, export: tile, distance }: PortFacts): string =>
      [
        `Port ${number}${closed ? ', closed' : ''}${ship ? ', the Ship is here' : ''}`,
        `${closed ? 'will want' : 'wants'} ${prices.join(', ')}`,
        later === undefined ? 'closes after a delivery' : `after a delivery ${later.join(', ')}`,
        tile === undefined ? 'no Export tile' : `Export: ${tile}`,
        ...(distance ? [`${some(distance, 'Tool')} for the way`] : []),
      ].join('; '),
    exportsLeft: (n: number): string => `${some(n, 'Export tile')} left`,
  },

  market: {
    title: 'Market',
    deal: (cost: number, bulbs: string): string => `${bulbs} for ${cost} Guilder`,
    back: 'Back of the stack',
    tile: (n: string): string => `Market tile ${n}`,
    goes: 'Is discarded if somebody buys from the back',
    left: (n: number): string => `${some(n, 'tile')} left in the stack`,
  },

  offers: {
    title: 'Offers',
    tiles: 'Tiles',
    cards: 'Cards',
    tile: (kind: 'wooden' | 'silver', effects: string, price: number): string =>
      `${kind} tile: ${effects}; free on the Central Wheel, ${price} Guilder on your own`,
    kind: { wooden: 'Wooden tile', silver: 'Silver tile' },
    where: (price: number): string =>
      `Free on the Central Wheel, ${price} {guilder} on your own. Not where wheels mesh now.`,
    empty: 'Empty place',
    helper: 'Helper',
    contract: 'Contract',
    asHelper: (helper: string): string => `As your Helper: ${helper}`,
    asContract: (contract: string): string => `As your Contract: ${contract}`,
    helperWhere: 'Enters your near row; there it is a Contract of your rival.',
    contractWhere: 'Enters the far row; there it is a Helper of your rival.',
    worth: (vp: number): string => `now ${vp} VP for you`,
    next: 'next',
    deck: (helper: string, contract: string, left: number): string =>
      `Top of the deck: ${helper}; ${contract}. ${some(left, 'card')} left`,
    tilesShort: (n: number): string => some(n, 'tile'),
    cardsShort: (n: number): string => some(n, 'card'),
    deckTop: (left: number): string => `Comes next; ${some(left, 'card')} left`,
    noDeck: 'The deck is empty',
    tilesLeft: (n: number): string => `${some(n, 'tile')} left in the stack`,
  },

  hand: {
    title: 'Your two cards',
    hint: 'Keep one as your first Helper: its other half is a Contract of your rival. The one you leave is offered to both.',
    keep: (helper: string, contract: string): string =>
      `Keep as your Helper: ${helper}. For your rival the Contract: ${contract}`,
    yours: 'your Helper',
    theirs: 'your rival’s Contract',
  },

  calendar: {
    title: 'Calendar',
    end: 'end',
    space: (guilder: number, here: boolean, last: boolean): string =>
      `${guilder} Guilder${last ? ', triggers the end' : ''}${here ? ', the marker is here' : ''}`,
    giveUp: (guilder: number): string => `Give up the Central action for ${guilder} Guilder`,
    moves: 'moved on by',
    cause: (why: DuelCalendarReason, left: number, name: string | undefined): string =>
      name === undefined ? CAUSES[why](left) : `${name}: ${CAUSES[why](left)}`,
    soon: 'Moves on with this',
    last: (round: number): string => `Round ${round} is the last one`,
  },
};
