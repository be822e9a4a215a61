import { mount } from 'svelte';
import AnnouncementBar from './AnnouncementBar.svelte';
import { lookForAnnouncement } from './announced.svelte.js';

/** Comes after the page itself, which can do without. */
// It is there before it says something: a screen reader hears only what changes.
const status = document.createElement('div');
status.setAttribute('role', 'status');
document.body.append(status);
mount(AnnouncementBar, { target: status });
const look = (): void => void lookForAnnouncement();
look();
addEventListener('hashchange', look);
document.addEventListener('visibilitychange', look);
