import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountSmallDisk, unmount } from '../testing/small-disk.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip } from '../testing/test-clips.ts';
import { listContent } from '../testing/test-storage.ts';

const TIMES = {
  jobTimes: { pollMs: 50, leaseMs: 4000 },
  videoTimes: { stallMs: 4000 },
};
const PART = { startMs: 100, endMs: 2900, coverMs: 500, muted: false };
const disk = mountSmallDisk(64);
let made = 0;

/** A video of three seconds unlike every other. */
async function store(media: RunningMedia, path: string, words: string[] = []): Promise<string> {
  made += 1;
  const content = await clip({ seconds: 3, rate: 8 + made, sound: true, words });
  await media.port.store({ path, mime: 'video/mp4', originalFileName: 'jogo.mp4', content });
  return path;
}

async function expectDone(media: RunningMedia, job: string): Promise<void> {
  const stateOf = async () => (await media.port.cutState(job)).state;
  await expect.poll(stateOf, { timeout: 60_000 }).not.toBe('making');
  expect(await stateOf()).toBe('done');
}

const videoOf = async (media: RunningMedia, path: string) =>
  (await media.port.describe([path])).get(path)?.video;

async function expectAllMade(media: RunningMedia, path: string): Promise<void> {
  await expect
    .poll(() => videoOf(media, path), { timeout: 30_000 })
    .toMatchObject({ playable: true, adaptive: true });
}

/** How much content is stored that nothing refers to. */
async function unknownFiles(media: RunningMedia): Promise<number> {
  const content = await listContent(media.folder);
  const { rows } = await media.pool.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM media.rendition)::int + (SELECT count(*) FROM media.file)::int +
      (SELECT count(poster_key) FROM media.file)::int AS count`,
  );
  return content.length - (rows[0]?.count ?? 0);
}

const transcoders = (media: RunningMedia) =>
  media.logged.filter(({ msg }) => msg === 'transcoder started');

describe('a cut', () => {
  let media: RunningMedia;
  beforeAll(async () => {
    media = await startMedia(TIMES);
  });
  afterAll(() => media.close());

  it('whose transcoder is frozen is made by another, once; the next one and other videos go on', async () => {
    const [from, path] = [await store(media, '/a.mp4'), '/a/reel.mp4'];
    const other = await store(media, '/b.mp4');
    for (const each of [from, other]) await expectAllMade(media, each);
    const before = transcoders(media).length;
    const job = await media.port.cutVideo({ source: from, path, ...PART });
    while (transcoders(media).length === before) await new Promise(setImmediate);
    const pid = Number(transcoders(media)[before]?.pid);
    process.kill(pid, 'SIGSTOP');
    const next = await media.port.cutVideo({ source: other, path: '/b/reel.mp4', ...PART });
    expect(await media.port.cutState(job)).toMatchObject({ state: 'making', before: 0 });
    expect(await media.port.cutState(next)).toMatchObject({ state: 'making', before: 1 });
    await expectAllMade(media, await store(media, '/uploaded.mp4'));
    for (const each of [job, next]) await expectDone(media, each);
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
    for (const each of [path, '/b/reel.mp4']) await expectAllMade(media, each);
    await expect.poll(() => unknownFiles(media), { timeout: 30_000 }).toBe(0);
  });

  it('has failed, and says so, if its transcoder is killed each time', async () => {
    const from = await store(media, '/c.mp4');
    const job = await media.port.cutVideo({ source: from, path: '/c/reel.mp4', ...PART });
    const { rows } = await media.pool.query<{ etag: string }>(
      "SELECT etag FROM media.file WHERE path = '/c.mp4'",
    );
    const killed = new Set<unknown>();
    while ((await media.port.cutState(job)).state === 'making') {
      for (const { pid, etag } of transcoders(media)) {
        if (etag !== rows[0]?.etag || killed.has(pid)) continue;
        killed.add(pid);
        try {
          process.kill(Number(pid), 'SIGKILL');
        } catch {
          // One of the renditions of the upload, which the cut has cancelled.
        }
      }
    }
    expect(await media.port.cutState(job)).toEqual({ state: 'failed' });
    expect(await media.port.describe(['/c/reel.mp4'])).toEqual(new Map());
    await expect.poll(() => unknownFiles(media), { timeout: 30_000 }).toBe(0);
  });
});

describe.skipIf(!disk)(
  `on a disk of its own${disk ? '' : ' (SKIPPED: only root can mount a small one)'}`,
  () => {
    let media: RunningMedia;
    const filler = join(disk ?? '', 'filler');
    beforeAll(async () => {
      media = await startMedia({ ...TIMES, within: disk ?? '' });
    });
    afterAll(async () => {
      await media.close();
      unmount(disk);
    });

    it('a cut for which there is no room waits, leaves nothing, and is made when there is room', async () => {
      const noise = ['-vf', 'noise=alls=40:allf=t'];
      const [from, path] = [await store(media, '/a.mp4', noise), '/a/reel.mp4'];
      await expectAllMade(media, from);
      const { bavail, bsize } = await statfs(disk ?? '');
      await writeFile(filler, Buffer.alloc(bavail * bsize - 200_000));
      const job = await media.port.cutVideo({ source: from, path, ...PART });
      const rowOf = async () =>
        (await media.pool.query('SELECT status, attempts FROM media.job WHERE id = $1', [job]))
          .rows[0];
      await expect.poll(rowOf, { timeout: 30_000 }).toEqual({ status: 'Pending', attempts: 0 });
      expect(await media.port.cutState(job)).toMatchObject({ state: 'making' });
      expect((await media.get(`/${media.accountId}/raw${from}`)).status).toBe(200);
      await expect.poll(() => unknownFiles(media), { timeout: 30_000 }).toBe(0);
      await rm(filler);
      await media.pool.query('UPDATE media.job SET leased_until = NULL WHERE id = $1', [job]);
      await expectDone(media, job);
      await expectAllMade(media, path);
      await expect.poll(() => unknownFiles(media), { timeout: 30_000 }).toBe(0);
    });
  },
);
