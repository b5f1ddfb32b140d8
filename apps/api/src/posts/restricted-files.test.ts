import { follow, unfollow } from '@arquiba/contract/follows';
import { type Audience, createPost, deletePost, getPost } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { mediaServerOptions } from '@arquiba/media/app';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restrictPicturesJob } from '../profiles/restrict-pictures-job.ts';
import { removeFilesJob } from './remove-files-job.ts';
import { restrictFilesJob } from './restrict-files-job.ts';

let app: TestApp;
let mediaApp: FastifyInstance;
let author: Person;
let follower: Person;
let stranger: Person;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
});
beforeEach(async () => {
  [author, follower, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
  await follower.call(follow, { username: author.username });
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

async function publish(audience: Audience) {
  count += 1;
  const file = await storeFile(app, `/posts/${author.id}/${count}/foto.png`);
  const { id } = await author.call(createPost, { media: [file], audience });
  return { id, ...file };
}

async function addressFor(viewer: Person, id: string): Promise<string> {
  const { media } = await viewer.call(getPost, { id });
  return media[0]?.url ?? '';
}

async function download(address: string) {
  const { pathname, search } = new URL(address);
  const { statusCode, headers } = await mediaApp.inject({ url: pathname + search });
  return { status: statusCode, cache: headers['cache-control'] };
}

const statusOf = async (address: string) => (await download(address)).status;
/** Answers of the gate are reused for two seconds. */
const eventually = (address: string) => expect.poll(() => statusOf(address), { timeout: 5000 });
const bare = (address: string) => address.replace(/pass=[^&]*&?/, '');

const followAudience = () =>
  runAnnounced(app, 'profile.audience-changed', restrictFilesJob, restrictPicturesJob);

test('the picture of a public post is open to everyone, and has no pass', async () => {
  const { id } = await publish('public');
  const address = await addressFor(follower, id);
  expect(address).not.toContain('pass=');
  expect(await download(address)).toEqual({ status: 200, cache: expect.stringMatching(/public/) });
});

describe('the picture of a post for followers', () => {
  test('opens for those who see the post, and no cache keeps it for others', async () => {
    const { id } = await publish('followers');
    for (const viewer of [author, follower]) {
      const address = await addressFor(viewer, id);
      expect(await download(address)).toEqual({ status: 200, cache: 'private, no-cache' });
      for (const other of [bare(address), address.replace(/pass=post/, 'pass=posts')]) {
        expect(await download(other)).toEqual({ status: 404, cache: 'no-store' });
      }
    }
  });

  test('is closed in every form: raw, other sizes, as a video', async () => {
    const { id } = await publish('followers');
    const address = bare(await addressFor(follower, id));
    for (const form of ['raw', 'thumbnail', 'video']) {
      expect(await statusOf(address.replace('/image/', `/${form}/`))).toBe(404);
    }
    expect(await statusOf(`${address}&w=64`)).toBe(404);
  });

  test('does not open with the pass of another file, viewer or hour', async () => {
    const [one, two] = [await publish('followers'), await publish('self')];
    const address = await addressFor(follower, one.id);
    const pass = new URL(address).searchParams.get('pass') ?? '';
    const own = await addressFor(author, two.id);
    expect(await statusOf(own)).toBe(200);
    expect(await statusOf(own.replace(/pass=[^&]*/, `pass=${pass}`))).toBe(404);
    const forged = pass.split('.');
    for (const changed of [
      forged.with(1, two.id),
      forged.with(2, author.id),
      forged.with(2, stranger.id),
      forged.with(3, String(Number(forged[3]) + 1)),
      forged.with(4, 'A'.repeat(22)),
      forged.with(4, ''),
    ]) {
      expect(await statusOf(address.replace(pass, changed.join('.')))).toBe(404);
    }
    const before = app.clock.now();
    app.clock.set(new Date(before.getTime() + 5 * 3_600_000));
    expect(await statusOf(address)).toBe(404);
    app.clock.set(before);
  });

  test('closes for someone who no longer follows, is removed, or has left', async () => {
    const { id } = await publish('followers');
    const address = await addressFor(follower, id);
    expect(await statusOf(address)).toBe(200);
    await follower.call(unfollow, { username: author.username });
    await eventually(address).toBe(404);
    await follower.call(follow, { username: author.username });
    await eventually(address).toBe(200);
    await app.api.backOffice().accounts.block(follower.sent.email);
    await eventually(address).toBe(404);
  });

  test('is gone with the post', async () => {
    const { id } = await publish('followers');
    const address = await addressFor(follower, id);
    await author.call(deletePost, { id });
    await eventually(address).toBe(404);
    await runAnnounced(app, 'post.files-dropped', removeFilesJob);
    expect(await statusOf(bare(address))).toBe(404);
  });
});

test('the pictures of a profile that becomes private close, and open again with it', async () => {
  const [open, near] = [await publish('public'), await publish('followers')];
  const address = await addressFor(stranger, open.id);
  await author.call(updateProfile, { private: true });
  await followAudience();
  await eventually(address).toBe(404);
  expect(await statusOf(await addressFor(follower, open.id))).toBe(200);
  const later = await publish('public');
  expect(await statusOf(bare(await addressFor(follower, later.id)))).toBe(404);

  await author.call(updateProfile, { private: false });
  await followAudience();
  for (const { id } of [open, later]) {
    expect(await statusOf(await addressFor(stranger, id))).toBe(200);
  }
  expect(await statusOf(bare(await addressFor(follower, near.id)))).toBe(404);
});

test('nothing of an account that was blocked opens, not even its face', async () => {
  const face = await storeFile(app, `/profiles/${author.id}/rosto.png`);
  const { avatar } = await author.call(updateProfile, { avatar: face });
  const { id } = await publish('public');
  const addresses = [await addressFor(stranger, id), avatar?.url ?? ''];
  for (const address of addresses) expect(await statusOf(address)).toBe(200);
  await app.api.backOffice().accounts.block(author.sent.email);
  await followAudience();
  for (const address of addresses) await eventually(address).toBe(404);
  await app.api.backOffice().accounts.unblock(author.sent.email);
  await followAudience();
  for (const address of addresses) expect(await statusOf(address)).toBe(200);
});
