import { LiveSocket } from './live-socket.ts';

/** The socket of this tab. */
export const tabSocket = new LiveSocket({
  open: () => new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}/api/realtime`),
  isHidden: () => document.visibilityState === 'hidden',
});

document.addEventListener('visibilitychange', () => tabSocket.wake());
window.addEventListener('online', () => tabSocket.wake());
