import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { listContent } from '../testing/test-storage.ts';

let media: RunningMedia;

beforeAll(async () => {
  media = await startMedia();
});
afterAll(() => media.close());

async function store(path: string): Promise<void> {
  const content = Buffer.from(path);
  await media.port.store({ path, mime: 'text/plain', originalFileName: 'a.txt', content });
}

async function pathsLeft(): Promise<string[]> {
  const { rows } = await media.pool.query<{ path: string }>(
    'SELECT path FROM media.file ORDER BY path',
  );
  return rows.map(({ path }) => path);
}

it('removes a folder with all below it and nothing beside it, and bears being asked again', async () => {
  const inside = [
    '/posts/7/a',
    '/posts/7/b/c',
    ...Array.from({ length: 250 }, (_, n) => `/posts/7/n${n}`),
  ];
  const beside = ['/posts/7', '/posts/70/a', '/posts/7.a', '/posts/70', '/profiles/7/a'];
  for (const path of [...inside, ...beside, '/posts/7/kept']) await store(path);
  await media.port.removeFolder('/posts/7', ['/posts/7/kept']);
  await media.port.removeFolder('/posts/7', ['/posts/7/kept']);
  expect(await pathsLeft()).toEqual([...beside, '/posts/7/kept'].sort());
  expect(await listContent(media.folder)).toHaveLength(beside.length + 1);
});

it.each(['', '/', '/posts/', '/posts/..', 'posts', '/posts//7'])('refuses %j', async (folder) => {
  const before = await pathsLeft();
  await expect(media.port.removeFolder(folder)).rejects.toThrow('is not a folder');
  expect(await pathsLeft()).toEqual(before);
});
