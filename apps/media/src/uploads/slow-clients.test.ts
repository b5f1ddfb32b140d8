import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { UploadBegun } from '@arquiba/media-contract/provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitFigures } from '../http/limits.ts';
import { createCaller } from '../testing/call-api.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

const CLIENTS = 500;
const OTHERS = 30;
const PATIENCE = { timeout: 60_000 };

let media: RunningMedia;
let key: string;
beforeAll(async () => {
  const slowest = { bytes: 1000, seconds: 4 };
  media = await startMedia({ reachable: true, limits: { ...limitFigures, slowest } });
  key = await media.mintKey('secret');
});
afterAll(() => media.close());

/** Announces a large body and sends a byte of it now and then, for as long as it may. */
class SlowClient {
  readonly connected: Promise<unknown>;
  readonly closed: Promise<unknown>;
  readonly #timer: NodeJS.Timeout;

  constructor(head: string) {
    const { hostname, port } = new URL(media.origin);
    const socket: Socket = connect(Number(port), hostname);
    socket.on('error', () => {}).resume();
    socket.write(`${head}\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n`);
    this.connected = new Promise((done) => socket.once('connect', done));
    this.#timer = setInterval(() => socket.write('x'), 1000);
    this.closed = new Promise((done) => socket.once('close', done)).finally(() => {
      clearInterval(this.#timer);
    });
  }
}

it(
  'clients that hardly send anything are given up, and the others are served meanwhile',
  async () => {
    const { call } = createCaller(media, key);
    const begun = await call('POST', '/uploads', { path: '/slow', size: 1_000_000 });
    const { uploadId, uploadParts } = begun.body as unknown as UploadBegun;
    const { pathname } = new URL(uploadParts.first.uploadUrl);
    const uploads = `/v2/accounts/${media.accountId}/uploads`;
    const binary = `POST ${uploads}/binary HTTP/1.1\r\nAuthorization: Bearer ${key}`;
    const slow = Array.from({ length: CLIENTS }, (_, at) =>
      at === 0 ? new SlowClient(`PUT ${pathname} HTTP/1.1`) : new SlowClient(binary),
    );
    const incoming = join(media.folder, 'incoming');
    await Promise.all(slow.map(({ connected }) => connected));

    for (let at = 0; at < OTHERS; at += 1) {
      const path = `/quick/${at}`;
      const sent = await fetch(`${media.origin}${uploads}/binary?filePath=${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: path,
      });
      expect(sent.status).toBe(200);
      const read = await fetch(`${media.origin}/${media.accountId}/raw${path}`);
      expect(await read.text()).toBe(path);
    }

    await Promise.all(slow.map(({ closed }) => closed));
    await expect.poll(() => readdir(incoming), PATIENCE).toEqual([]);
    // Whoever was given up can begin anew.
    const bytes = Buffer.alloc(1_000_000, 'y');
    const put = () => fetch(uploadParts.first.uploadUrl, { method: 'PUT', body: bytes });
    await expect.poll(async () => (await put()).status, PATIENCE).toBe(200);
    const { headers } = await put();
    const completed = await call('PUT', `/uploads/${uploadId}/parts/0`, {
      etag: headers.get('etag'),
    });
    expect(completed).toMatchObject({ status: 200, body: { status: 'Completed' } });
  },
  PATIENCE.timeout * 2,
);
