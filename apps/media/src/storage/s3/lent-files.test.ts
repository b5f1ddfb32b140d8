import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ContentGone, ContentTooLarge } from '../storage.ts';
import { createLentFiles } from './lent-files.ts';

let folder: string;
let fetched: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-lent-'));
  fetched = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** The content of a key is the key. */
function lender(maxBytes: number) {
  const objects: Parameters<typeof createLentFiles>[2] = {
    async sizeOf(key) {
      if (key === 'gone') throw new ContentGone(key);
      return key.length;
    },
    async read(key) {
      fetched.push(key);
      return Readable.from([Buffer.from(key)]);
    },
  };
  return createLentFiles(folder, maxBytes, objects, { require: async () => {} });
}

const contentOf = (file: string) => readFile(file, 'utf8');

it('fetches once for those who need it at a time, and for the next', async () => {
  const { lend } = lender(100);
  expect(await Promise.all([lend('abc', contentOf), lend('abc', contentOf)])).toEqual([
    ...['abc', 'abc'],
  ]);
  expect(await lend('abc', contentOf)).toBe('abc');
  expect(fetched).toEqual(['abc']);
});

it('makes room with what nobody uses, and waits where all is used', async () => {
  const { lend } = lender(5);
  await lend('abc', contentOf);
  const held = Promise.withResolvers<void>();
  const holding = lend('def', () => held.promise);
  await expect.poll(() => fetched).toEqual(['abc', 'def']);
  const next = lend('ghi', contentOf);
  expect(await readdir(folder)).toHaveLength(1);
  expect(fetched).toEqual(['abc', 'def']);
  held.resolve();
  await holding;
  expect(await next).toBe('ghi');
  expect(await readdir(folder)).toHaveLength(1);
});

it('fetches nothing of one that is too large for the room by itself', async () => {
  const { lend } = lender(5);
  await lend('abc', contentOf);
  await expect(lend('a large one', contentOf)).rejects.toBeInstanceOf(ContentTooLarge);
  expect(await lend('abc', contentOf)).toBe('abc');
  expect(fetched).toEqual(['abc']);
  expect(await readdir(folder)).toHaveLength(1);
});

it('keeps nothing of what cannot be fetched, or is gone', async () => {
  const { lend, forget } = lender(100);
  await expect(lend('gone', contentOf)).rejects.toBeInstanceOf(ContentGone);
  await lend('abc', contentOf);
  await forget('abc');
  expect(await readdir(folder)).toEqual([]);
});
