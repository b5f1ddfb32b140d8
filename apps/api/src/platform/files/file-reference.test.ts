import type { Role } from '@arquiba/contract/permissions';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimFiles } from './file-reference.ts';
import { presentFile } from './present-file.ts';

let app: TestApp;
let ana: Person;
let bia: Person;
const asked: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  [ana, bia] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

test('own files become references in the order given, and are shown by address', async () => {
  const photo = await storeFile(app, `/posts/${ana.id}/1/foto.png`);
  const film = await storeFile(app, `/posts/${ana.id}/1/filme.mp4`, 'video');
  const references = await claim(ana.id, [film, photo, film]);
  expect(references.map(({ path }) => path)).toEqual([film.path, photo.path, film.path]);
  expect(references[1]).toEqual({
    path: photo.path,
    mime: 'image/png',
    etag: expect.stringMatching(/^[0-9a-f]{12,}$/),
    width: 1,
    height: 1,
    placeholder: expect.stringContaining('data:image/'),
    alt: photo.alt,
  });
  const { media } = app.api.services;
  const [shownFilm, shownPhoto] = references.map((reference) => presentFile(media, reference));
  const [filmVersion, photoVersion] = references.map(({ etag }) => `?v=${etag.slice(0, 12)}`);
  expect(shownPhoto).not.toHaveProperty('path');
  expect(shownPhoto?.url).toBe(`${media.urlOf(photo.path, 'image')}${photoVersion}&f=auto`);
  expect(shownFilm?.url).toBe(media.urlOf(film.path, 'video') + filmVersion);
  expect(shownFilm?.original).toBe(media.urlOf(film.path, 'raw') + filmVersion);
  expect(shownFilm?.poster).toBe(`${media.urlOf(film.path, 'image')}${filmVersion}&f=auto`);
  expect(shownPhoto).not.toHaveProperty('poster');
  expect(await claim(ana.id, [])).toEqual([]);
});

describe('answered as if it did not exist:', () => {
  test("another account's file", async () => {
    const own = await storeFile(app, `/posts/${ana.id}/1/minha.png`);
    const foreign = await storeFile(app, `/posts/${bia.id}/1/dela.png`);
    await refuse(ana.id, [own, foreign]);
    expect(await claim(bia.id, [foreign])).toHaveLength(1);
  });

  test('a file that is not there', async () => {
    await refuse(ana.id, [{ path: `/posts/${ana.id}/1/nada.png`, alt: '' }]);
  });

  test('a path that leads elsewhere', async () => {
    const secret = await storeFile(app, `/posts/${bia.id}/1/segredo.png`);
    const own = `/posts/${ana.id}`;
    asked.length = 0;
    for (const path of [
      `${own}/../${bia.id}/1/segredo.png`,
      `${own}/./../${bia.id}/1/segredo.png`,
      `${own}/%2e%2e/${bia.id}/1/segredo.png`,
      `${own}/..%2f${bia.id}/1/segredo.png`,
      `${own}\\..\\${bia.id}\\1\\segredo.png`,
      `${own}//${secret.path}`,
      `/${secret.path}`,
      `${secret.path}/`,
      `${own}/1/nul\0.png`,
      own,
      `${own}/`,
      `/posts/${ana.id}0/1/x.png`,
      `posts/${ana.id}/1/minha.png`,
      '/etc/passwd',
      '/',
      '',
    ]) {
      await refuse(ana.id, [{ path, alt: '' }]);
    }
    // The media service is not even asked about them.
    expect(asked).toEqual([]);
  });

  test('a file of another area', async () => {
    const avatar = await storeFile(app, `/profiles/${ana.id}/avatar.png`);
    const cover = await storeFile(app, `/groups/${ana.id}/capa.png`);
    await refuse(ana.id, [avatar]);
    await refuse(ana.id, [avatar], 'groups');
    await refuse(ana.id, [cover], 'profiles');
    await refuse(bia.id, [cover], 'groups');
    expect(await claim(ana.id, [avatar], 'profiles')).toHaveLength(1);
    expect(await claim(ana.id, [cover], 'groups')).toHaveLength(1);
  });

  test('a picture of the shop, except for its staff', async () => {
    const frame = await storeFile(app, '/products/aro-1/frente.png');
    await refuse(ana.id, [frame], 'products');
    expect(await claim(ana.id, [frame], 'products', ['shop'])).toHaveLength(1);
    await refuse(ana.id, [{ path: `/posts/${bia.id}/1/dela.png`, alt: '' }], 'posts', ['shop']);
  });
});

function claim(
  accountId: string,
  files: { path: string; alt: string }[],
  area: 'posts' | 'profiles' | 'groups' | 'products' = 'posts',
  roles: readonly Role[] = [],
) {
  const port = app.api.services.media;
  const media = {
    ...port,
    describe: (paths: readonly string[]) => {
      asked.push(...paths);
      return port.describe(paths);
    },
  };
  return claimFiles({ media, viewer: { accountId, sessionId: '1', roles } }, area, files);
}

async function refuse(...args: Parameters<typeof claim>): Promise<void> {
  await expect(claim(...args)).rejects.toMatchObject({ code: 'not_found', status: 404 });
}
