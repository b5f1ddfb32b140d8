import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLocalDisk } from './local-disk.ts';
import { ContentGone, type Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'arquiba-disk-'));
  storage = createLocalDisk(folder);
  await storage.open('');
});
afterEach(() => fs.rm(folder, { recursive: true }));

async function keep(content: string): Promise<string> {
  return (await (await storage.receive(Buffer.from(content))).keep()).key;
}

describe('a copy', () => {
  it('is the same bytes under another name, and stays when the original goes', async () => {
    const key = await keep('gol');
    const copy = (await storage.copy(key).keep()).key;
    const files = await Promise.all(
      [key, copy].map((each) => fs.stat(join(folder, 'content', each))),
    );
    expect(files[0]?.ino).toBe(files[1]?.ino);
    await storage.delete(key);
    expect(await text(await storage.read(copy))).toBe('gol');
  });

  it('is made of bytes where a file can have no further name', async () => {
    const key = await keep('gol');
    const { link } = fs;
    fs.link = () => Promise.reject(Object.assign(new Error('too many'), { code: 'EMLINK' }));
    syncBuiltinESMExports();
    onTestFinished(() => {
      fs.link = link;
      syncBuiltinESMExports();
    });
    const copy = (await storage.copy(key).keep()).key;
    await storage.delete(key);
    expect(await text(await storage.read(copy))).toBe('gol');
    expect(await fs.readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('of nothing is none', async () => {
    const key = await keep('gol');
    await storage.delete(key);
    await expect(storage.copy(key).keep()).rejects.toBeInstanceOf(ContentGone);
  });
});
