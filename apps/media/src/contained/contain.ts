import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chown, open } from 'node:fs/promises';
import { isReachable } from './is-reachable.ts';
import { CODE, enterOwnRoot } from './own-root.ts';

/** A program that is given files of strangers. */
export interface Contained {
  program: string;
  args: readonly string[];
  /** Files and folders that it may read. Of all others it sees only the system's programs and libraries. */
  reads: readonly string[];
  /** Files and folders that it may write as well. They have to be there. */
  writes: readonly string[];
  limits: {
    /** Of all that it may map, or of what it may write to only, in KiB. */
    addressSpace?: number;
    data?: number;
    cpuSeconds?: number;
    /** Added to the priority number of this process: the higher, the more others go before it. */
    nice: number;
  };
}

export interface Means {
  /** Namespaces of its own: no network, and a file system with nothing but its files. */
  namespaces: boolean;
  /** No capabilities, and no program gives it new ones. */
  privileges: boolean;
  /** The user it runs as where it would be root otherwise and has no namespaces. */
  user: number | null;
}

// A number that no distribution gives to anybody. `nobody` may own the database.
const STRANGER = 65_533;
const NO_PRIVILEGES = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];

let found: Means | undefined;

/** What this machine allows; tried out at the first call. */
export function containment(): Means {
  found ??= process.platform === 'linux' ? probe() : NOTHING;
  return found;
}

const NOTHING: Means = { namespaces: false, privileges: false, user: null };

function probe(): Means {
  const all = { namespaces: true, privileges: true, user: null };
  if (works(all)) return all;
  const privileges = { ...NOTHING, privileges: true };
  const stranger = { ...privileges, user: STRANGER };
  const isRoot = process.getuid?.() === 0;
  if (isRoot && CODE.every(isReachable) && works(stranger)) return stranger;
  return works(privileges) ? privileges : NOTHING;
}

/** Node has to start there, as the decoders run on it. */
function works(means: Means): boolean {
  const program = { program: process.execPath, args: ['--version'], reads: [], writes: [] };
  const [command = '', ...args] = commandLine({ ...program, limits: { nice: 0 } }, means);
  const ended: SpawnSyncReturns<Buffer> = spawnSync(command, args, {
    env: environment(),
    cwd: '/',
  });
  return ended.status === 0;
}

/** What an operator should know; null where all means work. The folder is where the files are. */
export function missingContainment(folder: string, means = containment()): string | null {
  const { namespaces, privileges, user } = means;
  if (namespaces) return null;
  const lacks = 'Imagens e vídeos são decodificados com acesso à rede';
  if (user !== null && isReachable(folder)) return `${lacks}: ${ADVICE}`;
  if (privileges) return `${lacks} e aos arquivos deste usuário: ${ADVICE}`;
  return `${lacks} e com todos os direitos deste usuário: ${ADVICE}`;
}

const ADVICE =
  'o sistema não permite espaços de nomes (unshare, setpriv e mount do util-linux; user namespaces no kernel).';

/** The words that start a program with what it may use, and nothing else. */
export function commandLine(contained: Contained, means = containment()): string[] {
  const { program, args, limits } = contained;
  if (process.platform === 'win32') return [program, ...args];
  const start = means.privileges
    ? ['setpriv', ...userOf(contained, means), ...NO_PRIVILEGES, '--']
    : [];
  const inside = [...start, program, ...args];
  const script = limitScript(limits);
  if (means.namespaces) return enterOwnRoot(contained, script, inside);
  return ['sh', '-c', script, 'sh', ...inside];
}

function userOf({ program, reads, writes }: Contained, { user }: Means): string[] {
  const paths = [...reads, ...writes, ...(program.startsWith('/') ? [program] : [])];
  if (user === null || !paths.every(isReachable)) return [];
  return [`--reuid=${user}`, '--clear-groups'];
}

/** Runs the words that it is given. Where a system does not know one of the limits, the others hold. */
function limitScript({ addressSpace, data, cpuSeconds, nice }: Contained['limits']): string {
  const limits = { v: addressSpace, d: data, t: cpuSeconds, c: 0 };
  const set = Object.entries(limits).flatMap(([name, value]) =>
    value === undefined ? [] : [`ulimit -${name} ${value} 2>/dev/null`],
  );
  return [...set, `exec nice -n ${nice} "$@"`].join('\n');
}

/** Nothing of the server's environment, where its secrets are. */
export function environment(): Record<string, string> {
  return { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
}

/** Gives a file or folder to the user that contained programs run as. */
export async function giveToContained(path: string): Promise<void> {
  const { user } = containment();
  if (user !== null && isReachable(path)) await chown(path, user, process.getgid?.() ?? 0);
}

export async function takeFromContained(path: string): Promise<void> {
  if (containment().user !== null)
    await chown(path, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
}

/** Lets a contained program write a file, which is ours again thereafter. */
export async function withOutput<T>(file: string, work: () => Promise<T>): Promise<T> {
  await (await open(file, 'w', 0o640)).close();
  await giveToContained(file);
  try {
    return await work();
  } finally {
    await takeFromContained(file);
  }
}
