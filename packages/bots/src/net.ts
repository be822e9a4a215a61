export * from './net/explore.js';
export * from './net/file.js';
export * from './net/inputs.js';
export * from './net/learned.js';
export * from './net/net.js';
export * from './net/text.js';
