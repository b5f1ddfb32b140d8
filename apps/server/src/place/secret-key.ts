import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

const BYTES = 32;
const WRITTEN = /^[0-9a-f]{64}$/i;

/** The file of the key that decrypts the encrypted values in the database. */
export function secretKeyFileOf(dataFolder: string): string {
  return join(dataFolder, 'secret.key');
}

/** The key from SECRET_KEY, or else from the data folder, where the first start creates one. */
export async function readSecretKey(
  given: string | undefined,
  dataFolder: string,
): Promise<Buffer> {
  if (given !== undefined) return Buffer.from(given, 'hex');
  const file = secretKeyFileOf(dataFolder);
  const written = (await readIfThere(file)) ?? (await makeKey(file));
  if (WRITTEN.test(written)) return Buffer.from(written, 'hex');
  throw new Refusal(
    `O arquivo ${file} deveria ter uma chave de ${BYTES * 2} dígitos hexadecimais.`,
  );
}

export function isSecretKey(value: string): boolean {
  return WRITTEN.test(value);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Written atomically, and the first of two processes wins: with another key the encrypted values are lost.
 */
async function makeKey(file: string): Promise<string> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(`${randomBytes(BYTES).toString('hex')}\n`);
    await handle.sync();
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close();
    await rm(temporary, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
