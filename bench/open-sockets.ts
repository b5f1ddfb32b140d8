import { once } from 'node:events';
import { WebSocket } from 'ws';
import { READERS, readerCookies } from './social/graph.ts';

const AT_ONCE = 20;

/**
 * Open sockets of the readers, in turn, each subscribed to its account; the server answers the subscription. Without
 * `subscribes` they only open.
 */
export async function openSockets(
  origin: string,
  { count, subscribes }: { count: number; subscribes: boolean },
): Promise<WebSocket[]> {
  const url = `${origin.replace('http', 'ws')}/api/realtime`;
  const sockets: WebSocket[] = [];
  async function openNext(index: number): Promise<void> {
    const account = (index % READERS) + 1;
    const headers = { origin: 'http://localhost:3000', cookie: readerCookies[account - 1] ?? '' };
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    sockets.push(socket);
    await once(socket, 'open');
    if (!subscribes) return;
    socket.send(JSON.stringify({ type: 'subscribe', channels: [`account:${account}`] }));
    const [answer] = await once(socket, 'message');
    if (!String(answer).includes('"subscribed"')) throw new Error(`Not subscribed: ${answer}`);
  }
  let next = 0;
  const lane = async () => {
    while (next < count) await openNext(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return sockets;
}

export async function closeSockets(sockets: readonly WebSocket[]): Promise<void> {
  const closed = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.terminate();
  await Promise.all(closed);
}
