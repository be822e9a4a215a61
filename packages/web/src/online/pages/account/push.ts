import type { BodyOf } from '@polder/server/wire';
import { call, type Trouble } from '../../api.js';

/** Notices of the system, by the service worker. Permission is asked for only when somebody turns them on. */

export type PushState =
  | 'on'
  | 'off'
  /** The person has said no, once and for all. */
  | 'denied'
  | 'impossible'
  /** Apple: only for pages on the home screen. */
  | 'install';

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return undefined;
  // While somebody works on the client there is no worker.
  return (await navigator.serviceWorker.getRegistration()) ?? undefined;
}

async function subscription(): Promise<PushSubscription | undefined> {
  return (await (await registration())?.pushManager.getSubscription()) ?? undefined;
}

export async function pushState(): Promise<PushState> {
  if (!(await registration())) return isApple() ? 'install' : 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) ? 'on' : 'off';
}

export async function turnOn(): Promise<PushState | Trouble> {
  const worker = await registration();
  if (!worker) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const key = await call('GET /api/push-key');
  if (!key.ok) return key.trouble;
  const made = await subscribe(worker, key.value.key);
  if (!made) return 'impossible';
  // All that this type calls optional is there: a browser has made it.
  const told = await call('POST /api/push', {}, made.toJSON() as BodyOf<'POST /api/push'>);
  return told.ok ? 'on' : told.trouble;
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription | undefined> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // One for another server's key is in the way, or there is no push service behind this browser.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options).catch(() => undefined);
  }
}

/** From now on for nobody in this browser; also before somebody signs out. */
export async function turnOff(): Promise<void> {
  const there = await subscription();
  if (!there) return;
  await call('DELETE /api/push', {}, { endpoint: there.endpoint });
  await there.unsubscribe();
}

/** Base64url, as servers write their keys. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
