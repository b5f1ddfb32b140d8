import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { dropAbandonedExchanges, openExchange } from './exchange.ts';

const HOUR_MS = 60 * 60 * 1000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-exchange-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('lends a picture as long as it is needed, and hands over what was made', async () => {
  const exchange = openExchange(join(folder, 'decoders'));
  await writeFile(join(folder, 'photo'), 'foto');
  const made = join(exchange.outgoing, 'made');
  await exchange.lend(join(folder, 'photo'), async (lent) => {
    await writeFile(made, await readFile(lent));
  });
  await exchange.collect(made, join(folder, 'result'));
  expect(await readFile(join(folder, 'result'), 'utf8')).toBe('foto');
  expect(await readdir(exchange.incoming)).toEqual([]);
});

it('takes no link for a picture, wherever it leads', async () => {
  const exchange = openExchange(join(folder, 'decoders'));
  await writeFile(join(folder, 'secret.key'), 'segredo');
  const made = join(exchange.outgoing, 'made');
  await symlink(join(folder, 'secret.key'), made);
  const collected = exchange.collect(made, join(folder, 'result'));
  await expect(collected).rejects.toMatchObject({ code: 'not_an_image' });
  expect(await readdir(folder)).not.toContain('result');
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('segredo');
});

it('drops what an earlier process has left, and nothing that is in use', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const exchange = openExchange(folder);
  onTestFinished(() => exchange.remove());
  const [host] = basename(exchange.folder).split('-');
  const make = async (name: string, hours: number) => {
    await mkdir(join(folder, name, 'in'), { recursive: true });
    const made = new Date(Date.now() - hours * HOUR_MS);
    await utimes(join(folder, name), made, made);
  };
  await make(`${host}-${process.pid}-earlier-1`, 0);
  // Of other machines, or of this one when it was called otherwise.
  await make('otherhost-1-run-1', 23);
  await make('otherhost-2-run-1', 25);
  await make(basename(exchange.folder), 25);
  vi.advanceTimersByTime(HOUR_MS);
  await expect
    .poll(async () => Date.now() - (await stat(exchange.folder)).mtimeMs)
    .toBeLessThan(HOUR_MS);
  await dropAbandonedExchanges(folder);
  const left = [basename(exchange.folder), 'otherhost-1-run-1'];
  expect((await readdir(folder)).sort()).toEqual(left.sort());
});
