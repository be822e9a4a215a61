import { addressOf, noticeOf, show, type Windows } from './notices.js';
import { answer, type Build, fill, type Ground, isOurs, tidy } from './store.js';

/** The service worker: the client without a network. A new build waits until a person asks for it. */

/** Written in front of this file when the client is built (build/pwa.ts). */
declare const BUILD: Build;

/** What pages may ask for: the new build at last, or a look at what can be thrown away. */
export type Asked = 'activate' | 'tidy';

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedEvent extends LongEvent {
  readonly data: Asked;
}
interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends LongEvent {
  readonly data: { json(): unknown } | null;
}
interface PressedEvent extends LongEvent {
  readonly notification: Notification;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Windows & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'message', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressedEvent) => void): void;
}

const worker = self as unknown as Worker;
const { registration } = worker;
const ground: Ground = {
  scope: registration.scope,
  caches,
  locks: navigator.locks,
  fetch: (request, init) => fetch(request, init),
};

const coming = (): boolean => Boolean(registration.installing ?? registration.waiting);

worker.addEventListener('install', (event) => event.waitUntil(fill(ground, BUILD)));

// Pages that came from the network, before there was a worker, need it from now on.
worker.addEventListener('activate', (event) =>
  event.waitUntil(tidy(ground, BUILD, coming).then(() => worker.clients.claim())),
);

worker.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(worker.skipWaiting());
  else event.waitUntil(tidy(ground, BUILD, coming));
});

worker.addEventListener('fetch', (event) => {
  if (isOurs(ground, event.request)) event.respondWith(answer(ground, BUILD, event.request));
});

/** What can't be read is shown as nothing in particular. */
function messageOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

worker.addEventListener('push', (event) => {
  const { title, options } = noticeOf(messageOf(event));
  event.waitUntil(registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(worker.clients, addressOf(registration.scope, event.notification.data)));
});
