import { once } from 'node:events';
import { LIVE_SOCKET_PATH, type ToBroadcaster } from '@arquiba/media-contract/live-socket';
import { WebSocket } from 'ws';

export interface TestBroadcast {
  said: ToBroadcaster[];
  begin(options?: { ticket?: string; mime?: string }): void;
  /** Waits for a message of a type that was not yet waited for. */
  hears<T extends ToBroadcaster['type']>(type: T): Promise<Extract<ToBroadcaster, { type: T }>>;
  /** Sends a recording in chunks, as a recorder does; how long it lasts is told in seconds. */
  record(content: Buffer, pace?: { seconds: number; speed: number }): Promise<void>;
  finish(): void;
  /** The connection breaks. */
  drop(): Promise<void>;
  closed: Promise<unknown>;
}

const CHUNKS_PER_SECOND = 4;

/** A broadcaster's socket, from a page of the site. */
export async function openBroadcast(
  media: { origin: string },
  origin = 'http://site.test',
): Promise<TestBroadcast> {
  const socket = new WebSocket(media.origin.replace('http', 'ws') + LIVE_SOCKET_PATH, { origin });
  const said: ToBroadcaster[] = [];
  const unheard: ToBroadcaster[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ToBroadcaster;
    said.push(message);
    unheard.push(message);
    socket.emit('heard');
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  return {
    said,
    closed,
    begin({ ticket, mime = 'video/x-matroska;codecs=avc1,opus' } = {}) {
      socket.send(JSON.stringify({ type: 'begin', ticket, mime, width: 320, height: 180 }));
    },
    async hears(type) {
      for (;;) {
        const at = unheard.findIndex((message) => message.type === type);
        if (at >= 0) return unheard.splice(0, at + 1)[at] as never;
        await once(socket, 'heard');
      }
    },
    async record(content, { seconds, speed } = { seconds: 1, speed: 1000 }) {
      const count = seconds * CHUNKS_PER_SECOND;
      const length = Math.ceil(content.length / count);
      for (let at = 0; at < content.length; at += length) {
        socket.send(content.subarray(at, at + length));
        await new Promise((resolve) => setTimeout(resolve, 1000 / CHUNKS_PER_SECOND / speed));
      }
    },
    finish: () => socket.send(JSON.stringify({ type: 'finish' })),
    async drop() {
      socket.terminate();
      await closed;
    },
  };
}
