import { type Coverage as GameCoverage, openCoverage } from '@polder/core/testing';
import { defaultEdition } from '../edition/default.js';
import { type Tables, tablesOf } from '../edition/tables.js';
import type { Difficulty, Edition } from '../edition/types.js';
import type { GardenerEvent } from '../gardener/events.js';
import { WHY, type Why } from '../gardener/why.js';
import type { Event, EventType } from '../rules/events.js';
import { eventsOf, MECHANISM_NAMES, type MechanismEventType } from '../rules/mechanisms/list.js';
import { patchName } from '../rules/patches.js';
import { contractVp } from '../rules/scoring.js';
import { fromTrade, sourceName } from '../rules/sources.js';
import { START_CARD, type State, VP_SOURCES } from '../rules/state.js';

export type Coverage = GameCoverage<State, Event>;

/**
 * Watches events and names each piece that they use: tiles, cards, fields, cells, quarters, event types.
 * Of a solo game only what the others don't have is wanted: the Gardener's cards, deeds and reasons.
 */
export function coverage(edition: Edition = defaultEdition, solo?: Difficulty): Coverage {
  const t = tablesOf(edition);
  return openCoverage(solo ? soloThings(t, solo) : everything(t), (event, state) => namesOf(t, event, state));
}

/** Only in a solo game. */
type SoloEventType = GardenerEvent['type'] | 'wishMet';

const EVENTS = Object.keys({
  chose: true,
  startingCard: true,
  queensWish: true,
  marker: true,
  neutrals: true,
  turn: true,
  gate: true,
  water: true,
  turned: true,
  calendar: true,
  calendarTaken: true,
  endTriggered: true,
  wheelAction: true,
  noAction: true,
  over: true,
  begin: true,
  rewards: true,
  took: true,
  next: true,
  acted: true,
  end: true,
  helper: true,
  guilder: true,
  tools: true,
  vp: true,
  paid: true,
  guilderTaken: true,
  colour: true,
  stored: true,
  swapped: true,
  refused: true,
  strength: true,
  lowered: true,
  shuffled: true,
  refilled: true,
  looked: true,
  left: true,
  refreshed: true,
  picked: true,
  installed: true,
  tucked: true,
  space: true,
  built: true,
  traced: true,
  visit: true,
  moved: true,
  neutral: true,
  arrived: true,
  areaChosen: true,
  planted: true,
  oneMore: true,
  traded: true,
  quarters: true,
  quarter: true,
  collected: true,
  tradeCleared: true,
  wish: true,
} satisfies Record<Exclude<EventType, SoloEventType | MechanismEventType>, true>);

/** Set-up gives the first; the default edition has no field with VP. */
const NOT_EARNED: readonly string[] = ['start', 'fields'];

function everything(t: Tables): string[] {
  const { edition } = t;
  return [
    ...EVENTS.map((type) => `event ${type}`),
    ...MECHANISM_NAMES.filter((name) => t.effects.some((effect) => effect.do === name))
      .flatMap(eventsOf)
      .map((type) => `event ${type}`),
    ...VP_SOURCES.filter((source) => !NOT_EARNED.includes(source)).map((source) => `vp ${source}`),
    ...edition.tiles.flatMap((tile) => [`tile ${tile.id} installed`, `tile ${tile.id} used`]),
    ...edition.cards.flatMap((card) => [
      `card ${card.id} hired`,
      `card ${card.id} signed`,
      `Helper ${card.id} used`,
      `Contract ${card.id} scored`,
    ]),
    ...edition.startingCards.flatMap((card) => [
      `starting card ${card.id} taken`,
      `starting card ${card.id} used`,
      `wish ${card.id} met`,
    ]),
    ...edition.spaces.map((space) => `space ${space.id} built`),
    ...edition.fields.map((field) => `reward of field:${field.id}`),
    ...edition.market.flatMap((area, i) =>
      area.rewards.map((_, k) => `market ${area.id} ${t.effectKeys[t.market[i][k]]}`),
    ),
    ...edition.calendar.columns.flatMap((column) => [
      `calendar ${column.id} common`,
      ...column.unique.map((_, row) => `calendar ${column.id} ${row + 1}`),
    ]),
    ...edition.calendar.end.vp.map((_, place) => `calendar end ${place + 1}`),
    ...edition.trade.flatMap((quarters, card) =>
      quarters.map((_, q) => `reward of trade:${card + 1}.${q + 1}`),
    ),
    ...t.patches.flatMap((effect, i) => (effect < 0 ? [] : [`patch ${patchName(i)} covered`])),
    ...edition.wheels.large.map((board) => `board ${board.id} turned`),
  ];
}

