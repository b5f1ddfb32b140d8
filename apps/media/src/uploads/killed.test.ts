import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadBegun, UploadPart } from '@arquiba/media-contract/provider';
import { freePort } from '@arquiba/testing/start-product';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServerProcess } from '../testing/server-process.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { listContent } from '../testing/test-storage.ts';

// Each kill cuts an upload of every lane: a hundred and more in all. A process costs more than a lane,
// so there are many lanes. KILLS=100 takes minutes.
const KILLS = Number(process.env.KILLS ?? 11);
// What comes in one part is written by the way of small content, or by that of large.
const SMALL = 50_000;
const MEDIUM = 300_000;
// Three parts, the last one odd.
const LARGE = 10 * 1024 ** 2 + 4321;
const LANES = [LARGE, MEDIUM, MEDIUM, SMALL, SMALL, LARGE, MEDIUM, MEDIUM, SMALL, SMALL];
const TIMEOUT = 60_000 + KILLS * 8_000;

let media: RunningMedia;
let key: string;
let port: number;
let waiting: ServerProcess;
let serving: ServerProcess;

beforeAll(async () => {
  // Its database and folder; the processes below serve them.
  media = await startMedia();
  key = await media.mintKey('secret');
  await media.stop();
  port = await freePort();
  waiting = newProcess();
});
afterAll(async () => {
  await serving?.kill();
  await waiting?.kill();
  await media.close();
});

/** Compiled code is kept, which makes most of the time of a start. */
function newProcess(): ServerProcess {
  return new ServerProcess(media.databaseUrl, media.folder);
}

async function serveNext(): Promise<void> {
  serving = waiting;
  const begun = serving.serve(port);
  waiting = newProcess();
  await begun;
}

async function api<T>(method: string, path: string, body?: object): Promise<T> {
  const address = `http://127.0.0.1:${port}/v2/accounts/${media.accountId}/uploads${path}`;
  const answer = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  expect(answer.status, JSON.stringify(said)).toBe(200);
  return said as T;
}

/** One upload after the other; each is cut again and again until it is there. */
class Lane {
  readonly done: { path: string; bytes: Buffer }[] = [];
  readonly #name: string;
  readonly #size: number;
  #bytes = Buffer.alloc(0);
  #upload: UploadBegun | null = null;
  /** What the server has answered for: it must never be asked for again. */
  #noted = new Map<number, string>();
  #completed = new Set<number>();

  constructor(name: string, size: number) {
    this.#name = name;
    this.#size = size;
  }

  /** Goes on where it stands. `cut` is awaited at a moment that is worth being killed at. */
  async goOn(cut: (moment: string) => Promise<void>): Promise<void> {
    const { uploadId } = await this.#begin();
    const { remainingUploadParts: left } = await api<{ remainingUploadParts: number[] }>(
      ...(['GET', `/${uploadId}/parts`] as const),
    );
    expect(left.filter((index) => this.#completed.has(index))).toEqual([]);
    for (const index of left) {
      const etag = this.#noted.get(index) ?? (await this.#put(uploadId, index, cut));
      this.#noted.set(index, etag);
      const completing = api('PUT', `/${uploadId}/parts/${index}`, { etag });
      await Promise.race([completing, cut('completing').then(() => completing)]);
      this.#completed.add(index);
    }
    this.done.push({ path: this.#path, bytes: this.#bytes });
    this.#upload = null;
  }

  get #path(): string {
    return `/killed/${this.#name}/${this.done.length}`;
  }

  async #begin(): Promise<UploadBegun> {
    if (this.#upload) return this.#upload;
    this.#bytes = randomBytes(this.#size);
    this.#noted = new Map();
    this.#completed = new Set();
    // A begin that was cut has left a session that nobody knows; it expires.
    this.#upload = await api<UploadBegun>('POST', '', { path: this.#path, size: this.#size });
    return this.#upload;
  }

  async #put(uploadId: string, index: number, cut: (moment: string) => Promise<void>) {
    const part = await api<UploadPart>('GET', `/${uploadId}/parts/${index}`);
    const { inclusiveStart, inclusiveEnd } = part.range;
    const bytes = this.#bytes.subarray(inclusiveStart, inclusiveEnd + 1);
    return await putPart(part.uploadUrl, bytes, cut);
  }
}

function putPart(url: string, bytes: Buffer, cut: (moment: string) => Promise<void>) {
  return new Promise<string>((done, fail) => {
    const sent: ClientRequest = request(url, {
      method: 'PUT',
      headers: { 'content-length': bytes.length },
      agent: false,
    });
    sent.on('error', fail).on('response', (response) => {
      response.resume();
      const etag = response.headers.etag ?? '';
      if (response.statusCode === 200) done(etag);
      else fail(new Error(`Part answered ${response.statusCode}`));
    });
    const middle = randomInt(bytes.length);
    sent.write(bytes.subarray(0, middle));
    cut('sending').then(
      () => {
        sent.end(bytes.subarray(middle));
        cut('sent').catch(fail);
      },
      (error) => sent.destroy(error),
    );
  });
}

it(
  'an upload whose process is killed again and again goes on, with the same bytes',
  async () => {
    const lanes = LANES.map((size, at) => new Lane(String(at), size));
    let cuts = 0;
    for (let round = 0; round < KILLS; round += 1) {
      await serveNext();
      let killed = false;
      const atCut: Promise<void>[] = [];
      const working = lanes.map((lane, at) => {
        // Each lane is stopped at a moment of its own: in the middle of its bytes, after them, or while
        // it completes the part. Before that, it comes as far as it comes.
        const moment = ['sending', 'sent', 'completing'][(round + at) % 3];
        const reached = Promise.withResolvers<void>();
        atCut.push(reached.promise);
        const cut = async (now: string) => {
          if (killed) throw new Error('killed');
          if (now !== moment) return;
          reached.resolve();
          await new Promise(() => {});
        };
        return lane
          .goOn(cut)
          .catch(() => {})
          .finally(reached.resolve);
      });
      await Promise.all(atCut);
      // Some are killed at once, some when the server is a little further.
      await sleep(randomInt(15));
      killed = true;
      await serving.kill();
      cuts += lanes.length;
      void working;
    }
    expect(cuts).toBeGreaterThanOrEqual(100);
    await serveNext();
    for (const lane of lanes) {
      await lane.goOn(async () => {});
      for (const { path, bytes } of lane.done) {
        const answer = await fetch(`http://127.0.0.1:${port}/${media.accountId}/raw${path}`);
        const stored = Buffer.from(await answer.arrayBuffer());
        expect(sha256(stored), path).toBe(sha256(bytes));
      }
    }
    await serving.kill();
    await media.restart();
    await media.restart();
    const { rows } = await media.pool.query<{ key: string }>(
      'SELECT storage_key AS key FROM media.file ORDER BY 1',
    );
    expect(await listContent(media.folder)).toEqual(rows.map((row) => row.key));
  },
  TIMEOUT,
);

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
