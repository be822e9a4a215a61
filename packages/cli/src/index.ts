export { COMMANDS, runCli } from './cli.js';
export { play, report } from './commands/simulate.js';
export { GAMES, type GameEntry, type GameId, gameId, type TableChoice, withGame } from './games.js';
export { type Io, plainStyle, type Style } from './io.js';
export { playInner, playTold } from './play.js';
