import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';

let media: RunningMedia;
let api: ReturnType<typeof createCaller>;
const paths = ['/a/1.png', '/a/2.png', '/b/3.png'];

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  api = createCaller(media, await media.mintKey('secret'));
  for (const [at, path] of paths.entries()) {
    const content = await gradient(40 + at, 30)
      .png()
      .toBuffer();
    await media.port.store({ path, mime: 'image/png', originalFileName: 'a.png', content });
  }
});
afterAll(() => media.close());

beforeEach(async () => {
  for (const path of paths) await media.get(`/${media.accountId}/image${path}?f=webp`);
  expect(await derivatives()).toBe(3);
});

async function derivatives(): Promise<number> {
  const folder = join(media.folder, 'derivatives');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

function reset(pattern: string, resetPermanentCache = true) {
  return api.done('POST', '/cache/reset', { pattern, resetEdgeCache: true, resetPermanentCache });
}

describe('a reset', () => {
  it.each([
    ['/*', 3, 0],
    ['/ima*', 3, 0],
    ['/image/a/*', 2, 1],
    ['/image/a/1*', 1, 2],
    ['/image/a/1.png', 1, 2],
    ['/image/none.png', 0, 3],
    ['/raw/*', 0, 3],
  ])('of %s takes what was made from %i files', async (pattern, files, left) => {
    expect((await reset(pattern)).summary).toEqual({ files, progress: 1 });
    expect(await derivatives()).toBe(left);
  });

  it('of what others keep leaves ours alone', async () => {
    expect((await reset('/*', false)).summary).toEqual({ files: 0, progress: 1 });
    expect(await derivatives()).toBe(3);
  });
});
