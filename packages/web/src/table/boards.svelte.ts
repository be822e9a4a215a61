import type { GameEvent } from '@polder/core';
import { getContext, setContext } from 'svelte';
import { afterPaint } from '../look/later.js';
import { type Table, useTable } from './table.svelte.js';

/** What boards draw of a table: its state at one moment. */
function standing<State, Event extends GameEvent>(table: Table<State, Event>) {
  const { view, viewer, drawn, past, scores, result, choices } = table;
  return { view, viewer, drawn, past, scores, result, choices, ...table.pressing };
}

const CONTEXT = Symbol('boards');

/**
 * The panel answers a press at once; the boards follow in a task of their own, after the next picture. Answers with
 * the number of choices that they show. Call it where the boards are a part of.
 */
export function provideBoards<State, Event extends GameEvent>(
  table: Table<State, Event>,
): () => number | undefined {
  let drawn: ReturnType<typeof standing<State, Event>> | undefined = $state.raw();
  $effect(() => {
    const next = standing(table);
    return afterPaint(() => {
      drawn = next;
    });
  });
  const boards = new Proxy(table, {
    get(_, name) {
      // Another person looks: nothing of what the one before has seen.
      if (drawn && drawn.viewer === table.viewer && name in drawn) return Reflect.get(drawn, name);
      const value: unknown = Reflect.get(table, name, table);
      return typeof value === 'function' ? value.bind(table) : value;
    },
    set: (_, name, value) => Reflect.set(table, name, value, table),
  });
  setContext(CONTEXT, boards);
  return () => drawn?.choices;
}

/** The table that a board is drawn at. */
export const useBoards = <State, Event extends GameEvent>(): Table<State, Event> =>
  getContext<Table<State, Event> | undefined>(CONTEXT) ?? useTable<State, Event>();
