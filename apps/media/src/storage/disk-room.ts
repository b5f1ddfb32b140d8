import { statfs } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';

/** The room that the disk has for media. A reserve is left free: the database, and all else, needs it. */
export interface DiskRoom {
  /** Counts bytes that are about to be written; refuses those that would take of the reserve. */
  take(bytes: number): Promise<void>;
  /** Refuses what would not fit now, without counting it. */
  require(bytes: number): Promise<void>;
  /** Whether the reserve is touched. */
  isShort(): Promise<boolean>;
}

// The system is asked this often; in between, what this process writes is counted.
const LOOK_EVERY_MS = 1000;
const RESERVE_SHARE = 0.05;
const SMALLEST_RESERVE = 1e9;
const LARGEST_RESERVE = 20e9;

/** Without a given reserve it is 5 % of the disk, at least 1 GB and at most 20 GB. */
export function createDiskRoom(folder: string, reserve?: number): DiskRoom {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let free = 0;

  async function look(): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(folder);
    free = bavail * bsize - (reserve ?? usualReserve(blocks * bsize));
    lookedAt = performance.now();
  }

  async function refresh(): Promise<void> {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return;
    looking ??= look().finally(() => {
      looking = null;
    });
    await looking;
  }

  function check(bytes: number): void {
    if (bytes > free) throw new MediaError('storage_full');
  }

  return {
    async require(bytes) {
      await refresh();
      check(bytes);
    },
    async take(bytes) {
      await refresh();
      // Nothing is awaited in between: of many at once, each sees what those before it took.
      check(bytes);
      free -= bytes;
    },
    async isShort() {
      await refresh();
      return free < 0;
    },
  };
}

function usualReserve(disk: number): number {
  return Math.min(LARGEST_RESERVE, Math.max(SMALLEST_RESERVE, disk * RESERVE_SHARE));
}