const SOLO_EVENTS = Object.keys({
  gardenerCard: true,
  gardenerDeck: true,
  gardenerGate: true,
  gardenerDoes: true,
  gardenerIdle: true,
  gardenerWish: true,
  gardenerTile: true,
  gardenerFarm: true,
  gardenerBuilt: true,
  gardenerMoved: true,
  gardenerPlanted: true,
  gardenerTraded: true,
  gardenerCollected: true,
  wishMet: true,
} satisfies Record<SoloEventType, true>);

/**
 * Offers run dry and Windmills run out in games that nobody plays. In the default edition no two spaces
 * are alike, no reward is one of the Market area, and a bulb comes before the only choice between two.
 */
const HARDLY_EVER: readonly Why[] = [
  'noTile',
  'noCard',
  'noSpace',
  'noWindmill',
  'listedFirst',
  'areaReward',
  'noRowBegun',
];

function soloThings({ edition, gardener }: Tables, solo: Difficulty): string[] {
  const never = new Set<Why>(HARDLY_EVER);
  if (gardener.overlay.every((effect) => effect < 0)) never.add('patchReward');
  const scores = edition.calendar.columns.some(({ unique }) =>
    unique.slice(0, 2).some((reward) => reward.do === 'scoreContract'),
  );
  if (!scores) never.add('nothingForIt');
  const whys = (Object.keys(WHY) as Why[]).filter((why) => !never.has(why));
  return [
    ...SOLO_EVENTS.map((type) => `event ${type}`),
    ...gardener.decks[solo].map((card) => `Gardener card ${edition.gardener.cards[card].id} drawn`),
    ...whys.map((why) => `reason ${why}`),
  ];
}

/** Starting cards that work inside an action are used without a `helper` event of their own kind. */
function namesOf(t: Tables, event: Event, s: State): string[] {
  const { edition } = t;
  const names = [`event ${event.type}`];
  if ('why' in event) names.push(`reason ${event.why}`);
  switch (event.type) {
    case 'vp':
      names.push(`vp ${VP_SOURCES[event.as]}`);
      break;
    case 'wish':
      names.push('vp wish', `wish ${edition.startingCards[s.wish].id} met`);
      break;
    case 'contractScored':
      names.push('vp contractsNow', `Contract ${edition.cards[event.card].id} scored`);
      break;
    case 'installed':
      names.push(`tile ${edition.tiles[event.tile].id} installed`);
      break;
    case 'tucked':
      names.push(`card ${edition.cards[event.card].id} ${event.role === 0 ? 'hired' : 'signed'}`);
      break;
    case 'helper': {
      const start = edition.startingCards[s.players[event.seat].start];
      names.push(
        event.card === START_CARD
          ? `starting card ${start.id} used`
          : `Helper ${edition.cards[event.card].id} used`,
      );
      break;
    }
    case 'took':
      names.push(`reward of ${sourceName(t, event.source)}`);
      break;
    case 'quarter':
      names.push(`reward of ${sourceName(t, fromTrade(event.card, event.quarter))}`);
      break;
    case 'over':
      for (const player of s.players) {
        for (const card of player.contracts) {
          if (contractVp(s, player, card) > 0) names.push(`Contract ${edition.cards[card].id} scored`);
        }
      }
      break;
    case 'areaChosen': {
      names.push(`market ${edition.market[event.area].id} ${t.effectKeys[event.effect]}`);
      const start = edition.startingCards[s.players[s.turn.seat].start];
      if (start.ability.may.do === 'marketFreely') names.push(`starting card ${start.id} used`);
      break;
    }
    case 'startingCard':
      names.push(`starting card ${edition.startingCards[event.card].id} taken`);
      break;
    case 'built':
      names.push(`space ${edition.spaces[event.space].id} built`);
      break;
    case 'planted': {
      const { rows } = s.players[event.seat];
      for (let column = 1; column <= rows[event.row]; column++)
        names.push(`patch ${event.row + 1}.${column} covered`);
      break;
    }
    case 'calendarTaken':
      names.push(
        `calendar ${edition.calendar.columns[event.column].id} ${event.row < 0 ? 'common' : event.row + 1}`,
      );
      break;
    case 'calendar':
      if (event.column === edition.calendar.columns.length) names.push(`calendar end ${s.endTaken}`);
      break;
    case 'gardenerCard':
      names.push(`Gardener card ${edition.gardener.cards[event.card].id} drawn`);
      break;
    case 'gardenerPlanted':
      names.push(`reason ${event.whyColour}`);
      break;
    case 'turned':
      names.push(`board ${edition.wheels.large[s.players[event.seat].board].id} turned`);
      break;
    case 'wheelAction': {
      const player = s.players[event.seat];
      const tile = event.side === 0 ? player.large[s.turn.large] : player.small[s.turn.small];
      if (tile >= 0) names.push(`tile ${edition.tiles[tile].id} used`);
      break;
    }
    default:
      break;
  }
  return names;
}
