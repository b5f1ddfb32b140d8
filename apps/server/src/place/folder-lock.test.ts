import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockFolder } from './folder-lock.ts';

it('gives a folder to one holder at a time, whatever path leads to it', async () => {
  const folder = await temporaryFolder();
  const other = join(await temporaryFolder(), 'other-name');
  await symlink(folder, other);
  let ending = false;
  const first = await lockFolder(folder, 'serving', () => ending);
  if (!('lock' in first)) throw new Error('the folder was free');
  const holder = { pid: process.pid, purpose: 'serving' };
  expect(await lockFolder(other, 'backup')).toEqual({ holder: { ...holder, ending: false } });
  ending = true;
  expect(await lockFolder(other, 'backup')).toEqual({ holder: { ...holder, ending: true } });
  await first.lock.release();
  const second = await lockFolder(other, 'backup');
  if (!('lock' in second)) throw new Error('the folder was free again');
  await second.lock.release();
});

it('is free again after its holder was killed', async () => {
  const folder = await temporaryFolder();
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  const script = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(folder)}, 'serving');
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(holder.stdout, 'data');
  expect(await lockFolder(folder, 'serving')).toMatchObject({ holder: { pid: holder.pid } });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const outcome = await lockFolder(folder, 'serving');
  if (!('lock' in outcome)) throw new Error('the lock outlived its holder');
  await outcome.lock.release();
});
