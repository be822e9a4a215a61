import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchLayout } from './layout.svelte.js';
import { PAGES, pageOf } from './pages.js';
import { route, watchRoute } from './route.svelte.js';
import { settings } from './settings.svelte.js';
import { speak } from './words/current.svelte.js';

watchLayout();
watchRoute();
// The first page comes along with the words, not after them; whether it came is the page's business.
const first = PAGES[pageOf(route())]().catch(() => undefined);
await Promise.all([speak(settings.language), first]);
const target = document.getElementById('app');
if (target) mount(App, { target });
// While somebody works on the client, nothing may come from yesterday.
if (import.meta.env.PROD) void import('./pwa/start.js').catch(() => undefined);
