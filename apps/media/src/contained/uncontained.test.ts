import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase } from '@arquiba/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { gradient } from '../testing/test-pictures.ts';

const execute = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../testing/store-and-tell.ts', import.meta.url));

it('without the programs of containment the start says so, and pictures are decoded', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-uncontained-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const picture = join(folder, 'a.png');
  await gradient(30, 20).png().toFile(picture);
  // A system with a shell and `nice`, and without `unshare` and `setpriv`.
  const PATH = join(folder, 'bin');
  await mkdir(PATH);
  await symlink('/bin/sh', join(PATH, 'sh'));
  await symlink('/usr/bin/nice', join(PATH, 'nice'));
  const words = [PROGRAM, database.url, join(folder, 'media'), picture];
  const { stdout } = await execute(process.execPath, words, { env: { ...process.env, PATH } });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    expect.objectContaining({ msg: expect.stringContaining('decodificados com acesso à rede') }),
    { width: 30 },
  ]);
});
