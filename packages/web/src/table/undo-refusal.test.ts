import type { GameEvent } from '@polder/core';
import type { DuelEvent } from '@polder/duel';
import { duelUi } from '@polder/duel/board/game-ui.js';
import type { ValleyEvent } from '@polder/valley';
import { valleyUi } from '@polder/valley/board/game-ui.js';
import { expect, it } from 'vitest';
import { en, pl } from '../words/testing.js';
import type { GameUi } from './game-ui.js';
import { undoRefusal } from './undo-refusal.js';

function refused<State, Event extends GameEvent>(
  shown: GameUi<State, Event>,
  event: Event,
  words = en,
): string {
  const session = { moments: [{ seat: 0, key: 'k', events: [event] }] };
  return undoRefusal({ undoable: { steps: 0, reason: 'revealed' }, session, shown, choices: 1 }, words);
}

it('a refused undo says what was revealed', () => {
  const refilled = (stack: number): ValleyEvent => ({
    ...{ type: 'refilled', stack, place: 0, item: 1, under: 0, reveals: true },
  });
  expect(refused(valleyUi, refilled(1))).toContain('a new tile was revealed');
  expect(refused(valleyUi, refilled(3))).toContain('a new card was revealed');
  expect(refused(valleyUi, refilled(3), pl)).toContain('odsłonięto nową kartę');
  const tile: DuelEvent = { type: 'tileRefilled', place: 0, tile: 1, reveals: true };
  const card: DuelEvent = { type: 'cardsRenewed', top: 1, reveals: true };
  expect(refused(duelUi, tile)).toContain('a new tile was revealed');
  expect(refused(duelUi, card)).toContain('a new card was revealed');
});

it('and else why there is nothing to take back', () => {
  const at = (reason: 'nothing' | 'otherSeat') =>
    undoRefusal(
      { undoable: { steps: 0, reason }, session: { moments: [] }, shown: valleyUi, choices: 0 },
      en,
    );
  expect(at('nothing')).toBe(en.table.cantUndo.nothing);
  expect(at('otherSeat')).toBe(en.table.cantUndo.otherSeat);
});
