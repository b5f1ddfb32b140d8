import { saveCurrentDraft } from '@arquiba/contract/drafts';
import { editPost } from '@arquiba/contract/post-edits';
import { createPost } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newContent } from '../platform/testing/draft-samples.ts';
import { removeFilesJob } from './remove-files-job.ts';
import { sweepUploadsJob } from './sweep-uploads-job.ts';

let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await startTestApp();
  author = await signUp(app);
});
afterAll(() => app.close());

async function store(path: string, hoursAgo: number) {
  const file = await storeFile(app, path);
  await app.pool.query(`UPDATE media.file SET created_at = $2::timestamptz WHERE path = $1`, [
    path,
    new Date(app.clock.now().getTime() - hoursAgo * 3_600_000),
  ]);
  return file;
}

test('what was uploaded a day ago goes, unless a post, what it was before, or a draft names it', async () => {
  const own = (name: string) => `/posts/${author.id}/u/${name}.png`;
  const posted = await store(own('publicada'), 30);
  const replaced = await store(own('tirada'), 30);
  const drafted = await store(own('rascunho'), 30);
  const fresh = await store(own('de-hoje'), 23);
  const avatar = await store(`/profiles/${author.id}/u/rosto.png`, 30);
  const unused = await store(own('esquecida'), 25);
  const theirs = await store(`/posts/${(await signUp(app)).id}/u/dela.png`, 80);
  const { id } = await author.call(createPost, { media: [posted, replaced] });
  await author.call(editPost, { id, text: '', media: [{ from: 0, alt: '' }] });
  const content = { ...newContent('Treino'), media: [drafted] };
  await author.call(saveCurrentDraft, { content, base: null });

  const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
  await sweepUploadsJob.run(app.api.services, {}, attempt);
  await runAnnounced(app, 'post.files-dropped', removeFilesJob);

  const kept = [posted, replaced, drafted, fresh, avatar].map(({ path }) => path);
  const left = await app.media.port.describe([...kept, unused.path, theirs.path]);
  expect([...left.keys()].sort()).toEqual(kept.sort());
});
