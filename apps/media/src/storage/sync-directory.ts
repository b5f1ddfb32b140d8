import { open } from 'node:fs/promises';

/**
 * Makes renames inside a directory durable. Callers that come while a sync is
 * running share the next one: it starts after their rename, so it covers it.
 */
export function createDirectorySync(): (directory: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  function start(directory: string): Promise<void> {
    const sync = syncOnce(directory).finally(() => running.delete(directory));
    running.set(directory, sync);
    return sync;
  }

  return (directory) => {
    const current = running.get(directory);
    if (!current) return start(directory);
    const waiting = next.get(directory);
    if (waiting) return waiting;
    const following = current
      .catch(() => {})
      .then(() => {
        next.delete(directory);
        return start(directory);
      });
    next.set(directory, following);
    return following;
  };
}

/**
 * Changes a directory and makes that durable. Those who are at it together wait for the last of them,
 * so that one sync is enough for all.
 */
export function createSyncTogether(
  sync: (directory: string) => Promise<void>,
): (directory: string, change: () => Promise<void>) => Promise<void> {
  const groups = new Map<string, { changing: number; synced: PromiseWithResolvers<void> }>();

  return async (directory, change) => {
    const group = groups.get(directory) ?? { changing: 0, synced: Promise.withResolvers<void>() };
    groups.set(directory, group);
    group.changing += 1;
    try {
      await change();
    } finally {
      group.changing -= 1;
      if (group.changing === 0) {
        groups.delete(directory);
        group.synced.promise.catch(() => {});
        group.synced.resolve(sync(directory));
      }
    }
    await group.synced.promise;
  };
}

async function syncOnce(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
