import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { prepareDataFolder } from './data-folder.ts';

it('names in one sentence a folder that cannot be there', async () => {
  const refusal = await prepareDataFolder('/dev/null/x').catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toBe(
    'DATA_DIR não pode ser usada: há um arquivo no lugar da pasta (/dev/null/x).',
  );
});

it('closes what an earlier version left open to others', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const files = ['gateway.sqlite', 'postgres.log', 'mail/1.eml', 'media/content/20260101/abc'];
  const folders = ['mail', 'media', 'media/content', 'media/content/20260101'];
  for (const name of folders) await mkdir(join(folder, name), { recursive: true, mode: 0o755 });
  for (const name of files) await writeFile(join(folder, name), 'x', { mode: 0o644 });
  // As it was until now: closed outside, open inside.
  await chmod(join(folder, 'media'), 0o700);
  // PostgreSQL looks after its own; it may run as another user.
  await mkdir(join(folder, 'postgres'), { mode: 0o750 });
  const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777;
  await prepareDataFolder(folder);
  for (const name of folders) expect(await modeOf(name), name).toBe(0o700);
  for (const name of files) expect(await modeOf(name), name).toBe(0o600);
  expect(await modeOf('postgres')).toBe(0o750);
  expect(await modeOf('.')).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});
