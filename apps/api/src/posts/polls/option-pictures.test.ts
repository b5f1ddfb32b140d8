import { createDraft, deleteDraft, publishDraft } from '@arquiba/contract/drafts';
import { follow } from '@arquiba/contract/follows';
import { type Audience, createPost, deletePost, getPost } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { mediaServerOptions } from '@arquiba/media/app';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newContent, newPoll } from '../../platform/testing/draft-samples.ts';
import { removeFilesJob } from '../remove-files-job.ts';
import { restrictFilesJob } from '../restrict-files-job.ts';

let app: TestApp;
let mediaApp: FastifyInstance;
let author: Person;
let follower: Person;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
});
beforeEach(async () => {
  [author, follower] = [await signUp(app), await signUp(app)];
  await follower.call(follow, { username: author.username });
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

function store(kind: 'image' | 'video' | 'text' = 'image') {
  count += 1;
  return storeFile(app, `/posts/${author.id}/${count}/foto.png`, kind);
}

async function publish(audience: Audience) {
  const picture = await store();
  const poll = { options: [{ label: 'Listrada', picture }, { label: 'Lisa' }] };
  const post = await author.call(createPost, { text: 'Qual camisa?', poll, audience });
  return { id: post.id, picture, poll: post.poll };
}

const addressFor = async ({ call }: Pick<Person, 'call'>, id: string) =>
  (await call(getPost, { id })).poll?.options[0]?.picture?.url ?? '';

async function statusOf(address: string): Promise<number> {
  const { pathname, search } = new URL(address);
  return (await mediaApp.inject({ url: pathname + search })).statusCode;
}
const bare = (address: string) => address.replace(/pass=[^&]*&?/, '');
const isStored = async (path: string) => (await app.media.port.describe([path])).has(path);
const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
const removeUnused = (...paths: string[]) =>
  removeFilesJob.run(app.api.services, { accountId: author.id, paths }, attempt);
const removeDropped = () => runAnnounced(app, 'post.files-dropped', removeFilesJob);

describe('a picture of an option', () => {
  test('is shown with its description; the others have none', async () => {
    const { id, picture, poll } = await publish('public');
    expect(poll?.options).toMatchObject([
      { label: 'Listrada', picture: { mime: 'image/png', width: 1, alt: picture.alt } },
      { label: 'Lisa', picture: null },
    ]);
    const address = await addressFor(app, id);
    expect(address).not.toContain('pass=');
    expect(await statusOf(address)).toBe(200);
  });

  test('is a picture, and one’s own', async () => {
    const foreign = await storeFile(app, `/posts/${follower.id}/1/dela.png`);
    const send = (picture: { path: string }) =>
      author.call(createPost, {
        ...{ text: 'Qual?', poll: { options: [{ label: 'A' }, { label: 'B', picture }] } },
      });
    await expect(send(await store('video'))).rejects.toMatchObject({
      fields: { 'poll.options.1.picture': 'Numa opção da enquete só entram fotos' },
    });
    await expect(send(foreign)).rejects.toMatchObject({ code: 'not_found' });
    await expect(send({ path: `/posts/${author.id}/nada.png` })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('is closed with its post', async () => {
    const { id } = await publish('followers');
    for (const viewer of [author, follower]) {
      const address = await addressFor(viewer, id);
      expect(await statusOf(address)).toBe(200);
      expect(await statusOf(bare(address))).toBe(404);
    }
  });

  test('closes with a profile that becomes private, and opens again with it', async () => {
    const { id } = await publish('public');
    const address = await addressFor(app, id);
    await author.call(updateProfile, { private: true });
    await runAnnounced(app, 'profile.audience-changed', restrictFilesJob);
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf(await addressFor(follower, id))).toBe(200);
    await author.call(updateProfile, { private: false });
    await runAnnounced(app, 'profile.audience-changed', restrictFilesJob);
    expect(await statusOf(address)).toBe(200);
  });

  test('stays while its post is there, and is removed with it', async () => {
    const { id, picture } = await publish('public');
    await removeUnused(picture.path);
    expect(await isStored(picture.path)).toBe(true);
    await author.call(deletePost, { id });
    await removeDropped();
    expect(await isStored(picture.path)).toBe(false);
  });

  test('waits in a draft, and is published or removed with it', async () => {
    const [kept, dropped] = [await store(), await store()];
    const drafts = [];
    for (const { path, alt } of [kept, dropped]) {
      const picture = { path, alt, url: '', mime: '' };
      const poll = newPoll(['', 'Lisa'], { results: 'voted', anonymous: false });
      const options = poll.options.with(0, { label: 'Listrada', picture });
      const content = newContent('Qual?', { poll: { ...poll, options } });
      drafts.push(await author.call(createDraft, { content }));
    }
    expect(drafts[0]?.content.poll?.options[0]?.picture).toEqual({
      ...{ ...kept, mime: 'image/png', url: app.media.port.urlOf(kept.path, 'raw') },
    });
    await removeUnused(kept.path, dropped.path);
    const { poll } = await author.call(publishDraft, { id: drafts[0]?.id ?? '' });
    expect(poll).toMatchObject({
      ...{ results: 'voted', anonymous: false, changeable: true },
      options: [{ label: 'Listrada', picture: { alt: kept.alt } }, { picture: null }],
    });
    await author.call(deleteDraft, { id: drafts[1]?.id ?? '' });
    await removeDropped();
    expect([await isStored(kept.path), await isStored(dropped.path)]).toEqual([true, false]);
  });
});
