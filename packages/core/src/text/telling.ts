import type { GameEvent } from '../game.js';

/** What is told of each type of event: a type that is left out does not compile. */
export type Tellings<Event extends GameEvent, Tale> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>, tale: Tale) => void;
};

/** For what only moves the game along, or comes together with an event that speaks. */
export const silent = (): void => {};

/** By the type of the event. */
export function tellEvent<Event extends GameEvent, Tale>(
  tellings: Tellings<Event, Tale>,
  event: Event,
  tale: Tale,
): void {
  const telling = tellings[event.type as Event['type']] as (event: Event, tale: Tale) => void;
  telling(event, tale);
}
