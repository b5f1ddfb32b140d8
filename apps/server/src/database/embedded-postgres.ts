import { rmdir } from 'node:fs/promises';
import pg from 'pg';
import { createCluster } from './create-cluster.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { type PostgresFolders, preparePostgresFolders } from './postgres-folders.ts';
import { postgresSettings } from './postgres-settings.ts';
import { findPostmaster, sendSignal, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  /** A `postgres://` address over the Unix socket, for `pg`. */
  url: string;
  stop(): Promise<void>;
  /** Starts it again if it has died. */
  revive(): Promise<void>;
}

const OWNER = 'arquiba';
const SUPERUSER = 'postgres';

/**
 * Starts the PostgreSQL in a data folder, making it first where there is none.
 * One that an earlier process left running is taken over. The caller sees to it
 * that only one process does this for a folder.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  /** False gives up safety for speed: only for tests. */
  durable?: boolean;
  /** Called when its process runs and has only to be waited for. */
  onLaunch?: () => void;
}): Promise<EmbeddedPostgres> {
  const durable = options.durable ?? true;
  const folders = await preparePostgresFolders(options.dataDir);
  const binaries = await findPostgresBinaries();
  await createCluster(folders, binaries, durable);
  const settings = postgresSettings({ socketFolder: folders.socket, durable });
  const args = ['-D', folders.data, ...settings];

  let pid =
    (await takeOver(folders, args)) ??
    (await launchPostmaster(folders, binaries, args, options.onLaunch));
  // Leaves no database behind where the process ends in a hurry.
  const interrupt = () => sendSignal(pid, 'SIGINT');
  process.once('exit', interrupt);
  await createOwnDatabase(folders.socket);

  return {
    url: socketUrl(folders.socket, OWNER, OWNER),
    async stop() {
      process.off('exit', interrupt);
      await stopPostmaster(folders.data, pid);
      await rmdir(folders.socket).catch(() => {});
    },
    async revive() {
      if (await findPostmaster(folders.data)) return;
      // Its socket may lie in the system's temporary folder, which others sweep.
      await preparePostgresFolders(options.dataDir);
      pid = await launchPostmaster(folders, binaries, args);
    },
  };
}

/** The address of the database of a folder that another process runs; null if none does. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const { data } = await preparePostgresFolders(dataDir);
  const postmaster = await findPostmaster(data);
  return postmaster?.ready ? socketUrl(postmaster.socketFolder, OWNER, OWNER) : null;
}

/** Keeps a running one if it was started just as we would and answers, else ends it. */
async function takeOver({ data, socket }: PostgresFolders, args: string[]): Promise<number | null> {
  const found = await findPostmaster(data);
  if (!found) return null;
  const alike = found.ready && found.args.join('\0') === args.join('\0');
  // One that was killed a moment ago still looks alive.
  if (alike && (await canConnect(socketUrl(socket, SUPERUSER, 'postgres')))) return found.pid;
  await stopPostmaster(data, found.pid);
  return null;
}

/** The product works as a plain owner of its database, not as the superuser. */
async function createOwnDatabase(socket: string): Promise<void> {
  if (await canConnect(socketUrl(socket, OWNER, OWNER))) return;
  const client = new pg.Client(socketUrl(socket, SUPERUSER, 'postgres'));
  await client.connect();
  try {
    const roles = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
    if (roles.rowCount === 0) await client.query(`CREATE ROLE ${OWNER} LOGIN CREATEDB`);
    const databases = await client.query('SELECT FROM pg_database WHERE datname = $1', [OWNER]);
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${OWNER} OWNER ${OWNER}`);
  } finally {
    await client.end();
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

function socketUrl(folder: string, user: string, database: string): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`;
}
