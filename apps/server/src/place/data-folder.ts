import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

/** Creates the data folder if it is missing; returns its real path, checked to be writable. */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  try {
    // As root, the database runs as another user and must pass through; each folder inside is closed.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const folder = await realpath(dataDir);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const inner of ['media', 'mail']) await makePrivateFolder(join(folder, inner));
    return folder;
  } catch (error) {
    throw new Refusal(`DATA_DIR não pode ser usada: ${reasonOf(error)} (${dataDir}).`, {
      cause: error,
    });
  }
}

/** Files and mails are not readable by other users of this machine. */
async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
}

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'falta permissão para escrever nela';
  if (code === 'EROFS') return 'o disco é só de leitura';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'há um arquivo no lugar da pasta';
  if (code === 'ENOSPC') return 'o disco está cheio';
  return `o sistema respondeu ${code}`;
}
