import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropAbandonedExchanges, openExchange } from './exchange.ts';

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
  const exchange = openExchange(folder);
  const [host] = (await readdir(folder))[0]?.split('-') ?? [];
  await mkdir(join(folder, `${host}-${process.pid}-earlier-1`, 'in'), { recursive: true });
  await dropAbandonedExchanges(folder);
  expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([exchange.folder]);
});
