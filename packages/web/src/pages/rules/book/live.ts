import { mount, unmount } from 'svelte';
import { need } from '../../../words/current.svelte.js';
import { playedIn, type Show } from './show.js';

/** While somebody works on the client, pictures are drawn by the parts of the table themselves. */
export const show: Show = async (frame, { name }) => {
  const [{ default: Parts }] = await Promise.all([
    playedIn(name) === 'duel' ? import('./DuelParts.svelte') : import('./ValleyParts.svelte'),
    need('table', 'duel'),
  ]);
  const parts = mount(Parts, { target: frame, props: { part: name } });
  return () => void unmount(parts);
};
