import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '../src/look/fonts.css';
import '../src/look/tokens.css';
import '../src/look/base.css';
import { mount } from 'svelte';
import { comeAlive } from '../src/first/drawn.js';
import { watchLayout } from '../src/layout.svelte.js';
import { settings } from '../src/settings.svelte.js';
import { speak } from '../src/words/current.svelte.js';
import Gallery from './Gallery.svelte';

/** `npm run gallery`: the parts of the boards in their states, for whoever draws. No part of the client that is built. */
watchLayout();
await speak(settings.language);
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
comeAlive();
