import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isWell, sizeOf } from '../light-load.ts';

export interface Watched {
  playlists: number;
  segments: number;
  bytes: number;
}

const BUFFER = 64 * 1024;
/** Enough for the last segment that a playlist names. */
const TAIL = 80;

/**
 * People who watch a live, as hls.js does at its newest end: the playlist again after the length of its last
 * segment, and each segment that is new. Each has a connection and an address of their own. They only count bytes, to
 * take little of the machine.
 */
export async function watchLive(playlists: readonly string[], seconds: number): Promise<Watched> {
  const watched = { playlists: 0, segments: 0, bytes: 0 };
  const until = performance.now() + seconds * 1000;
  await Promise.all(playlists.map((playlist) => watch(playlist, until, watched)));
  return watched;
}

async function watch(playlist: string, until: number, watched: Watched): Promise<void> {
  // People do not come at the same moment.
  await wait(Math.random() * 1000);
  const viewer = await openViewer(playlist);
  let newest = -1;
  while (performance.now() < until) {
    const asked = performance.now();
    const { tail } = await viewer.read(playlist);
    watched.playlists += 1;
    const [, duration, number] = /#EXTINF:([\d.]+),\n(\d+)\.m4s\n$/.exec(tail) ?? [];
    const last = Number(number);
    if (newest < 0) newest = last - 1;
    for (; newest < last; newest += 1) {
      const { size } = await viewer.read(new URL(`${newest + 1}.m4s`, playlist).href);
      watched.bytes += size;
      watched.segments += 1;
    }
    await wait(Math.max(0, asked + Number(duration) * 1000 - performance.now()));
  }
  viewer.close();
}

async function openViewer(origin: string) {
  const { hostname, port, host } = new URL(origin);
  let [size, arrived, tail] = [0, 0, ''];
  let answered = Promise.withResolvers<{ size: number; tail: string }>();
  const socket: Socket = connect({
    ...{ host: hostname, port: Number(port), noDelay: true },
    onread: {
      buffer: Buffer.allocUnsafe(BUFFER),
      callback(length, buffer) {
        if (arrived === 0) {
          if (!isWell(buffer)) socket.destroy(new Error(`${origin}: not 200`));
          size = sizeOf(buffer, length);
        }
        arrived += length;
        const end = Buffer.from(buffer.buffer, buffer.byteOffset, length);
        tail = (tail + end.toString('latin1', Math.max(0, length - TAIL))).slice(-TAIL);
        if (arrived < size) return true;
        answered.resolve({ size, tail });
        [size, arrived, tail] = [0, 0, ''];
        return true;
      },
    },
  });
  socket.on('error', (error) => answered.reject(error));
  await once(socket, 'connect');
  return {
    async read(url: string): Promise<{ size: number; tail: string }> {
      answered = Promise.withResolvers();
      socket.write(`GET ${new URL(url).pathname} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      return await answered.promise;
    },
    close: () => socket.destroy(),
  };
}
