export { defaultEdition } from './edition/default.js';
export * from './edition/json.js';
export * from './edition/types.js';
export * from './edition/words.js';
export type { Event, EventOf, EventType } from './events.js';
export { valley, valleyMachine } from './game.js';
export { END_SOURCES } from './scoring.js';
export {
  type Frame,
  type Options,
  type Player,
  type Stack,
  type State,
  VP_SOURCES,
  type VpSource,
} from './state.js';
