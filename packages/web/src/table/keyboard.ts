import type { GameEvent } from '@polder/core';
import type { Answer, Table } from './table.svelte.js';

/** Where a key means a letter or a move of its own, not ours; under a dialog wherever the focus is. */
const isTheirs = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"]') !== null;

/** Arrows move among options only from the panel or from nowhere: boards have their own. */
const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target !== document.body && target.closest('.decide') === null;

/** The keys of the table: digits, arrows, Enter, u, Escape, h, e, s. True: it was one of ours. */
export function handleKey<State, Event extends GameEvent>(
  table: Table<State, Event>,
  event: KeyboardEvent,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTheirs(event.target)) return false;
  const { answers } = table;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // A key that is held down must not choose again and again.
  if (event.repeat && !key.startsWith('Arrow')) return key === 'Enter';
  if (/^[1-9]$/.test(key)) return pickAt(Number(key) - 1);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return elsewhere(event.target) ? false : move(key === 'ArrowDown' ? 1 : -1);
    case 'Enter':
      // On a button Enter presses it: an option that is selected confirms itself, any other thing does its own.
      if (isButton(event.target)) return false;
      if (table.selected.length > 0) table.confirm();
      else if (table.ending?.last) table.end();
      else return false;
      return true;
    case 'Escape':
      // The browser's own Escape still has to close what is open.
      if (document.querySelector(':popover-open')) return false;
      if (table.past) table.lookAt(undefined);
      else table.cancel();
      return false;
    case 'u':
      // A refusal says why, in the panel.
      document.querySelector<HTMLElement>('[data-act="undo"]')?.click();
      return true;
    case 'h':
      table.toggleHint();
      return true;
    case 's':
      table.skip();
      return true;
    case 'e':
      table.end();
      return true;
    default:
      return false;
  }

  /** A digit is a press on the option with this number. */
  function pickAt(index: number): boolean {
    const answer = answers[index];
    if (!answer) return false;
    table.pick(answer.keys);
    focusOn(answer);
    return true;
  }

  /** On the way to another option nothing is chosen. */
  function move(by: number): boolean {
    if (answers.length === 0) return false;
    const at = answers.findIndex(({ keys }) => `${keys}` === `${table.selected}`);
    const next = at < 0 ? (by > 0 ? 0 : answers.length - 1) : (at + by + answers.length) % answers.length;
    table.select(answers[next].keys);
    focusOn(answers[next]);
    return true;
  }
}

function focusOn({ keys }: Answer): void {
  const key = CSS.escape(keys[keys.length - 1]);
  document.querySelector<HTMLElement>(`.opt[data-key="${key}"]`)?.focus();
}
