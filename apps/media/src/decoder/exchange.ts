import { mkdirSync, rmSync } from 'node:fs';
import { copyFile, link, lstat, readdir, rename, rm, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { MediaError } from '@arquiba/media-contract/errors';
import { giveToContained, takeFromContained } from '../contained/contain.ts';
import { isAbandoned, temporaryName } from '../storage/temporary-name.ts';

/** Two folders that a decoder process shares with us, as it sees no others. */
export interface Exchange {
  folder: string;
  /** It only reads here. */
  incoming: string;
  outgoing: string;
  /** Where the picture lies while `work` runs. */
  lend<T>(file: string, work: (lent: string) => Promise<T>): Promise<T>;
  /** Moves what the decoder has made to its place. */
  collect(made: string, output: string): Promise<void>;
  remove(): void;
}

// Often enough for the day after which a folder counts as abandoned.
const TOUCH_EVERY_MS = 60 * 60 * 1000;

export function openExchange(parent: string): Exchange {
  const folder = join(parent, temporaryName());
  const [incoming, outgoing] = [join(folder, 'in'), join(folder, 'out')];
  for (const path of [incoming, outgoing]) mkdirSync(path, { recursive: true });
  const given = giveToContained(outgoing);
  // A failure is reported to the job that awaits it.
  given.catch(() => {});
  // Tells processes of other machines that it is in use.
  const touching = setInterval(() => {
    utimes(folder, new Date(), new Date()).catch(() => {});
  }, TOUCH_EVERY_MS).unref();
  return {
    ...{ folder, incoming, outgoing },

    async lend(file, work) {
      const lent = join(incoming, 'picture');
      await given;
      // A second name for the same bytes. Where that cannot be, or where they belong to a user that we
      // were at another time, a copy.
      const isOurs = (await stat(file)).uid === process.getuid?.();
      await (isOurs ? link(file, lent) : Promise.reject()).catch(() => copyFile(file, lent));
      try {
        return await work(lent);
      } finally {
        // It is gone already where the process has ended.
        await unlink(lent).catch(() => {});
      }
    },

    async collect(made, output) {
      await rename(made, output);
      // A decoder that was taken over could leave a link to another file.
      const found = await lstat(output);
      if (!found.isFile() || found.nlink !== 1) {
        await rm(output, { recursive: true, force: true });
        throw new MediaError('not_an_image');
      }
      await takeFromContained(output);
    },

    remove() {
      clearInterval(touching);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Removes what processes that are no more have left. Of one with another host name, as a container has after each
 * start, only the age of its folder tells.
 */
export async function dropAbandonedExchanges(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const found = await stat(join(parent, name)).catch(() => null);
    if (found && isAbandoned(name, found.mtime)) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}
