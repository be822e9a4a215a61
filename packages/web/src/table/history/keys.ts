import type { GameEvent } from '@polder/core';
import type { Table } from '../table.svelte.js';
import { type Step, stepFrom } from './turns.js';

/** A step through the game, from the moment that is looked at or from now. */
export function look<State, Event extends GameEvent>(table: Table<State, Event>, step: Step): void {
  const at = table.past?.choices ?? table.choices;
  table.lookAt(stepFrom(table.turns, table.choices, at, step));
}

/** Where the key is a letter; a slider has no use for it. */
const writes = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null);

/** `,` and `.` go a choice back and forth, with Shift a turn. Which sign Shift makes of them differs by keyboard. */
const STEPS: Readonly<Record<string, readonly [plain: Step, shifted: Step]>> = {
  ',': ['back', 'turnBack'],
  '<': ['turnBack', 'turnBack'],
  Comma: ['back', 'turnBack'],
  '.': ['on', 'turnOn'],
  '>': ['turnOn', 'turnOn'],
  Period: ['on', 'turnOn'],
};

/** The keys for looking back. True: it was one of ours. */
export function handleHistoryKey<State, Event extends GameEvent>(
  table: Table<State, Event>,
  event: KeyboardEvent,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return false;
  const steps = STEPS[event.key] ?? (event.shiftKey ? STEPS[event.code] : undefined);
  if (!steps) return false;
  look(table, steps[event.shiftKey ? 1 : 0]);
  return true;
}
