export * from './edition/accept.js';
export * from './edition/check.js';
export * from './edition/freeze.js';
export * from './edition/goods.js';
export * from './edition/json.js';
export * from './edition/json-fault.js';
export * from './edition/tables.js';
export * from './edition/worth.js';
