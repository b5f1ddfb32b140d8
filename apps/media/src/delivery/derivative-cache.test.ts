import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDerivativeCache, fileOf } from './derivative-cache.ts';

const log = fastify().log;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Uses derivatives of 100 bytes each and says which had to be made. */
function createUser(maxBytes: number, isShort = async () => false) {
  const cache = createDerivativeCache(folder, maxBytes, log, { isShort });
  const made: string[] = [];
  const use = async (name: string) => {
    const { content, size } = await cache.obtain(name, async (output) => {
      made.push(name);
      await writeFile(output, Buffer.alloc(100));
    });
    if (!Buffer.isBuffer(content)) await content.close();
    return size;
  };
  return { cache, made, use };
}

async function filesOnDisk(): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).length;
}

describe('derivatives', () => {
  it('are made once, however many ask at once', async () => {
    const { made, use } = createUser(10_000);
    await Promise.all(Array.from({ length: 100 }, () => use('a')));
    await use('a');
    expect(made).toEqual(['a']);
  });

  it('stay within the size; the least recently used goes first', async () => {
    const { made, use } = createUser(400);
    for (const name of ['a', 'b', 'c', 'd']) await use(name);
    await use('a');
    await use('e');
    expect(await filesOnDisk()).toBe(3);
    made.length = 0;
    for (const name of ['e', 'a', 'd']) await use(name);
    expect(made).toEqual([]);
    await use('b');
    expect(made).toEqual(['b']);
  });

  it('go with their source, and no other does', async () => {
    const { cache, made, use } = createUser(10_000);
    const names = ['20260101/a/1', '20260101/a/2', '20260101/b/1'];
    for (const name of names) await use(name);
    await cache.forget(['20260101/a', 'unknown']);
    expect(await filesOnDisk()).toBe(1);
    made.length = 0;
    for (const name of names) await use(name);
    expect(made).toEqual(names.slice(0, 2));
  });

  it('are given even when one alone is larger than the size', async () => {
    const { use } = createUser(50);
    expect(await use('a')).toBe(100);
    expect(await use('b')).toBe(100);
    expect(await filesOnDisk()).toBe(1);
  });

  it('of an earlier run are counted, oldest use first', async () => {
    const earlier = createUser(10_000);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await earlier.use(name);
    await age('c');
    const { cache, made, use } = createUser(500);
    await cache.load();
    expect(await filesOnDisk()).toBe(5);
    await use('f');
    for (const name of ['f', 'e']) await use(name);
    expect(made).toEqual(['f']);
    await use('c');
    expect(made).toEqual(['f', 'c']);
    expect(await filesOnDisk()).toBeLessThanOrEqual(5);
  });

  it('make room on a disk that is short of it, and are still made', async () => {
    let isShort = false;
    const { cache, made, use } = createUser(6_400, async () => isShort);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await use(name);
    isShort = true;
    await cache.evict();
    expect(await filesOnDisk()).toBe(1);
    made.length = 0;
    for (const name of ['e', 'f', 'g', 'h']) await use(name);
    expect(made).toEqual(['f', 'g', 'h']);
    expect(await filesOnDisk()).toBeLessThanOrEqual(2);
    isShort = false;
    for (const name of ['a', 'b', 'c']) await use(name);
    expect(await filesOnDisk()).toBeGreaterThanOrEqual(4);
  });

  it('that failed are tried again', async () => {
    const { cache, use } = createUser(10_000);
    const failing = () => Promise.reject(new Error('no'));
    await expect(cache.obtain('a', failing)).rejects.toThrow('no');
    expect(await filesOnDisk()).toBe(0);
    expect(await use('a')).toBe(100);
  });
});

/** Makes a derivative look as if it had been used last a day ago. */
async function age(name: string): Promise<void> {
  const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(join(folder, fileOf(name)), dayAgo, dayAgo);
}
