import { lstat, mkdir, readlink, rename, rm, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbandoned, temporaryName } from './temporary-name.ts';

// Longer than any part may take to arrive.
const LOST_AFTER_MS = 20 * 60 * 1000;

/**
 * Of each name one holder, among all processes that share the folder. A claim is a link that names
 * its process; that of a process which is no more counts for nothing.
 */
export function createPartClaims(folder: string) {
  return {
    open: () => mkdir(folder, { recursive: true }),

    /** Null where another has it. */
    async claim(name: string): Promise<(() => Promise<void>) | null> {
      const link = join(folder, name);
      const own = temporaryName();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        try {
          await symlink(own, link);
          return () => unlink(link).catch(() => {});
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
          if (!(await dropLost(link, own))) return null;
        }
      }
      return null;
    },

    async isClaimed(name: string): Promise<boolean> {
      const holder = await holderOf(join(folder, name));
      return holder !== null && !holder.isLost;
    },
  };
}

/** Whether the way is free now. */
async function dropLost(link: string, own: string): Promise<boolean> {
  const holder = await holderOf(link);
  if (holder === null) return true;
  if (!holder.isLost) return false;
  // Moved away first: of two who found it lost, one may have put its own claim there since.
  const aside = `${link}.${own}`;
  const moved = await rename(link, aside).then(
    () => holderOf(aside),
    () => null,
  );
  if (moved && moved.name !== holder.name) await symlink(moved.name, link).catch(() => {});
  await rm(aside, { force: true });
  return true;
}

async function holderOf(link: string): Promise<{ name: string; isLost: boolean } | null> {
  try {
    const name = await readlink(link);
    const { mtime } = await lstat(link);
    return { name, isLost: isAbandoned(name, mtime, LOST_AFTER_MS) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
