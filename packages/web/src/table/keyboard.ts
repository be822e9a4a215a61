import type { GameEvent } from '@polder/core';
import { END, optionsOf } from './options.js';
import type { Table } from './table.svelte.js';

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
  const options = optionsOf(table.listed);
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // A key that is held down must not select and then confirm.
  if (event.repeat && !key.startsWith('Arrow')) return key === 'Enter';
  if (/^[1-9]$/.test(key)) return pickAt(Number(key) - 1);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return elsewhere(event.target) ? false : move(key === 'ArrowDown' ? 1 : -1);
    case 'Enter':
      // On a button Enter presses it: an option that is selected confirms itself, any other thing does its own.
      if (table.selected.length === 0 || isButton(event.target)) return false;
      table.confirm();
      return true;
    case 'Escape':
      // The browser's own Escape still has to close what is open.
      if (document.querySelector(':popover-open')) return false;
      if (table.past) table.lookAt(undefined);
      else table.cancel();
      return false;
    case 'u':
      table.undo();
      return true;
    case 'h':
      table.toggleHint();
      return true;
    case 's':
      table.skip();
      return true;
    case 'e':
      if (table.decision?.options.some((option) => option.key === END)) {
        table.pick([END]);
        document.querySelector<HTMLElement>('.decide [data-act="confirm"]')?.focus();
      }
      return true;
    default:
      return false;
  }

  function pickAt(index: number): boolean {
    const option = options[index];
    if (!option) return false;
    // A digit selects, and never confirms by accident.
    if (table.selected[0] !== option.key || table.selected.length > 1) table.pick([option.key]);
    focusOn(option.key);
    return true;
  }

  function move(by: number): boolean {
    if (options.length === 0) return false;
    const at = options.findIndex((option) => option.key === table.selected[0]);
    const next = at < 0 ? (by > 0 ? 0 : options.length - 1) : (at + by + options.length) % options.length;
    // On the way to another option nothing is chosen, not even with one tap.
    table.select([options[next].key]);
    focusOn(options[next].key);
    return true;
  }
}

function focusOn(key: string): void {
  document.querySelector<HTMLElement>(`.opt[data-key="${CSS.escape(key)}"]`)?.focus();
}
