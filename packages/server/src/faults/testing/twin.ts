import { type Audience, type Game, type GameEvent, hashState } from '@polder/core';

type AnyGame = Game<unknown, unknown, GameEvent>;

/**
 * The same game in another world: at every position all that `who` can't see lies otherwise (stacks, hands, what
 * others have looked at or answered in secret, chance to come). Only where something is turned up for `who` the
 * worlds agree on what it is, or they would no longer have the same history.
 */
export function twinOf(game: AnyGame, who: Audience): AnyGame & { readonly positions: () => number } {
  /** By the hash of a state here: the state of the other world at that position. */
  const truths = new Map<string, unknown>();

  function disguise(truth: unknown): unknown {
    const over = game.result(truth) !== undefined;
    const twin = over
      ? game.clone(truth)
      : game.resample(game.view(truth, who), who, `twin/${hashState(truth)}`);
    truths.set(hashState(twin), game.clone(truth));
    return twin;
  }

  return {
    ...game,
    positions: () => truths.size,
    setup: (options, seed) => disguise(game.setup(options, seed)),
    choose(state, choice) {
      const known = truths.get(hashState(state));
      if (known === undefined) throw new Error('This is no position of the other world.');
      const truth = game.clone(known);
      const shown = game.choose(truth, choice);
      const open = shown.some((event) => isTurnedUp(event, who)) || game.result(truth) !== undefined;
      const events = open ? shown : game.choose(state, choice);
      replace(state as object, disguise(truth) as object);
      return events.map((event) => otherwise(event, who));
    },
  };
}

/** What only others see is not turned up. */
const isTurnedUp = ({ type, seat, reveals }: GameEvent, who: Audience): boolean =>
  reveals === true && !(type === 'looked' && seat !== who);

/** Of what is hidden in an event nobody but these knows anything: it may as well be something else. */
function otherwise(event: GameEvent, who: Audience): GameEvent {
  const { type, seat } = event;
  const { items, tiles, place } = event as GameEvent & Hidden;
  if (type === 'shuffled' && items) return { ...event, items: [...items].reverse() } as GameEvent;
  if (type === 'marketShuffled' && tiles) return { ...event, tiles: [...tiles].reverse() } as GameEvent;
  if (type === 'sealed' && seat !== who) return { ...event, place: place === 0 ? 1 : 0 } as GameEvent;
  return event;
}

interface Hidden {
  readonly items?: readonly number[];
  readonly tiles?: readonly number[];
  readonly place?: number;
}

function replace(state: object, by: object): void {
  for (const name of Object.keys(state)) Reflect.deleteProperty(state, name);
  Object.assign(state, by);
}
