import { lockOf } from './store.js';
import type { Asked } from './worker.js';

/** The page's end of the service worker: keeps the client for offline play, and says when there is a newer one. */

const HOUR = 3_600_000;
/** A worker that does not take over by then won't: a reload does no harm. */
const PATIENCE = 4000;

let ready = $state(false);
/** The first newer build brings what speaks of it. */
let tellReady: (() => void) | undefined;
let registered: ServiceWorkerRegistration | undefined;

/** A newer build is here, complete, and waits to be asked for. */
export const updateReady = (): boolean => ready;

const ask = (worker: ServiceWorker, what: Asked): void => worker.postMessage(what);

/** Opens the newer build. Games are saved after each choice: nothing is lost. */
export async function takeUpdate(): Promise<void> {
  const waiting = registered?.waiting;
  if (waiting) {
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, PATIENCE);
      ask(waiting, 'activate');
    });
  }
  location.reload();
}

function nowReady(): void {
  ready = true;
  tellReady?.();
  tellReady = undefined;
}

export function putOffUpdate(): void {
  ready = false;
}

/** Registers the worker and watches it. Where there can't be one, the page is as good as before, but online. */
export async function watchUpdates(onready: () => void): Promise<void> {
  tellReady = onready;
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  holdBuild();
  const began = serviceWorker.controller;
  try {
    await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  } catch {
    return;
  }
  registered = await serviceWorker.getRegistration();
  if (!registered) return;
  const registration = registered;
  if (registration.waiting && registration.active) nowReady();
  registration.addEventListener('updatefound', () => watch(registration));
  watch(registration);
  // Another tab has asked for the newer build: this one is of the old one now. The first worker of all is no news.
  let current = began;
  serviceWorker.addEventListener('controllerchange', () => {
    if (current) nowReady();
    current = serviceWorker.controller;
  });
  if (began) ask(began, 'tidy');
  lookNowAndThen(registration);
}

function watch({ installing, active }: ServiceWorkerRegistration): void {
  if (!installing || !active) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') nowReady();
  });
}

/** As long as this page is open, the worker keeps what it is built of. */
function holdBuild(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) return;
  navigator.locks
    ?.request(lockOf(entry.src), { mode: 'shared' }, () => new Promise<never>(() => {}))
    .catch(() => undefined);
}

/** A browser looks for a newer worker when a page is opened; ours may stay open for days. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  function look(): void {
    if (document.visibilityState === 'hidden' || Date.now() - last < HOUR) return;
    last = Date.now();
    // Offline, or the worker has gone: the next time, then.
    registration.update().catch(() => undefined);
  }
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', look);
}
