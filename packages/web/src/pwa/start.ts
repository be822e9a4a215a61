import { mount } from 'svelte';
import UpdateBar from './UpdateBar.svelte';
import { watchUpdates } from './updates.svelte.js';

/** Comes after the page itself, which can do without. */
mount(UpdateBar, { target: document.body });
void watchUpdates();
// Who has installed the page does not want its games cleared away with old pictures.
if (matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.();
