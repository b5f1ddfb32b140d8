import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface FolderLock {
  release(): Promise<void>;
}

/** The current holder of the folder. */
export interface Holder {
  pid: number;
  purpose: string;
  /** Whether it is stopping. */
  ending: boolean;
}

export type LockOutcome = { lock: FolderLock } | { holder: Holder };

const ABSTRACT = process.platform === 'linux';
const ANSWER_PATIENCE = 1000;
const UNKNOWN_HOLDER: Holder = { pid: 0, purpose: '?', ending: false };

/**
 * Locks a folder for this process. The lock is a listening socket: the system releases it however the process
 * ends, and a second process can ask who holds it.
 */
export async function lockFolder(
  folder: string,
  purpose: string,
  isEnding: () => boolean = () => false,
): Promise<LockOutcome> {
  const address = await addressOf(folder);
  // The holder may disappear between our attempt and our question.
  for (let attempt = 0; ; attempt += 1) {
    const server = await listen(address, () => {
      return { pid: process.pid, purpose, ending: isEnding() };
    });
    if (server) return { lock: { release: () => close(server) } };
    const holder = await askHolder(address);
    if (holder) return { holder };
    if (attempt === 5) return { holder: UNKNOWN_HOLDER };
    // Only a socket in a file outlives its process.
    if (!ABSTRACT) await rm(address, { force: true });
    await sleep(50);
  }
}

/** Device and inode identify the folder, whichever path leads to it. */
async function addressOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  return ABSTRACT ? `\0arquiba-${name}` : join(tmpdir(), `arquiba-${name}.lock`);
}

function listen(address: string, describe: () => Holder): Promise<Server | null> {
  return new Promise((done, failed) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(JSON.stringify(describe()));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(null);
      else failed(error);
    });
    server.listen({ path: address, exclusive: true }, () => done(server.unref()));
  });
}

async function askHolder(address: string): Promise<Holder | null> {
  const socket = connect(address);
  socket.setTimeout(ANSWER_PATIENCE, () => socket.destroy(new Error('no answer')));
  try {
    return JSON.parse(await text(socket)) as Holder;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ECONNREFUSED' || code === 'ENOENT' ? null : UNKNOWN_HOLDER;
  } finally {
    socket.destroy();
  }
}

function close(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
