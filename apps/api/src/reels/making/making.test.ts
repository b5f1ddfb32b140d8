import { getPost } from '@arquiba/contract/posts';
import {
  cancelReelMaking,
  getReelMaking,
  listReelMakings,
  makeReel,
  type ReelMaking,
} from '@arquiba/contract/reel-making';
import type { InputOf } from '@arquiba/contract/route';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clip } from '../../../../media/src/testing/test-clips.ts';
import { removeFilesJob } from '../../posts/remove-files-job.ts';
import { makingsExport } from './export-makings.ts';
import { makeReelJob, sweepMakingsJob } from './jobs.ts';

let app: TestApp;
let author: Person;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  await app.media.start();
});
beforeEach(async () => {
  author = await signUp(app);
});
afterAll(() => app.close());

async function film(person = author, seconds = 3): Promise<string> {
  count += 1;
  const path = `/posts/${person.id}/${count}/lance.mp4`;
  const content = await clip({ seconds, size: '64x64', rate: 5, sound: true });
  await app.media.port.store({ path, mime: 'video/mp4', originalFileName: 'lance.mp4', content });
  return path;
}

const PART = { startMs: 500, endMs: 2500, coverMs: 1000 };

function make(video: string, input: Partial<InputOf<typeof makeReel>> = {}) {
  return author.call(makeReel, { video, ...PART, ...input });
}

const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
const runAll = () => runAnnounced(app, 'reel.wanted', makeReelJob);
const known = async (...paths: string[]) => [...(await app.media.port.describe(paths)).keys()];
const refused = (field: string, words: RegExp) => ({
  code: 'invalid_input',
  fields: { [field]: expect.stringMatching(words) },
});

describe('a reel', () => {
  test('is published once its video is cut; what was cut off is gone', async () => {
    const video = await film();
    const text = 'Olha esse #golaço';
    const begun = await make(video, { text, alt: 'Um gol', muted: true, audience: 'followers' });
    expect(begun).toEqual({
      ...{ id: begun.id, text, state: 'making', progress: 0, postId: null, problem: null },
      createdAt: app.clock.now().toISOString(),
      ...{ before: 0, seconds: null },
    });
    // In two processes at once, and again, as after a crash.
    const run = () => makeReelJob.run(app.api.services, { id: begun.id }, attempt);
    await Promise.all([run(), run()]);
    await runAll();
    const made = await author.call(getReelMaking, { id: begun.id });
    expect(made).toMatchObject({ state: 'published', progress: 1, problem: null });
    const post = await author.call(getPost, { id: made.postId ?? '' });
    expect(post).toMatchObject({
      ...{ text, audience: 'followers' },
      media: [{ mime: 'video/mp4', alt: 'Um gol', poster: expect.any(String) }],
    });
    const { rows } = await app.pool.query<{ path: string }>(
      `SELECT media->0->>'path' AS path FROM post WHERE author_id = $1`,
      [author.id],
    );
    expect(rows).toHaveLength(1);
    const [{ path = '' } = {}] = rows;
    const cut = (await app.media.port.describe([path])).get(path)?.video;
    expect(cut).toMatchObject({ hasAudio: false, playable: true });
    expect(Math.abs((cut?.durationMs ?? 0) - 2000)).toBeLessThanOrEqual(250);
    await runAnnounced(app, 'post.files-dropped', removeFilesJob);
    expect(await known(video, path)).toEqual([path]);
    app.clock.advance(25 * 3_600_000);
    await sweepMakingsJob.run(app.api.services, {}, attempt);
    await expect(author.call(getReelMaking, { id: begun.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await author.call(getPost, { id: post.id })).toMatchObject({ text });
  });

  test('names the field that is wrong', async () => {
    const video = await film();
    for (const [input, field, words] of [
      [{ startMs: 2000, endMs: 1500 }, 'endMs', /depois do início/],
      [{ endMs: 9000 }, 'endMs', /passa do fim do vídeo, que tem 3 segundos/],
      [{ startMs: 2000, endMs: 2500 }, 'endMs', /menos de 1 segundo/],
      [{ coverMs: 100 }, 'coverMs', /dentro do trecho/],
      [{ coverMs: 2600 }, 'coverMs', /dentro do trecho/],
      [{ startMs: 0.5 }, 'startMs', /milissegundos inteiros/],
    ] as const) {
      await expect(make(video, input)).rejects.toMatchObject(refused(field, words));
    }
    const long = await film(author, 95);
    await expect(make(long, { endMs: 94_000 })).rejects.toMatchObject(
      refused('endMs', /94 segundos\. Um reel tem no máximo 90/),
    );
    const toItsEnd = make(long, { endMs: undefined });
    await expect(toItsEnd).rejects.toMatchObject(
      refused('endMs', /95 segundos\. Um reel tem no máximo 90/),
    );
    const photo = await storeFile(app, `/posts/${author.id}/9/foto.png`);
    await expect(make(photo.path)).rejects.toMatchObject(refused('video', /Um reel é um vídeo/));
    const other = await film(await signUp(app));
    await expect(make(other)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is its author’s affair; five may be in the making, and one can be given up', async () => {
    const video = await film();
    const begun: ReelMaking[] = [];
    for (let at = 0; at < 5; at += 1) {
      begun.push(await make(video));
      app.clock.advance(1000);
    }
    const [{ before = 0 } = {}] = begun;
    expect(begun.map((each) => each.before - before)).toEqual([0, 1, 2, 3, 4]);
    await expect(make(video)).rejects.toMatchObject({
      ...{ code: 'not_allowed', message: expect.stringContaining('5 reels em preparo') },
    });
    const stranger = await signUp(app);
    const [first, second] = begun.map(({ id }) => ({ id }));
    for (const route of [getReelMaking, cancelReelMaking]) {
      await expect(stranger.call(route, first ?? { id: '' })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    const listed = async (person: Person) =>
      (await person.call(listReelMakings, {})).items.map(({ id }) => id);
    expect(await listed(author)).toEqual(begun.map(({ id }) => id).toReversed());
    expect(await listed(stranger)).toEqual([]);
    const exported = await makingsExport.collect(app.api.services, author.id);
    expect(exported).toHaveLength(5);
    expect(exported).toContainEqual(
      expect.objectContaining({ video, situacao: 'em preparo', inicioMs: 500, problema: null }),
    );
    await author.call(cancelReelMaking, first ?? { id: '' });
    // The others need the upload still.
    await runAnnounced(app, 'post.files-dropped', removeFilesJob);
    expect(await known(video)).toEqual([video]);
    expect(await make(video)).toMatchObject({ state: 'making' });
    await app.media.port.remove(video);
    await runAll();
    expect(await author.call(getReelMaking, second ?? { id: '' })).toMatchObject({
      ...{ state: 'failed', problem: expect.stringContaining('não pôde ser preparado') },
    });
    expect(
      (await app.pool.query('SELECT FROM post WHERE author_id = $1', [author.id])).rows,
    ).toEqual([]);
  });
});
