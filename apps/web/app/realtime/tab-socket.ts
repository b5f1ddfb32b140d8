import { brand } from '@arquiba/contract/brand';
import { onLiveAccount } from './live-account.ts';
import { createOpener } from './open-connection.ts';
import { SharedSocket } from './shared-socket.ts';
import { StreamSocket } from './stream-socket.ts';

const PATH = '/api/realtime';
const canShare = 'locks' in navigator && 'BroadcastChannel' in window;

/** The connection of this tab. */
export const tabSocket = new SharedSocket({
  open: createOpener({
    openSocket: () => new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${PATH}`),
    openStream: () => new StreamSocket(`${PATH}/stream`),
  }),
  isHidden: () => document.visibilityState === 'hidden',
  sharing: canShare
    ? { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) }
    : null,
});

let name = '';

// Only tabs of one account share a socket: none may get what belongs to another.
onLiveAccount((accountId) => {
  name = `${brand.storageKey}-live:${accountId ?? 'visitor'}`;
  tabSocket.join(name);
});

document.addEventListener('visibilitychange', () => tabSocket.wake());
window.addEventListener('online', () => tabSocket.wake());
for (const [target, leaving, returning] of [
  [window, 'pagehide', 'pageshow'],
  [document, 'freeze', 'resume'],
] as const) {
  target.addEventListener(leaving, () => tabSocket.leave());
  target.addEventListener(returning, () => name && tabSocket.join(name));
}
