import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';

/** A running PostgreSQL of ours, according to its pid file. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  /** Neither starting nor stopping. */
  ready: boolean;
  /** Incomplete if the system does not provide them; then no two are equal. */
  args: string[];
}

const FAST_SHUTDOWN = 'SIGINT';
const IMMEDIATE_SHUTDOWN = 'SIGQUIT';
const PATIENCE = 15_000;
const POLL = 15;

/** The running postmaster of a data folder; ignores a pid that now belongs to another program. */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  const command = await readCommand(pid);
  if (!command || !isPostmaster(command, folder)) return null;
  const [, , , , socketFolder = '', , , state] = lines;
  return { pid, socketFolder, ready: state === 'ready', args: command.slice(1) };
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
export async function stopPostmaster(folder: string, pid: number): Promise<void> {
  for (const signal of [FAST_SHUTDOWN, IMMEDIATE_SHUTDOWN] as const) {
    if (!sendSignal(pid, signal)) return;
    if (await waitUntilGone(folder, pid)) return;
  }
  throw new Refusal(`O PostgreSQL da pasta ${folder} (processo ${pid}) não terminou.`);
}

async function waitUntilGone(folder: string, pid: number): Promise<boolean> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const command = await readCommand(pid);
    if (!command || !isPostmaster(command, folder)) return true;
    await sleep(POLL);
  }
  return false;
}

/** False when there is no such process any more. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw new Refusal(
      `O PostgreSQL da pasta de dados roda como outro usuário (processo ${pid}): pare-o antes, ou comece com o usuário de antes.`,
      { cause: error },
    );
  }
}

function isPostmaster(command: string[], folder: string): boolean {
  return basename(command[0] ?? '') === 'postgres' && command.includes(folder);
}

/** A zombie process has an empty command, and counts as gone. */
async function readCommand(pid: number): Promise<string[] | null> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text ? text.split('\0').slice(0, -1) : null;
  }
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  const text = await ps.then(({ stdout }) => stdout.trim()).catch(() => '');
  const [program, folder] = /^(.*?\/postgres) -D (.*?) -c /.exec(text)?.slice(1) ?? [];
  return program && folder ? [program, folder] : null;
}
