import type { Trouble } from './guards.js';

/** A file that holds no game that can be opened here. */
export class BadFile extends Error {
  override readonly name = 'BadFile';
  constructor(
    readonly trouble: Trouble,
    options?: ErrorOptions,
  ) {
    super(`This file can't be opened: ${trouble.id}.`, options);
  }
}
