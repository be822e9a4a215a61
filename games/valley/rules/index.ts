export { COLUMNS, PLACES, ROWS } from '../edition/counts.js';
export { defaultEdition } from '../edition/default.js';
export { effectKey } from '../edition/effects.js';
export * from '../edition/json.js';
export * from '../edition/types.js';
export { checkTable } from '../gardener/check-table.js';
export {
  BadTable,
  type CompanionEvent,
  type CompanionTurn,
  companionPaths,
  companionSheet,
  companionTurn,
} from '../gardener/companion.js';
export { type GardenerStock, type GardenerTable, startingTable, tableOf } from '../gardener/table.js';
export { WHY, type Why } from '../gardener/why.js';
export { openRows } from './calendar.js';
export { seatCount, type Verb as ValleyVerb } from './codes.js';
export type {
  Event as ValleyEvent,
  EventOf as ValleyEventOf,
  EventType as ValleyEventType,
} from './events.js';
export { valley, valleyMachine } from './game.js';
export { colourInHand } from './goods.js';
export { buildable, costOf, largestGroup, occupied, paths, reached } from './map.js';
export { neutralCost, stackCost } from './market.js';
export {
  isMechanism,
  isMechanismEvent,
  isMechanismFrame,
  isMechanismName,
  MECHANISM_NAMES,
  type MechanismEffect,
  type MechanismEvent,
  type MechanismEventType,
  type MechanismFrame,
  type MechanismName,
  type MechanismReason,
  type MechanismVerb,
} from './mechanisms/list.js';
export { effectOf, sourceOf } from './names.js';
export { columnOf, patchName, patchOf, rowColour } from './patches.js';
export type { Reason } from './reasons.js';
export { storageCost } from './run.js';
export { contractCount, contractVp, END_SOURCES, farmVps, GARDENER_SOURCES, scoreOf } from './scoring.js';
export {
  BUILD,
  CARDS,
  editionOf,
  type Frame as ValleyFrame,
  GARDENER,
  type Gardener as ValleyGardener,
  isUsed,
  lookedBeneath,
  type Options as ValleyOptions,
  type Player as ValleyPlayer,
  START_CARD,
  type Stack as ValleyStack,
  type State as ValleyState,
  tables,
  VP_SOURCES,
  type VpSource,
} from './state.js';
export { activeEffect, raiseCost } from './turn.js';
export { usualValley } from './usual.js';
export { RULES } from './version.js';
