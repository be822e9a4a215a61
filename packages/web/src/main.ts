import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import { comeAlive, isDrawn, uncover } from './first/drawn.js';
import { watchLayout } from './layout.svelte.js';
import { whenIdle } from './look/idle.js';
import { loadPage, pageKey } from './pages.js';
import { route, watchRoute } from './route.svelte.js';
import { settings } from './settings.svelte.js';
import { speak } from './words/current.svelte.js';

watchLayout();
watchRoute();
// The first page comes along with the words, not after them; whether it came is the page's business.
const [, page] = await Promise.all([
  speak(settings.language),
  loadPage(pageKey(route())).catch(() => undefined),
]);
const target = document.getElementById('app');
if (target) {
  // The start page stands there since the page was built; any other one takes its place.
  if (page?.key === 'start' && isDrawn(settings.language)) hydrate(App, { target, props: { first: page } });
  else {
    target.replaceChildren();
    uncover();
    mount(App, { target, props: { first: page } });
  }
  comeAlive();
}
// While somebody works on the client, nothing may come from yesterday.
if (import.meta.env.PROD) whenIdle(() => import('./pwa/start.js'));
whenIdle(() => import('./online/announcement/start.js'));
