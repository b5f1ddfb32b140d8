import { getPush, subscribeToPush, unsubscribeFromPush } from '@arquiba/contract/push';
import { quietCall } from '../api-call.ts';
import { keepPush, readKeptPush } from './kept-push.ts';

const WORKER = '/push-sw.js';
/** Browsers that do not reach their push service may never answer. */
const PATIENCE_MS = 15_000;

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** What this browser allows; `here` is what the server knows of it. */
export function pushStateOf(here: boolean): PushState {
  const parts = ['serviceWorker' in navigator, 'PushManager' in window, 'Notification' in window];
  if (parts.includes(false)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return here && Notification.permission === 'granted' ? 'on' : 'off';
}

interface Owner {
  accountId: string;
  /** The public key of the server. */
  publicKey: string;
}

/** Asks for the permission, so it must be called by a press. */
export async function turnPushOn(owner: Owner): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await subscribe(owner);
  return 'on';
}

/** The server forgets the address first: a browser that fails to unsubscribe gets no pushes all the same. */
export async function turnPushOff(): Promise<void> {
  // It would turn them on again.
  await renewal.catch(() => undefined);
  await quietCall(unsubscribeFromPush, {});
  keepPush(null);
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

let renewal: Promise<void> = Promise.resolve();

/** After a new sign-in, or if the browser has another address by now: not all browsers report that. */
export function renewPush(accountId: string): Promise<void> {
  renewal = renew(accountId);
  return renewal;
}

async function renew(accountId: string): Promise<void> {
  const { here, publicKey } = await quietCall(getPush, {});
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (here && subscription && subscription.endpoint === readKeptPush()?.endpoint) return;
  await subscribe({ accountId, publicKey });
}

async function subscribe({ accountId, publicKey }: Owner): Promise<void> {
  const { endpoint, keys } = (await inTime(subscriptionFor(publicKey))).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await quietCall(subscribeToPush, { endpoint: endpoint ?? '', p256dh, auth });
  keepPush({ accountId, endpoint: endpoint ?? '' });
}

async function subscriptionFor(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  if (known && isSame(known.options.applicationServerKey, key)) return known;
  // Of another key: the server could not use it, and the browser allows only one.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function inTime<T>(waiting: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No push service answered')), PATIENCE_MS);
  return Promise.race([waiting, promise]).finally(() => clearTimeout(timer));
}

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  return known !== null && new Uint8Array(known).join() === key.join();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
