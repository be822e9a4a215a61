import { need } from '@polder/web/words/current.svelte.js';

/** The companion with the words that it needs, all at once. */
export async function loadPage() {
  const [page] = await Promise.all([
    import('./Page.svelte'),
    need('start', 'gardener', 'box', 'game', 'table', 'rulebook'),
  ]);
  return page;
}
