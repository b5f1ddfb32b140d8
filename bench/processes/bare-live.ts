// The floor of a live: Node's own server, with the playlist and the segments in memory.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerUsage } from '../http-process.ts';

const { FOLDER = '' } = process.env;
const PLAYLIST_MS = 250;
const segments = new Map<string, Buffer>();
let playlist = Buffer.alloc(0);
let readAt = Number.NEGATIVE_INFINITY;

const server = createServer((request, response) => {
  const name = (request.url ?? '').slice(1);
  const bytes = name.endsWith('.m3u8') ? readPlaylist() : readSegment(name);
  response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
});

function readPlaylist(): Buffer {
  if (performance.now() - readAt > PLAYLIST_MS) {
    playlist = readFileSync(join(FOLDER, 'live.m3u8'));
    readAt = performance.now();
  }
  return playlist;
}

function readSegment(name: string): Buffer {
  const known = segments.get(name) ?? readFileSync(join(FOLDER, name));
  segments.set(name, known);
  return known;
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerUsage(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
  });
});
