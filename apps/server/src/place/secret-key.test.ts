import { readdir, stat, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readSecretKey, secretKeyFileOf } from './secret-key.ts';

it('is made once, for its owner only, and stays the same', async () => {
  const folder = await temporaryFolder();
  const key = await readSecretKey(undefined, folder);
  expect(key).toHaveLength(32);
  expect(await readSecretKey(undefined, folder)).toEqual(key);
  expect((await stat(secretKeyFileOf(folder))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret.key']);
});

it('is the same for all who ask at the same moment', async () => {
  const folder = await temporaryFolder();
  const keys = await Promise.all([1, 2, 3].map(() => readSecretKey(undefined, folder)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
});

it('is the given one where one is given, and then no file is made', async () => {
  const folder = await temporaryFolder();
  expect(await readSecretKey('ab'.repeat(32), folder)).toEqual(Buffer.alloc(32, 0xab));
  expect(await readdir(folder)).toEqual([]);
});

it('is refused where the file holds something else', async () => {
  const folder = await temporaryFolder();
  await writeFile(secretKeyFileOf(folder), 'abc');
  await expect(readSecretKey(undefined, folder)).rejects.toThrow('64 dígitos hexadecimais');
});
