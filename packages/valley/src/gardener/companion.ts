import { NeedsHidden } from '@polder/core';
import { type EditionProblem, lineIn, problemsOf } from '@polder/core/edition';
import { backCheck } from '../edition/check-gardener.js';
import { defaultEdition } from '../edition/default.js';
import { tablesOf } from '../edition/tables.js';
import type { Edition, GardenerBack } from '../edition/types.js';
import type { Event } from '../events.js';
import { nextTurn } from '../rules/turn.js';
import { gardenerOf, type State } from '../state.js';
import { checkTable } from './check-table.js';
import { type GardenerTable, stateOf, tableOf } from './table.js';
import { gardenerTurn } from './turn.js';

/** A table that can't be, or does not tell enough, and all that is wrong with it. */
export class BadTable extends Error {
  override readonly name = 'BadTable';
  constructor(readonly problems: readonly EditionProblem[]) {
    super(problems.map((problem) => lineIn('the table', problem)).join('\n'));
  }
}

export interface CompanionTurn {
  /** What the Gardener does, step by step. Tiles and cards are named by their places only. */
  readonly events: readonly Event[];
  /** The game afterwards: for the words of the events and for `valley.scores`. */
  readonly state: State;
  /** The table afterwards, offers refilled. A new trade card that is not known is null. */
  readonly after: GardenerTable;
}

/**
 * The Gardener's next turn at a real table: given what lies there, the card drawn and the back that
 * shows on the deck, what it does. The rules are those of the machine; only hidden things, which do
 * not matter to the Gardener, are dealt anew.
 */
export function companionTurn(
  table: GardenerTable,
  card: string,
  back: GardenerBack,
  edition: Edition = defaultEdition,
): CompanionTurn {
  const state = companionState(table, edition);
  layDeck(state, card, back, edition);
  const events: Event[] = [];
  const run = { state, events };
  try {
    nextTurn(run);
    gardenerTurn(run);
  } catch (error) {
    if (!(error instanceof NeedsHidden)) throw error;
    throw new BadTable([{ path: 'trade.card', expected: 'the card on top', found: 'nothing' }]);
  }
  if (state.lastRound === table.round) nextTurn(run);
  const cleared = table.trade.next === undefined && clearedTrade(events);
  const { left, ...after } = tableOf(state);
  return {
    events,
    state,
    after: {
      ...after,
      ...(table.left && left && { left }),
      round: state.over ? table.round : after.round,
      trade: cleared ? { ...after.trade, card: null } : after.trade,
    },
  };
}

/** The table as a game in the machine, for `valley.scores`; says all that is wrong with it. */
export function companionState(table: GardenerTable, edition: Edition = defaultEdition): State {
  const problems = checkTable(table, edition);
  if (problems.length > 0) throw new BadTable(problems);
  return stateOf(table, edition);
}

/** The drawn card on top of the deck, beneath it another one with the back that shows. */
function layDeck(s: State, id: string, back: GardenerBack, edition: Edition): void {
  const faults = problemsOf(backCheck, back);
  if (faults.length > 0)
    throw new BadTable(faults.map((fault) => ({ ...fault, path: `back.${fault.path}` })));
  const t = tablesOf(edition).gardener;
  const { cards } = edition.gardener;
  const gardener = gardenerOf(s);
  const deck = gardener.deck.map(Number);
  const drawn = deck.find((card) => cards[card].id === id);
  if (drawn === undefined) {
    throw new BadTable([{ path: 'card', expected: 'a card of this difficulty', found: JSON.stringify(id) }]);
  }
  const shows = (card: number): boolean => {
    const { common, other, farm } = cards[card].back;
    return common === back.common && other === back.other && farm.join() === back.farm.join();
  };
  const top = deck.find((card) => card !== drawn && shows(card));
  if (top === undefined) {
    throw new BadTable([{ path: 'back', expected: 'the back of another card', found: JSON.stringify(back) }]);
  }
  gardener.deck = [...deck.filter((card) => card !== drawn && card !== top), top, drawn];
  gardener.back = t.back[drawn];
}

/** The trade card was cleared; a bulb after that would need to know the next one. */
function clearedTrade(events: readonly Event[]): boolean {
  const at = events.findIndex((event) => event.type === 'tradeCleared');
  if (at >= 0 && events.slice(at).some((event) => event.type === 'gardenerTraded')) {
    throw new BadTable([{ path: 'trade.next', expected: 'the card beneath the top one', found: 'nothing' }]);
  }
  return at >= 0;
}
