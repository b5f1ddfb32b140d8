import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { writeNewFile } from './new-files.ts';
import { writeNewFiles } from './write-new-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-new-'));
});
afterEach(() => rm(folder, { recursive: true }));

const memory = Buffer.from('onetwothree');
const files = () => [
  { path: join(folder, 'one'), start: 0, length: 3 },
  { path: join(folder, 'two'), start: 3, length: 3 },
  { path: join(folder, 'three'), start: 6, length: 5 },
];

it('each file is synced after it was written, and the folder once, after all of them', () => {
  const names = new Map<number, string>();
  const done: string[] = [];
  const { openSync, writeSync, fdatasyncSync, fsyncSync } = fs;
  fs.openSync = ((path: string, ...more: [string]) => {
    const fd = openSync(path, ...more);
    names.set(fd, path === folder ? 'folder' : basename(path));
    return fd;
  }) as typeof openSync;
  fs.writeSync = ((fd: number, ...more: [Uint8Array]) => {
    done.push(`write ${names.get(fd)}`);
    return writeSync(fd, ...more);
  }) as typeof writeSync;
  fs.fdatasyncSync = (fd) => {
    done.push(`sync ${names.get(fd)}`);
    fdatasyncSync(fd);
  };
  fs.fsyncSync = (fd) => {
    done.push(`sync ${names.get(fd)}`);
    fsyncSync(fd);
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { openSync, writeSync, fdatasyncSync, fsyncSync });
    syncBuiltinESMExports();
  });
  expect(writeNewFiles(files(), memory)).toEqual([null, null, null]);
  expect(done).toEqual([
    ...['write one', 'write two', 'write three'],
    ...['sync one', 'sync two', 'sync three', 'sync folder'],
  ]);
});

it('one that cannot be made keeps no other from being made, and nothing of it stays', async () => {
  await fs.promises.writeFile(join(folder, 'two'), 'before');
  const { writeSync } = fs;
  let count = 0;
  fs.writeSync = ((...words: Parameters<typeof writeSync>) => {
    count += 1;
    if (count > 1) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    return writeSync(...words);
  }) as typeof writeSync;
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { writeSync });
    syncBuiltinESMExports();
  });
  expect(writeNewFiles(files(), memory)).toMatchObject([
    ...[null, { code: 'EEXIST' }, { code: 'ENOSPC' }],
  ]);
  expect((await readdir(folder)).sort()).toEqual(['one', 'two']);
  expect(String(await readFile(join(folder, 'two')))).toBe('before');
});

it('where the folder cannot be synced, none of its files is there', async () => {
  const { fsyncSync } = fs;
  fs.fsyncSync = () => {
    throw Object.assign(new Error('broken'), { code: 'EIO' });
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { fsyncSync });
    syncBuiltinESMExports();
  });
  expect(writeNewFiles(files(), memory)).toMatchObject(Array(3).fill({ code: 'EIO' }));
  expect(await readdir(folder)).toEqual([]);
});

it('many files that are written by threads are all there, whole and apart', async () => {
  const contents = Array.from({ length: 100 }, (_, at) => Buffer.alloc(at * 700, `${at} `));
  await Promise.all(contents.map((bytes, at) => writeNewFile(join(folder, String(at)), bytes)));
  for (const [at, bytes] of contents.entries()) {
    expect((await readFile(join(folder, String(at)))).equals(bytes)).toBe(true);
  }
  const again = await Promise.allSettled(
    ['5', 'new'].map((name) => writeNewFile(join(folder, name), Buffer.from('x'))),
  );
  expect(again).toMatchObject([
    { status: 'rejected', reason: { code: 'EEXIST' } },
    { status: 'fulfilled' },
  ]);
});
