import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';
import { containment, missingContainment } from './contain.ts';

const { PATH } = process.env;
let folder: string;
let media: RunningMedia;

beforeAll(async () => {
  // A system with a shell and `nice`, and without `unshare` and `setpriv`.
  folder = await mkdtemp(join(tmpdir(), 'arquiba-path-'));
  await symlink('/bin/sh', join(folder, 'sh'));
  await symlink('/usr/bin/nice', join(folder, 'nice'));
  process.env.PATH = folder;
  media = await startMedia();
});
afterAll(async () => {
  process.env.PATH = PATH;
  await media.close();
  await rm(folder, { recursive: true });
});

it('without the programs of containment the start says so, and pictures are decoded', async ({
  skip,
}) => {
  // They are found all the same where /usr/sbin has them, too.
  if (containment().privileges) skip();
  const said = missingContainment(media.folder);
  expect(said).toContain('com todos os direitos deste usuário');
  expect(media.logged.filter(({ msg }) => msg === said)).toHaveLength(1);
  const content = await gradient(30, 20).png().toBuffer();
  const file = { path: '/a.png', mime: 'image/png', originalFileName: 'a.png', content };
  expect(await media.port.store(file)).toMatchObject({ width: 30, height: 20 });
});
