import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JobSummary } from '@arquiba/media-contract/provider-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip } from '../testing/test-clips.ts';
import { listContent } from '../testing/test-storage.ts';

let media: RunningMedia;
let api: ReturnType<typeof createCaller>;
beforeAll(async () => {
  media = await startMedia({
    reachable: true,
    jobTimes: { pollMs: 50, leaseMs: 4000 },
    videoTimes: { stallMs: 4000 },
  });
  api = createCaller(media, await media.mintKey('secret'));
});
afterAll(() => media.close());

let made = 0;

/** A film that has to be made anew, unlike every other. */
async function store(path: string): Promise<string> {
  made += 1;
  const content = await clip({ ending: 'avi', rate: 8 + made });
  const mime = 'video/x-msvideo';
  return (await media.port.store({ path, mime, originalFileName: 'a.avi', content })).etag;
}

async function jobOf(path: string, format: 'mp4' | 'hls'): Promise<JobSummary> {
  const answer = await media.get(`/${media.accountId}/video${path}?f=${format}-h264`);
  return JSON.parse(String(answer.body));
}

/** Stops the next transcoder as soon as it begins, and gives its process. */
async function freezeNext(etag: string, after = 0): Promise<number> {
  for (;;) {
    const started = media.logged.filter(
      (line) => line.msg === 'transcoder started' && line.etag === etag,
    )[after];
    if (started) {
      process.kill(Number(started.pid), 'SIGSTOP');
      return Number(started.pid);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function leftOf(etag: string): Promise<{ names: string[]; orphans: number }> {
  const { rows } = await media.pool.query<{ name: string }>(
    'SELECT name FROM media.rendition WHERE etag = $1 ORDER BY name',
    [etag],
  );
  const content = await listContent(media.folder);
  const incoming = await readdir(join(media.folder, 'incoming'));
  const known = await media.pool.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM media.rendition)::int + (SELECT count(*) FROM media.file)::int +
      (SELECT count(poster_key) FROM media.file)::int AS count`,
  );
  const files = content.length + incoming.length;
  return { names: rows.map(({ name }) => name), orphans: files - (known.rows[0]?.count ?? 0) };
}

const ALL = { names: ['180p', 'mp4'], orphans: 0 };

describe('a transcoder', () => {
  it('that is killed is started again, and its work is there once', async () => {
    const etag = await store('/faults/killed.avi');
    process.kill(await freezeNext(etag), 'SIGKILL');
    expect(await api.ended(await jobOf('/faults/killed.avi', 'mp4'))).toMatchObject({
      ...{ status: 'Succeeded', error: null, summary: { progress: 1 } },
    });
    await api.ended(await jobOf('/faults/killed.avi', 'hls'));
    expect(await leftOf(etag)).toEqual(ALL);
  });

  it('that is frozen is ended and started again', async () => {
    const etag = await store('/faults/frozen.avi');
    const pid = await freezeNext(etag);
    expect(await api.ended(await jobOf('/faults/frozen.avi', 'mp4'))).toMatchObject({
      status: 'Succeeded',
    });
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
    await api.ended(await jobOf('/faults/frozen.avi', 'hls'));
    expect(await leftOf(etag)).toEqual(ALL);
  });

  it('that fails each time makes the job fail, which says so', async () => {
    const etag = await store('/faults/always.avi');
    const job = await jobOf('/faults/always.avi', 'mp4');
    const { jobId } = await jobOf('/faults/always.avi', 'hls');
    await api.call('DELETE', `/jobs/ProcessVideoJob/${jobId}`);
    let isOver = false;
    const ended = api.ended(job).finally(() => {
      isOver = true;
    });
    for (let n = 0; n < 3 && !isOver; n += 1) process.kill(await freezeNext(etag, n), 'SIGKILL');
    expect(await ended).toMatchObject({ status: 'Failed', error: { code: 'unexpected' } });
    const answer = await media.get(`/${media.accountId}/video/faults/always.avi`);
    expect(answer.status).toBe(422);
    expect(JSON.parse(String(answer.body)).error).toMatchObject({
      code: 'video_failed',
      details: { jobId: job.jobId, reason: 'unexpected' },
    });
    await media.port.remove('/faults/always.avi');
  });
});

describe('a job', () => {
  it('whose film takes too long has failed for good', async () => {
    const short = await startMedia({ jobTimes: { pollMs: 50 }, videoTimes: { longestMs: 1 } });
    try {
      const content = await clip({ ending: 'avi', rate: 7 });
      const film = { path: '/faults/long.avi', mime: 'video/x-msvideo', originalFileName: 'a.avi' };
      await short.port.store({ ...film, content });
      const { ended } = createCaller(short, await short.mintKey('secret'));
      const answer = await short.get(`/${short.accountId}/video${film.path}?f=mp4-h264`);
      expect(await ended(JSON.parse(String(answer.body)))).toMatchObject({
        ...{ status: 'Failed', error: { code: 'video_failed' } },
      });
      const started = short.logged.filter(({ msg }) => msg === 'a job has run');
      expect(new Set(started.map(({ job }) => job)).size).toBe(started.length);
    } finally {
      await short.close();
    }
  });

  it('that is cancelled ends its transcoder, leaves nothing, and can be asked for again', async () => {
    const etag = await store('/faults/cancelled.avi');
    const hls = await jobOf('/faults/cancelled.avi', 'hls');
    await api.call('DELETE', `/jobs/ProcessVideoJob/${hls.jobId}`);
    const pid = await freezeNext(etag);
    const job = await jobOf('/faults/cancelled.avi', 'mp4');
    await api.call('DELETE', `/jobs/ProcessVideoJob/${job.jobId}`);
    expect(await api.ended(job)).toMatchObject({ status: 'Cancelled' });
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
    expect(await leftOf(etag)).toEqual({ names: [], orphans: 0 });
    const again = await jobOf('/faults/cancelled.avi', 'hls');
    expect(again.jobId).not.toBe(hls.jobId);
    expect(await api.ended(again)).toMatchObject({ status: 'Succeeded' });
    expect(await leftOf(etag)).toEqual({ names: ['180p'], orphans: 0 });
  });

  it('whose file is gone ends, and leaves nothing', async () => {
    const etag = await store('/faults/gone.avi');
    const pid = await freezeNext(etag);
    const job = await jobOf('/faults/gone.avi', 'mp4');
    await media.port.remove('/faults/gone.avi');
    expect(await api.ended(job)).toMatchObject({
      ...{ status: 'Failed', error: { code: 'not_found' } },
    });
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
    expect(await leftOf(etag)).toEqual({ names: [], orphans: 0 });
  });
});

describe('a process', () => {
  it('that dies between the work and its commit leaves the job to others, and one output', async () => {
    const etag = await store('/faults/died.avi');
    await freezeNext(etag);
    await media.stop();
    const program = fileURLToPath(new URL('../testing/run-jobs-and-die.ts', import.meta.url));
    // Its first commit is that of the first rendition.
    const child = spawn(process.execPath, [program, media.databaseUrl, media.folder, '1', '1000'], {
      stdio: 'inherit',
    });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await leftOf(etag)).toMatchObject({ names: [] });
    await media.restart();
    for (const format of ['mp4', 'hls'] as const) {
      const job = await jobOf('/faults/died.avi', format);
      expect(await api.ended(job)).toMatchObject({ status: 'Succeeded' });
    }
    // What it had put in place is swept at the next start.
    await media.restart();
    await media.restart();
    expect(await leftOf(etag)).toEqual(ALL);
  });
});
