import type { Refusal } from './wire/messages.js';

/** Something that was asked for is not done. HTTP and sockets say so in their own way. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}
