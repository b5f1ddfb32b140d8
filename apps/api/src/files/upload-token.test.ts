import { getStorage, getUploadPlace } from '@arquiba/contract/files';
import { createPost } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { ORANGE_POINT } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaServerOptions } from '../../../media/src/app.ts';

// Room for three files.
const QUOTA = 3 * ORANGE_POINT.length + 1;
let app: TestApp;
let mediaApp: FastifyInstance;
let mediaUrl: string;
let person: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp({ memberQuota: QUOTA });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
  mediaUrl = await mediaApp.listen({ host: '127.0.0.1', port: 0 });
  person = await signUp(app);
  other = await signUp(app);
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

const ask = (cookie?: string, query = '') =>
  fetch(`${app.url}/api/files/upload-token${query}`, { headers: { ...(cookie && { cookie }) } });

async function store(token: string, path: string, site = TEST_ORIGIN) {
  const key = await app.media.port.publicKey();
  const account = key.slice('public_'.length, 'public_'.length + 7);
  const answer = await fetch(`${mediaUrl}/v2/accounts/${account}/uploads/binary?filePath=${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'authorization-token': token,
      origin: site,
    },
    body: ORANGE_POINT,
  });
  await answer.body?.cancel();
  return answer.status;
}

it('is bare text, kept by nobody, for whoever has a session', async () => {
  const answer = await ask(person.cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const token = await answer.text();
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims.exp - claims.iat).toBe(600);
  expect(claims.allowedOrigins).toEqual([TEST_ORIGIN]);
});

it('is refused without a session', async () => {
  for (const cookie of [undefined, 'arquiba_session=nonsense']) {
    const answer = await ask(cookie);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'sign_in_required' } });
  }
});

it("stores new files in one's own folder, which a post can then name", async () => {
  const token = await (await ask(person.cookie)).text();
  const path = `/posts/${person.id}/1/gol.png`;
  expect(await store(token, path)).toBe(200);
  const { media } = await person.call(createPost, { text: '', media: [{ path, alt: 'Gol' }] });
  expect(media).toEqual([expect.objectContaining({ mime: 'image/png', width: 1, height: 1 })]);
  expect(await store(token, path)).toBe(403);
  expect(await store(token, `/posts/${other.id}/1/gol.png`)).toBe(403);
  expect(await store(token, `/profiles/${person.id}/gol.png`)).toBe(403);
  expect(await store(token, `/posts/${person.id}/2/gol.png`, 'http://other.test')).toBe(403);
});

it("gives one area alone: pictures of one's profile, or files of posts", async () => {
  const token = await (await ask(person.cookie, '?area=profiles')).text();
  const { folder } = await person.call(getUploadPlace, { area: 'profiles' });
  expect(folder).toBe(`/profiles/${person.id}`);
  const path = `${folder}/1/rosto.png`;
  expect(await store(token, path)).toBe(200);
  expect(await store(token, path)).toBe(403);
  expect(await store(token, `/profiles/${other.id}/1/rosto.png`)).toBe(403);
  expect(await store(token, `/posts/${person.id}/1/outra.png`)).toBe(403);
  expect(await store(token, `/profiles/${person.id}0/1/rosto.png`)).toBe(403);
  const { avatar } = await person.call(updateProfile, { avatar: { path } });
  expect(avatar).toMatchObject({ mime: 'image/png' });
});

it('counts the files of both areas for one quota, and says how much is in use', async () => {
  const member = await signUp(app);
  const storage = () => member.call(getStorage, {});
  expect(await storage()).toEqual({ usedBytes: 0, quotaBytes: QUOTA });
  const post = await (await ask(member.cookie)).text();
  const profile = await (await ask(member.cookie, '?area=profiles')).text();
  expect(await store(post, `/posts/${member.id}/1/a.png`)).toBe(200);
  expect(await store(profile, `/profiles/${member.id}/1/b.png`)).toBe(200);
  expect(await storage()).toEqual({ usedBytes: 2 * ORANGE_POINT.length, quotaBytes: QUOTA });
  expect(await store(post, `/posts/${member.id}/1/c.png`)).toBe(200);
  expect(await store(post, `/posts/${member.id}/1/d.png`)).toBe(507);
  expect(await store(profile, `/profiles/${member.id}/1/d.png`)).toBe(507);
  await app.media.port.remove(`/posts/${member.id}/1/a.png`);
  expect(await store(profile, `/profiles/${member.id}/1/d.png`)).toBe(200);
});

it.each(['products', 'lives', '', '../posts', 'posts&area=products'])(
  'is given for no other area: %j',
  async (area) => {
    const answer = await ask(person.cookie, `?area=${area}`);
    expect(answer.status).toBe(400);
    await answer.body?.cancel();
  },
);
