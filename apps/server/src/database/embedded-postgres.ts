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
 * Starts the PostgreSQL in a data folder, and creates it if there is none. Takes over one that an earlier
 * process left running. The caller ensures that only one process does this for a folder.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  /** False trades safety for speed: only for tests. */
  durable?: boolean;
  /** Called when the process runs; then there is only waiting left. */
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
  // Stops the database even if our process ends abruptly.
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
      // Its socket may be in the system's temporary folder, which other programs clean up.
      await preparePostgresFolders(options.dataDir);
      pid = await launchPostmaster(folders, binaries, args);
    },
  };
}

/** The address of the database of a folder, if another process runs it; null otherwise. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const { data } = await preparePostgresFolders(dataDir);
  const postmaster = await findPostmaster(data);
  return postmaster?.ready ? socketUrl(postmaster.socketFolder, OWNER, OWNER) : null;
}

/** Keeps a running one if it has the same arguments and answers, otherwise stops it. */
async function takeOver({ data, socket }: PostgresFolders, args: string[]): Promise<number | null> {
  const found = await findPostmaster(data);
  if (!found) return null;
  const alike = found.ready && found.args.join('\0') === args.join('\0');
  // A process that was killed a moment ago still looks alive.
  if (alike && (await canConnect(socketUrl(socket, SUPERUSER, 'postgres')))) return found.pid;
  await stopPostmaster(data, found.pid);
  return null;
}

/** The product works as the plain owner of its database, not as the superuser. */
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
