export { defaultEdition } from '../edition/default.js';
export * from '../edition/json.js';
export { effectKey } from '../edition/keys.js';
export { SPACES } from '../edition/tables.js';
export * from '../edition/types.js';
export { closestSpaces } from './build.js';
export type { Verb as DuelVerb } from './codes.js';
export type {
  CalendarReason as DuelCalendarReason,
  Event as DuelEvent,
  EventOf as DuelEventOf,
  EventType as DuelEventType,
} from './events.js';
export { duel, duelMachine } from './game.js';
export { effectOf, sourceOf, spaceName } from './names.js';
export { coloursAt } from './plant.js';
export type { Reason } from './reasons.js';
export { contractCount, contractVp, countedTulips, END_SOURCES, scoreOf } from './scoring.js';
export { VP_SOURCES, type VpSource } from './sources.js';
export {
  CENTRAL,
  CLOSED,
  centralOf,
  editionOf,
  type Frame as DuelFrame,
  ON_LOWER,
  ON_UPPER,
  type Options as DuelOptions,
  PERSONAL,
  type Player as DuelPlayer,
  type Port as DuelPort,
  rival,
  type State as DuelState,
  TRADE,
  tables,
} from './state.js';
export { shipDistance } from './trade.js';
export { usualDuel } from './usual.js';
export { RULES } from './version.js';
