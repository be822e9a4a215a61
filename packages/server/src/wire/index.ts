export * from './commands.js';
export * from './limits.js';
export * from './lobby.js';
export * from './messages.js';
export * from './notices.js';
export * from './people.js';
export * from './routes.js';
export * from './table.js';
