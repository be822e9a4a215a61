import type { NameOf } from '@polder/core/text';
import { getContext, setContext } from 'svelte';
import { w } from '../words/current.svelte.js';

/** How icons are said around here: at a table a player's marker is its player's name. */
const CONTEXT = Symbol('spoken');

export const provideSpoken = (nameOf: NameOf): void => void setContext(CONTEXT, nameOf);
export const useSpoken = (): NameOf =>
  getContext<NameOf | undefined>(CONTEXT) ?? ((icon, n) => w().game.icon(icon, n));
