import { objectOf, verbOf, withVerb } from '@polder/bots';
import type { Decision } from '@polder/core';
import { CARDS, effectOf, type ValleyState } from '../rules/index.js';
import { adjacentQuarters, fieldItems, gateItem, patchItem, printedItem, type Watching } from './story.js';

/**
 * A seat is about to choose this. What does not decide about an item (using a Helper first, a Calendar
 * reward in between) is no chance: the same question comes again.
 */
export function decided(watching: Watching, state: ValleyState, decision: Decision, key: string): void {
  const { ledger } = watching;
  const { seat, options, source } = decision;
  switch (decision.ask) {
    case 'startingCard':
      ledger.offer(seat, 'start', withVerb(options, 'start'));
      return ledger.take(seat, 'start', [key]);
    case 'gate': {
      const speeds = withVerb(options, 'gate').map(objectOf).map(Number);
      const items = speeds.map((to) => gateItem(state.gate, to));
      return ledger.offer(seat, 'gate', items);
    }
    case 'action':
      return countActions(watching, state, decision, key);
    case 'tile':
      return countTiles(watching, state, decision, key);
    case 'card':
      return countCards(watching, state, decision, key);
    case 'build':
      return countSpaces(watching, decision, key);
    case 'market': {
      const item = (it: string): string => `${source}:${objectOf(it)}`;
      if (!isOneOf(key, 'take', 'pass')) return;
      ledger.offer(seat, 'market', withVerb(options, 'take').map(item));
      return isOneOf(key, 'take') ? ledger.take(seat, 'market', [item(key)]) : ledger.pass(seat, 'market');
    }
    case 'plant':
      return countPatches(watching, decision, key);
    case 'trade':
      return countTrade(watching, state, decision, key);
  }
}

const isOneOf = (key: string, ...verbs: readonly string[]): boolean => verbs.includes(verbOf(key));

/** Asked again and again in a turn: each printed action is a chance once. */
function countActions(
  { edition, ledger, story }: Watching,
  state: ValleyState,
  { seat, options }: Decision,
  key: string,
): void {
  for (const offered of withVerb(options, 'do')) {
    const id = printedItem(edition, state, objectOf(offered));
    if (id === undefined) continue;
    if (!story.active.has(id)) ledger.chance(seat, id);
    story.active.add(id);
    if (offered === key) ledger.taken(seat, id);
  }
}

/** The tile itself comes with `installed`. */
function countTiles(
  { edition, ledger }: Watching,
  state: ValleyState,
  { seat, options }: Decision,
  key: string,
): void {
  if (!isOneOf(key, 'tile', 'refresh')) return;
  const item = (it: string): string => `tile:${edition.tiles[tileAt(state, objectOf(it))].id}`;
  ledger.offer(seat, 'tile', withVerb(options, 'tile').map(item));
  if (isOneOf(key, 'refresh')) ledger.pass(seat, 'tile');
}

function countCards(
  { edition, ledger }: Watching,
  state: ValleyState,
  { seat, options }: Decision,
  key: string,
): void {
  if (!isOneOf(key, 'hire', 'sign', 'pass', 'refresh')) return;
  const item = (it: string): string =>
    `${isOneOf(it, 'hire') ? 'helper' : 'contract'}:${edition.cards[cardAt(state, objectOf(it))].id}`;
  ledger.offer(seat, 'card', withVerb(options, 'hire', 'sign').map(item));
  if (isOneOf(key, 'hire', 'sign')) ledger.take(seat, 'card', [item(key)]);
  else ledger.pass(seat, 'card');
}

/** A place of the offer, or `look2` among those looked at on top of a stack (CRD-5). */
function tileAt(state: ValleyState, place: string): number {
  const frame = state.frames[state.frames.length - 1];
  const looked = place.startsWith(LOOK) && frame.kind === 'enhance';
  return looked ? lookedAt(state.stacks[frame.stack].items, place) : state.tileOffer[Number(place) - 1];
}

function cardAt(state: ValleyState, place: string): number {
  const looked = place.startsWith(LOOK);
  return looked ? lookedAt(state.stacks[CARDS].items, place) : state.cardOffer[Number(place) - 1];
}

const LOOK = 'look';

function lookedAt(items: readonly (number | null)[], place: string): number {
  const item = items[items.length - Number(place.slice(LOOK.length))];
  if (item === null) throw new Error('What a seat looks at is known.');
  return item;
}

/** The Windmill itself comes with `built`. */
function countSpaces({ edition, ledger }: Watching, { seat, options }: Decision, key: string): void {
  if (!isOneOf(key, 'build')) return;
  const spaces = withVerb(options, 'build').map(objectOf);
  const items = spaces.map((id) => `space:${id}`);
  const fields = spaces.flatMap((id) => fieldItems(edition, id));
  ledger.offer(seat, 'space', items);
  ledger.offer(seat, 'field', fields);
}

/** The bulb itself comes with `planted`. */
function countPatches({ ledger, story }: Watching, { seat, options }: Decision, key: string): void {
  if (!isOneOf(key, 'plant', 'stop')) return;
  const rows = withVerb(options, 'plant').map((it) => Number(it.split('>')[1]) - 1);
  const items = rows.map((row) => patchItem(row, story.rows[seat][row]));
  ledger.offer(seat, 'patch', items);
  if (isOneOf(key, 'stop')) ledger.pass(seat, 'patch');
}

/** The two rewards at each free space; all four with a card or tile that gives more (CRD-6, CRD-7). */
function countTrade(
  { ledger, story }: Watching,
  state: ValleyState,
  { seat, options }: Decision,
  key: string,
): void {
  if (!isOneOf(key, 'trade', 'supply', 'collect')) return;
  const frame = state.frames[state.frames.length - 1];
  const effect = frame.kind === 'trade' ? effectOf(state, frame.effect) : undefined;
  const more = effect?.do === 'trade' && effect.more !== undefined;
  const freely = withVerb(options, 'supply').length > 0;
  const spaces = withVerb(options, 'trade', 'supply').map((it) => Number(it.split('>')[1]) - 1);
  const within = spaces.length > 0 && (more || freely) ? ALL_QUARTERS : spaces;
  story.quarters = new Set(within.flatMap((space) => adjacentQuarters(story.tradeCard, space)));
  for (const id of story.quarters) ledger.chance(seat, id);
  const collect = withVerb(options, 'collect').map(() => 'trade:collect');
  ledger.offer(seat, 'collect', collect);
  story.trading = !isOneOf(key, 'collect');
  if (story.trading) ledger.pass(seat, 'collect');
}

const ALL_QUARTERS: readonly number[] = [0, 1, 2, 3];
