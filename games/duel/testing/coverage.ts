import { type Coverage as GameCoverage, openCoverage } from '@polder/core/testing';
import { defaultEdition } from '../edition/default.js';
import { DEALS, SPACES, type Tables, tablesOf } from '../edition/tables.js';
import { COLOURS, type Edition } from '../edition/types.js';
import { CALENDAR_REASONS, type Event, type EventType } from '../rules/events.js';
import { contractVp } from '../rules/scoring.js';
import { sourceName, VP_SOURCES } from '../rules/sources.js';
import { rival, type State } from '../rules/state.js';

export type Coverage = GameCoverage<State, Event>;

/** Watches events and names each piece that they use. */
export function coverage(edition: Edition = defaultEdition): Coverage {
  const t = tablesOf(edition);
  return openCoverage(everything(t), (event, state) => namesOf(t, event, state));
}

const EVENTS = Object.keys({
  chose: true,
  sealed: true,
  hands: true,
  turn: true,
  turned: true,
  wheelAction: true,
  gaveUp: true,
  followUp: true,
  calendar: true,
  marked: true,
  endTriggered: true,
  over: true,
  begin: true,
  rewards: true,
  took: true,
  acted: true,
  end: true,
  helper: true,
  guilder: true,
  tools: true,
  vp: true,
  bulbs: true,
  bulb: true,
  picked: true,
  installed: true,
  tileRefilled: true,
  tilesRenewed: true,
  offerFull: true,
  placed: true,
  pushedOut: true,
  contract: true,
  contractScored: true,
  cardGone: true,
  swapped: true,
  notSwapped: true,
  cardRefilled: true,
  cardsRenewed: true,
  planted: true,
  column: true,
  built: true,
  rewarded: true,
  bought: true,
  marketRefilled: true,
  marketShuffled: true,
  shipMoved: true,
  delivered: true,
  deliveries: true,
  exported: true,
  exportResolved: true,
  portReached: true,
  portMoved: true,
  portClosed: true,
} satisfies Record<EventType, true>);

function everything(t: Tables): string[] {
  const { edition } = t;
  return [
    ...EVENTS.map((type) => `event ${type}`),
    ...VP_SOURCES.map((source) => `vp ${source}`),
    ...CALENDAR_REASONS.map((why) => `calendar by ${why}`),
    ...edition.wheels.personal.map((_, section) => `personal section ${section + 1} used`),
    ...edition.wheels.central.map((_, section) => `central section ${section + 1} used`),
    ...edition.tiles.flatMap(({ id }) => [`tile ${id} installed`, `tile ${id} used`]),
    ...edition.cards.flatMap(({ id }) => [
      `card ${id} hired`,
      `card ${id} signed`,
      `Helper ${id} used`,
      `Contract ${id} scored`,
    ]),
    ...t.patches.map((_, space) => `patch ${placeOf(space)} planted`),
    ...edition.patches.map((_, mill) => `Windmill space ${mill + 1} built`),
    ...edition.exports.map(({ id }) => `export ${id} resolved`),
    ...edition.demands.flatMap(({ id, upper, lower }) => [
      ...upper.map(({ colour }) => `demand ${id} upper ${colour}`),
      ...lower.map(({ colour }) => `demand ${id} lower ${colour}`),
    ]),
    ...['back', ...edition.market.tiles.map(({ id }) => id)].flatMap((tile) =>
      DEALS.map((deal) => `deal ${tile} ${deal}`),
    ),
    ...COLOURS.map((colour) => `Windmill of the ${colour} column`),
  ];
}

const placeOf = (space: number): string => `${Math.floor(space / SPACES) + 1}.${(space % SPACES) + 1}`;

/** The state is that after the whole choice. */
function namesOf(t: Tables, event: Event, s: State): string[] {
  const { edition } = t;
  const names = [`event ${event.type}`];
  switch (event.type) {
    case 'vp':
      names.push(`vp ${VP_SOURCES[event.as]}`);
      break;
    case 'calendar':
      names.push(`calendar by ${event.why}`);
      break;
    case 'rewards':
      for (const source of event.sources) names.push(...usedBy(sourceName(t, source)));
      break;
    case 'installed':
      names.push(`tile ${edition.tiles[event.tile].id} installed`);
      break;
    case 'placed':
      names.push(`card ${edition.cards[event.card].id} ${event.row === event.seat ? 'hired' : 'signed'}`);
      break;
    case 'helper':
      names.push(`Helper ${edition.cards[event.card].id} used`);
      break;
    case 'contractScored':
      names.push('vp contractsNow');
      if (event.vp > 0) names.push(`Contract ${edition.cards[event.card].id} scored`);
      break;
    case 'over':
      for (const seat of [0, 1]) {
        for (const card of s.rows[rival(seat)]) {
          if (contractVp(s, seat, card, 1) > 0) names.push(`Contract ${edition.cards[card].id} scored`);
        }
      }
      break;
    case 'planted':
      names.push(`patch ${placeOf(event.space)} planted`);
      break;
    case 'built':
      names.push(
        `Windmill space ${event.space + 1} built`,
        `Windmill of the ${COLOURS[event.column]} column`,
      );
      break;
    case 'bought':
      names.push(
        `deal ${event.tile < 0 ? 'back' : edition.market.tiles[event.tile].id} ${DEALS[event.deal]}`,
      );
      break;
    case 'delivered': {
      const half = event.upper ? 'upper' : 'lower';
      names.push(`demand ${edition.demands[event.demand].id} ${half} ${COLOURS[event.colour]}`);
      break;
    }
    default:
      break;
  }
  return names;
}

/** `tile:3`, `personal:2`, `export:7`: what these rewards came from was used. */
function usedBy(source: string): string[] {
  const [kind, id] = source.split(':');
  switch (kind) {
    case 'tile':
      return [`tile ${id} used`];
    case 'personal':
    case 'central':
      return [`${kind} section ${id} used`];
    case 'export':
      return [`export ${id} resolved`];
    default:
      return [];
  }
}
