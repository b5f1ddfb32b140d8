import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { closeContent, setMode } from './close-folder.ts';

/**
 * Creates the data folder if it is missing, and closes what is in it to other users; returns its real path,
 * checked to be writable.
 */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  try {
    // As root, the database runs as another user and must pass through; each folder inside is closed.
    const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
    await mkdir(dataDir, { recursive: true, mode });
    const folder = await realpath(dataDir);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await setMode(folder, mode);
    for (const inner of ['media', 'mail']) await mkdir(join(folder, inner), { recursive: true });
    await closeContent(folder, { except: ['postgres'] });
    // It was closed before the folders in it were.
    await closeContent(join(folder, 'media'));
    return folder;
  } catch (error) {
    throw new Refusal(`DATA_DIR não pode ser usada: ${reasonOf(error)} (${dataDir}).`, {
      cause: error,
    });
  }
}

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'falta permissão para escrever nela';
  if (code === 'EROFS') return 'o disco é só de leitura';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'há um arquivo no lugar da pasta';
  if (code === 'ENOSPC') return 'o disco está cheio';
  return `o sistema respondeu ${code}`;
}
