import { type Component, mount, unmount } from 'svelte';
import { need } from '../../../words/current.svelte.js';
import { gameBook } from './chapters.js';
import type { Show } from './show.js';

const PARTS = import.meta.glob<{ default: Component<{ part: string }> }>(
  '../../../../../../games/*/book/Parts.svelte',
);

/** While somebody works on the client, pictures are drawn by the parts of the table themselves. */
export const show: Show = async (frame, { game, name }) => {
  const [{ default: Parts }] = await Promise.all([
    PARTS[`../../../../../../games/${game}/book/Parts.svelte`](),
    need(...gameBook(game).needs),
  ]);
  const parts = mount(Parts, { target: frame, props: { part: name } });
  return () => void unmount(parts);
};
