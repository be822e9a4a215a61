import { mount } from 'svelte';
import { watchUpdates } from './updates.svelte.js';

/** Comes after the page itself, which can do without. */
// It is there before it says something: a screen reader hears only what changes.
const status = document.createElement('div');
status.setAttribute('role', 'status');
document.body.append(status);
void watchUpdates(async () => {
  const { default: UpdateBar } = await import('./UpdateBar.svelte');
  mount(UpdateBar, { target: status });
});
// Who has installed the page does not want its games cleared away with old pictures.
if (matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.();
