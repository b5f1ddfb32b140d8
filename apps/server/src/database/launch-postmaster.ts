import { spawn } from 'node:child_process';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresFolders } from './postgres-folders.ts';
import { POSTGRES_PORT } from './postgres-settings.ts';
import { findPostmaster } from './postmaster.ts';
import { type Invocation, invokeAs } from './run-as.ts';

const POLL = 15;
// Replaying the log after a crash may take long; we wait as long as the process lives.
const START_PATIENCE = 180_000;
// Children of a killed postmaster need a moment to notice and to release its shared memory.
const ORPHAN_PATIENCE = 10_000;
const LARGEST_LOG = 5 * 1024 * 1024;

/** Starts PostgreSQL and waits until it accepts connections; returns its process id. */
export async function launchPostmaster(
  folders: PostgresFolders,
  { postgres }: PostgresBinaries,
  args: string[],
  onLaunch?: () => void,
): Promise<number> {
  const invocation = invokeAs(folders.runAs, postgres, args, {
    execute: postgres,
    write: folders.data,
  });
  const deadline = Date.now() + ORPHAN_PATIENCE;
  for (;;) {
    await removeStaleLocks(folders);
    const outcome = await launchOnce(folders, invocation, onLaunch);
    if (typeof outcome === 'number') return outcome;
    if (!/shared memory block/.test(outcome) || Date.now() > deadline) {
      throw new Refusal(
        `O PostgreSQL embutido não começou: ${outcome || `veja o arquivo ${folders.log}.`}`,
      );
    }
    await sleep(200);
  }
}

/** The process id, or PostgreSQL's error message. */
async function launchOnce(
  folders: PostgresFolders,
  invocation: Invocation,
  onLaunch: (() => void) | undefined,
): Promise<number | string> {
  const log = await openLog(folders.log);
  try {
    const { size } = await log.stat();
    // In its own process group: Ctrl-C in the terminal reaches only us, and we drain first.
    const child = spawn(invocation.file, invocation.args, {
      ...invocation.options,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    const failure = new Promise<Error>((done) => child.once('error', done));
    child.unref();
    onLaunch?.();
    const deadline = Date.now() + START_PATIENCE;
    while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      const found = await findPostmaster(folders.data);
      if (found?.ready) return found.pid;
      const error = await Promise.race([failure, sleep(POLL)]);
      if (error instanceof Error) return error.message;
    }
    return await lastComplaint(log, size);
  } finally {
    await log.close();
  }
}

/** PostgreSQL itself would take any live process with the old pid for a postmaster. */
async function removeStaleLocks({ data, socket }: PostgresFolders): Promise<void> {
  if (await findPostmaster(data)) return;
  await rm(join(data, 'postmaster.pid'), { force: true });
  await rm(join(socket, `.s.PGSQL.${POSTGRES_PORT}.lock`), { force: true });
}

async function openLog(path: string): Promise<FileHandle> {
  const before = await stat(path).catch(() => null);
  if (before && before.size > LARGEST_LOG) await rename(path, `${path}.1`);
  return open(path, 'a+', 0o600);
}

async function lastComplaint(log: FileHandle, from: number): Promise<string> {
  const { size } = await log.stat();
  const { buffer } = await log.read({ buffer: Buffer.alloc(size - from), position: from });
  const line = buffer
    .toString('utf8')
    .split('\n')
    .findLast((candidate) => /FATAL|PANIC|error/.test(candidate));
  return line?.replace(/^.*?(FATAL|PANIC): */, '').trim() ?? '';
}
