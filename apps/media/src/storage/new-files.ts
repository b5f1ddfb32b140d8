import { Worker } from 'node:worker_threads';
import type { NewFilesAnswer, NewFilesRequest } from './new-file-thread.ts';

interface Waiting {
  path: string;
  bytes: Buffer;
  resolve(): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: Worker;
  /** What it is at; empty while it has nothing to do. */
  files: readonly Waiting[];
}

// They wait for the disk, which syncs for several as fast as for one.
const THREADS = 4;
// A message costs as much as a file.
const FEWEST_AT_ONCE = 2;
const MOST_AT_ONCE = 16;

const threads = new Set<Thread>();
const waiting: Waiting[] = [];
let isGathering = false;

/**
 * Makes a file of bytes that are in memory, where there is none yet. It is on disk when this resolves,
 * and its name too; where it fails, there is none. Files that come together are given to other
 * threads together: a step by step way through Node's own costs more than the disk does.
 */
export function writeNewFile(path: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ path, bytes, resolve, reject });
    if (isGathering) return;
    isGathering = true;
    setImmediate(() => {
      isGathering = false;
      giveAway();
    });
  });
}

function giveAway(): void {
  const idle = [...threads].filter(({ files }) => files.length === 0);
  const wanted = Math.ceil(waiting.length / FEWEST_AT_ONCE);
  while (idle.length < wanted && threads.size < THREADS) idle.push(start());
  const even = Math.ceil(waiting.length / idle.length);
  const share = Math.min(MOST_AT_ONCE, Math.max(FEWEST_AT_ONCE, even));
  for (const thread of idle) {
    if (waiting.length === 0) return;
    give(thread, waiting.splice(0, share));
  }
}

function give(thread: Thread, files: readonly Waiting[]): void {
  thread.files = files;
  const memory = Buffer.allocUnsafeSlow(files.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let start = 0;
  const request: NewFilesRequest = {
    memory,
    files: files.map(({ path, bytes }) => {
      const file = { path, start, length: bytes.length };
      start += bytes.copy(memory, start);
      return file;
    }),
  };
  thread.worker.ref();
  thread.worker.postMessage(request, [memory.buffer]);
}

function start(): Thread {
  const worker = new Worker(new URL('./new-file-thread.ts', import.meta.url), {
    // Nothing of the server's environment, where its secrets are.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  const thread: Thread = { worker, files: [] };
  threads.add(thread);
  worker.on('message', (answer: NewFilesAnswer) => {
    const { files } = thread;
    thread.files = [];
    // Only work keeps the process alive.
    worker.unref();
    for (const [at, { resolve, reject }] of files.entries()) {
      const failure = answer[at];
      if (failure) reject(Object.assign(new Error(failure.message), failure));
      else resolve();
    }
    if (waiting.length > 0 && !isGathering) giveAway();
  });
  const lose = (error: unknown) => {
    threads.delete(thread);
    for (const { reject } of thread.files) reject(error);
    if (waiting.length > 0) giveAway();
  };
  worker.once('error', lose);
  worker.once('exit', () => lose(new Error('the writing thread has ended')));
  return thread;
}
