import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip, describeVideo } from '../testing/test-clips.ts';
import { listContent } from '../testing/test-storage.ts';

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia({
    reachable: true,
    jobTimes: { pollMs: 50, leaseMs: 4000 },
    videoTimes: { stallMs: 4000 },
  });
});
afterAll(() => media.close());

/** Three seconds with sound; from the second second on, the picture is white. */
async function source(path: string): Promise<string> {
  const words = ['-vf', "drawbox=t=fill:color=white:enable='gte(t,1)'"];
  const content = await clip({ seconds: 3, sound: true, words });
  await media.port.store({ path, mime: 'video/mp4', originalFileName: 'jogo.mp4', content });
  return path;
}

const WHOLE = { startMs: 0, endMs: 3000, coverMs: 500, muted: false };

async function ended(jobId: string): Promise<string> {
  const stateOf = async () => (await media.port.cutState(jobId)).state;
  await expect.poll(stateOf, { timeout: 60_000 }).not.toBe('making');
  return await stateOf();
}

async function fileOf(path: string) {
  return (await media.port.describe([path])).get(path);
}

async function unknownFiles(): Promise<number> {
  const content = await listContent(media.folder);
  const { rows } = await media.pool.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM media.rendition)::int + (SELECT count(*) FROM media.file)::int +
      (SELECT count(poster_key) FROM media.file)::int AS count`,
  );
  return content.length - (rows[0]?.count ?? 0);
}

async function brightnessOfStill(path: string): Promise<number> {
  const { body } = await media.get(`/${media.accountId}/image${path}?f=png`);
  const { channels } = await sharp(body).stats();
  return Math.round(channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length);
}

describe('a part of a video', () => {
  it('is a file of its own that plays at once, exactly as long, with the chosen still picture', async () => {
    const [from, path] = [await source('/cuts/a.mp4'), '/cuts/a/reel.mp4'];
    const cut = { ...WHOLE, startMs: 450, endMs: 1950, coverMs: 1500 };
    const job = await media.port.cutVideo({ source: from, path, ...cut });
    expect(await ended(job)).toBe('done');
    const file = await fileOf(path);
    expect(file).toMatchObject({ mime: 'video/mp4', width: 320, height: 180 });
    expect(file?.video).toMatchObject({ hasAudio: true, playable: true });
    expect(Math.abs((file?.video?.durationMs ?? 0) - 1500)).toBeLessThanOrEqual(100);
    expect(await brightnessOfStill(path)).toBeGreaterThan(240);
    expect(await brightnessOfStill(from)).toBeLessThan(200);
  });

  it('can be without sound; the whole keeps its streams', async () => {
    const from = await source('/cuts/b.mp4');
    const [muted, whole] = ['/cuts/b/muted.mp4', '/cuts/b/whole.mp4'];
    const jobs = [
      await media.port.cutVideo({ source: from, path: muted, ...WHOLE, muted: true }),
      await media.port.cutVideo({ source: from, path: whole, ...WHOLE, coverMs: 2000 }),
    ];
    for (const job of jobs) expect(await ended(job)).toBe('done');
    expect((await fileOf(muted))?.video).toMatchObject({ hasAudio: false, playable: true });
    expect((await fileOf(whole))?.video).toMatchObject({ hasAudio: true, playable: true });
    expect(await brightnessOfStill(whole)).toBeGreaterThan(240);
    const raw = await media.get(`/${media.accountId}/raw${muted}`);
    expect(await describeVideo(raw.body)).not.toContain('Audio:');
  });

  it('is made again when its transcoder is killed, once, also if two jobs make it', async () => {
    const [from, path] = [await source('/cuts/c.mp4'), '/cuts/c/reel.mp4'];
    const cut = { source: from, path, ...WHOLE, startMs: 100, endMs: 2900 };
    const started = () => media.logged.filter(({ msg }) => msg === 'transcoder started').length;
    const before = started();
    const jobs = [await media.port.cutVideo(cut), await media.port.cutVideo(cut)];
    while (started() === before) await new Promise((resolve) => setImmediate(resolve));
    const killed = media.logged.filter(({ msg }) => msg === 'transcoder started')[before];
    process.kill(Number(killed?.['pid']), 'SIGKILL');
    for (const job of jobs) expect(await ended(job)).toBe('done');
    expect((await fileOf(path))?.video?.playable).toBe(true);
    // Nothing is left of the run that was killed, nor of a second file.
    await expect.poll(unknownFiles, { timeout: 30_000 }).toBe(0);
  });

  it('of what is not there, or is no video, is refused', async () => {
    const cut = { path: '/cuts/d/reel.mp4', ...WHOLE };
    await expect(media.port.cutVideo({ ...cut, source: '/cuts/none.mp4' })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await media.port.cutState('00000000000000000000000000')).toEqual({ state: 'failed' });
  });
});
