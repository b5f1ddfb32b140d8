import { createHash } from 'node:crypto';
import { lstat, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { POSTGRES_PORT } from './postgres-settings.ts';
import { chooseRunAs, giveFolder, type RunAs } from './run-as.ts';

export interface PostgresFolders {
  /** The database itself; exists only when it is complete. */
  data: string;
  socket: string;
  log: string;
  runAs: RunAs;
}

// The operating system limits the length of a socket's path, including its terminator.
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/** Creates the folders of the embedded database, and decides which user runs it. */
export async function preparePostgresFolders(dataDir: string): Promise<PostgresFolders> {
  const root = await realpath(dataDir);
  const data = join(root, 'postgres');
  await refuseForeignFolder(data);
  const runAs = await chooseRunAs(data);
  const inside = join(root, 'run');
  const socket = fits(inside) ? inside : shortFolder(data);
  await makeSocketFolder(socket, runAs);
  return { data, socket, log: join(root, 'postgres.log'), runAs };
}

async function makeSocketFolder(folder: string, runAs: RunAs): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // In the system's temporary folder another user may have created it first.
  const { uid } = await lstatFolder(folder);
  if (![process.getuid?.(), runAs?.uid].includes(uid)) {
    throw new Refusal(`A pasta ${folder} pertence a outro usuário; apague-a ou mude DATA_DIR.`);
  }
  await giveFolder(folder, runAs);
}

async function lstatFolder(folder: string) {
  const found = await lstat(folder);
  if (found.isDirectory()) return found;
  throw new Refusal(`${folder} não é uma pasta; apague-a ou mude DATA_DIR.`);
}

async function refuseForeignFolder(folder: string): Promise<void> {
  const own = process.getuid?.();
  const found = await lstat(folder).catch(() => null);
  if (!found || own === 0 || found.uid === own) return;
  throw new Refusal(
    `A pasta ${folder} pertence a outro usuário: rode a Arquiba com ele, ou mude o dono da pasta.`,
  );
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${POSTGRES_PORT}`)) <= LONGEST_SOCKET_PATH;
}

function shortFolder(data: string): string {
  const name = `arquiba-${createHash('sha256').update(data).digest('hex').slice(0, 20)}`;
  const folder = join(tmpdir(), name);
  return fits(folder) ? folder : join('/tmp', name);
}
