export { defaultEdition } from './edition/default.js';
export * from './edition/json.js';
export * from './edition/types.js';
export * from './edition/words.js';
export type {
  Event as ValleyEvent,
  EventOf as ValleyEventOf,
  EventType as ValleyEventType,
} from './events.js';
export { valley, valleyMachine } from './game.js';
export { effectOf, sourceOf } from './names.js';
export { REASONS, type Reason } from './reasons.js';
export { END_SOURCES } from './scoring.js';
export {
  CARDS,
  type Frame as ValleyFrame,
  type Options as ValleyOptions,
  type Player as ValleyPlayer,
  START_CARD,
  type Stack as ValleyStack,
  type State as ValleyState,
  VP_SOURCES,
  type VpSource,
} from './state.js';
