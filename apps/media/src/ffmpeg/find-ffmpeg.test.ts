import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestOf } from './find-ffmpeg.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function program(name: string, says: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\necho '${says}'\n`, { mode: 0o755 });
  return file;
}

it('takes the newest ffmpeg that runs, and of two of the same year the first', async () => {
  const old = await program('old', 'ffmpeg version N-49006 Copyright (c) 2000-2019 the developers');
  const one = await program('one', 'ffmpeg version 7.1 Copyright (c) 2000-2024 the developers');
  const other = await program('other', 'ffmpeg version 7.0 Copyright (c) 2000-2024 the developers');
  const strange = await program('strange', 'a program that names no year');
  const missing = join(folder, 'missing');
  expect(await newestOf([old, one, other])).toBe(one);
  expect(await newestOf([other, one, old])).toBe(other);
  expect(await newestOf([missing, old])).toBe(old);
  expect(await newestOf([strange])).toBe(strange);
  expect(await newestOf([missing])).toBeNull();
});
