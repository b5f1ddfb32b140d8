import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { prepareDataFolder } from '../place/data-folder.ts';
import { type FolderLock, lockFolder } from '../place/folder-lock.ts';
import { hasRestoreMark } from '../place/restore-mark.ts';
import { SERVING } from '../place/with-place.ts';
import { Refusal } from '../refusal.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Locks the data folder for this process, for as long as it lives. */
export async function takeDataFolder(dataDir: string, life: Lifecycle): Promise<string> {
  const folder = await prepareDataFolder(dataDir);
  await life.open(
    () => lockOrRefuse(folder, life.signal),
    (lock) => lock.release(),
  );
  if (await hasRestoreMark(folder)) {
    throw new Refusal(
      `Uma restauração em ${folder} não terminou: rode de novo npm run arquiba -- restore <arquivo>.`,
    );
  }
  return folder;
}

/** The database of DATABASE_URL, or else the embedded one, which explains `onLaunch`. */
export async function openProductDatabase(
  { databaseUrl }: Config,
  dataFolder: string,
  life: Lifecycle,
  onLaunch: () => void,
): Promise<{ url: string; embedded: EmbeddedPostgres | null }> {
  if (databaseUrl) return { url: databaseUrl, embedded: null };
  const embedded = await life.open(
    () => startEmbeddedPostgres({ dataDir: dataFolder, onLaunch }),
    (postgres) => postgres.stop(),
  );
  return { url: embedded.url, embedded };
}

/** Waits for a product that is just stopping. */
async function lockOrRefuse(folder: string, signal: AbortSignal): Promise<FolderLock> {
  const outcome = await lockFolder(folder, SERVING, () => signal.aborted);
  if ('lock' in outcome) return outcome.lock;
  const { pid, purpose, ending } = outcome.holder;
  if (ending) {
    await sleep(100, undefined, { signal });
    return lockOrRefuse(folder, signal);
  }
  if (purpose === SERVING) {
    throw new Refusal(
      `A Arquiba já está rodando com a pasta de dados ${folder} (processo ${pid}).`,
    );
  }
  throw new Refusal(
    `O comando ${purpose} (processo ${pid}) está usando a pasta de dados ${folder}; espere ele terminar.`,
  );
}
