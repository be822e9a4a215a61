import { listed } from '@polder/core/edition';
import {
  COLOURS,
  type Edition,
  type Effect,
  effectOf,
  effectWords,
  sourceOf,
  type ValleyEvent,
  type ValleyState,
  WHY,
  type Why,
} from '@polder/valley';
import { bulb } from './goods.js';
import { some } from './table.js';

export type GardenerEvent = Extract<ValleyEvent, { readonly why: Why }>;

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** Rule and reason, to put behind a deed. */
function because(...whys: readonly Why[]): string {
  const reasons = whys.map((why) => {
    const [rule, words] = WHY[why];
    return `${rule}: ${words.charAt(0).toLowerCase()}${words.slice(1).replace(/\.$/, '')}`;
  });
  return ` (${reasons.join('; ')})`;
}

/** Where an action or reward comes from: `field:M0`, `calendar:I.common`, `trade:1.2`, `wheel:large3`. */
function sourceWords(source: string): string {
  const [kind, id = ''] = source.split(':');
  const [first, second] = id.split('.');
  switch (kind) {
    case 'wheel':
      return `large wheel, section ${id.slice(-1)}`;
    case 'calendar':
      return `Calendar ${first}, ${second === 'common' ? 'common reward' : `row ${second}`}`;
    case 'trade':
      return `trade card ${first}, quarter ${second}`;
    case 'gardener':
      return `card ${id}`;
    default:
      return `${kind} ${id}`;
  }
}

/** An action or reward as it is for the Gardener: it never pays and does all that it may. */
function itsEffectWords(effect: Effect): string {
  switch (effect.do) {
    case 'market':
      return `Market, ${some(effect.moves, 'move')}`;
    case 'plant':
      return `Plant ${some(effect.bulbs, 'bulb')}`;
    case 'build':
    case 'trade':
      return effectWords({ do: effect.do });
    case 'marketReward':
      return '1 reward of its Market area';
    default:
      return effectWords(effect);
  }
}

const IDLE: Readonly<Partial<Record<Why, string>>> = {
  sectionNotShown: 'leaves the water as it is',
  wishHeld: "leaves its marker on the Queen's Wish",
  patchesFull: 'finds no Patch for the bulb',
};

/** What the Gardener does and why, given the state before it. */
export function gardenerWords(e: GardenerEvent, state: ValleyState, edition: Edition): string {
  const { cards } = edition.gardener;
  const backWords = (card: number): string => {
    const { common, other, farm } = cards[card].back;
    return `${common} common tile, ${other} place, cards ${farm.join(' ')}`;
  };
  switch (e.type) {
    case 'gardenerCard': {
      const back = e.back < 0 ? '' : `; the back on top shows ${backWords(e.back)}`;
      return `turns over ${cards[e.card].id}${back}`;
    }
    case 'gardenerDeck':
      return `shuffles ${some(e.deck.length, 'card')}; the back on top shows ${backWords(e.back)}${because(e.why)}`;
    case 'gardenerGate': {
      const way = e.to === e.from ? 'leaves the floodgate at' : 'moves the floodgate to';
      return `${way} speed ${e.to}, the card shows ${signed(e.shown)}${because(e.why)}`;
    }
    case 'gardenerDoes':
      return `${sourceWords(sourceOf(state, e.source))}: ${itsEffectWords(effectOf(state, e.effect))}${because(e.why)}`;
    case 'gardenerIdle':
      return `${IDLE[e.why] ?? 'gets nothing'}${because(e.why)}`;
    case 'gardenerWish': {
      const vp = edition.startingCards[state.wish].vp[e.to];
      return `lifts its marker on the Queen's Wish to ${vp} VP${because(e.why)}`;
    }
    case 'gardenerTile':
      return `takes tile ${edition.tiles[e.tile].id} from place ${e.place + 1}${because(e.why)}`;
    case 'gardenerFarm':
      return `takes card ${edition.cards[e.card].id} from place ${e.place + 1}${because(e.why)}`;
    case 'gardenerBuilt':
      return `builds a Windmill on ${edition.spaces[e.space].id}${because(e.why)}`;
    case 'gardenerMoved':
      return `moves to Market ${edition.market[e.area].id}${because(e.why)}`;
    case 'gardenerPlanted': {
      const column = state.players[state.turn.seat].rows[e.row] + 1;
      return `plants a ${bulb(e.colour)} in row ${e.row + 1}, column ${column}${because(e.whyColour, e.why)}`;
    }
    case 'gardenerTraded':
      return `puts a ${bulb(e.colour)} of the supply on trade space ${e.space + 1}${because(e.why)}`;
    case 'gardenerCollected':
      return `takes ${listed(e.bulbs.map((colour) => COLOURS[colour]))} off the trade card${because(e.why)}`;
  }
}
