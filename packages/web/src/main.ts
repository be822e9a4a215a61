import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchLayout } from './layout.svelte.js';
import { watchRoute } from './route.svelte.js';
import { settings } from './settings.svelte.js';
import { speak } from './words/current.svelte.js';

watchLayout();
watchRoute();
await speak(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
