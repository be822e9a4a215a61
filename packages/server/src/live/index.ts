export { type LiveParts, type OpenLive, openLive } from './live.js';
export { liveRoutes } from './routes.js';
