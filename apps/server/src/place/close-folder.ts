import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;

/**
 * Closes everything in a folder to other users of this machine. A folder that is closed already is not looked
 * into: it is closed last, after its content.
 */
export async function closeContent(
  folder: string,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (except.includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() && (await isOpen(path))) {
      await closeContent(path);
      await setMode(path, 0o700);
    } else if (entry.isFile() && (await isOpen(path))) {
      await setMode(path, 0o600);
    }
  }
}

/** What is gone meanwhile, or belongs to another user, stays as it is. */
export async function setMode(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error;
  });
}

async function isOpen(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => null);
  return found !== null && (found.mode & OTHERS) !== 0;
}
