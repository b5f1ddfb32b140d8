import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WriterAnswer, WriterRequest } from './writer-thread.ts';

/** Another thread that writes one file, and hashes what it writes where that is wanted. */
export interface Writer {
  /** The memory of the pieces is given away. One after the other, in their order. */
  write(pieces: Buffer[], position: number): Promise<void>;
  /** Gives the SHA-256 of all that was written, in hexadecimal, or null. */
  end(): Promise<string | null>;
  close(): void;
}

interface Thread {
  worker: Worker;
  files: number;
  waiting: Map<number, PromiseWithResolvers<string>>;
}

const MOST_THREADS = Math.min(4, availableParallelism());
const threads = new Set<Thread>();
let count = 0;

/** The file must stay open until all that was asked for is answered. */
export function openWriter(fd: number, hashed: boolean): Writer {
  const thread = leastBusy();
  count += 1;
  const id = count;
  thread.files += 1;

  function ask(request: WriterRequest, memory: ArrayBuffer[] = []): Promise<string> {
    const answer = Promise.withResolvers<string>();
    thread.waiting.set(id, answer);
    thread.worker.ref();
    thread.worker.postMessage(request, memory);
    return answer.promise;
  }

  return {
    async write(pieces, position) {
      const memory = pieces.map((piece) => piece.buffer as ArrayBuffer);
      await ask({ id, fd, pieces, position, hashed }, memory);
    },
    end: async () => (hashed ? await ask({ id, end: true }) : null),
    close() {
      thread.files -= 1;
      if (hashed) thread.worker.postMessage({ id, end: true } satisfies WriterRequest);
    },
  };
}

function leastBusy(): Thread {
  const [least] = [...threads].sort((one, other) => one.files - other.files);
  return least && (least.files === 0 || threads.size === MOST_THREADS) ? least : start();
}

function start(): Thread {
  const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), {
    // Nothing of the server's environment, where its secrets are.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
  });
  const thread: Thread = { worker, files: 0, waiting: new Map() };
  threads.add(thread);
  worker.on('message', ({ id, sha256, failure }: WriterAnswer) => {
    const asked = thread.waiting.get(id);
    thread.waiting.delete(id);
    // Only work keeps the process alive.
    if (thread.waiting.size === 0) worker.unref();
    if (failure) asked?.reject(Object.assign(new Error(failure.message), failure));
    else asked?.resolve(sha256 ?? '');
  });
  const lose = (error: unknown) => {
    threads.delete(thread);
    for (const { reject } of thread.waiting.values()) reject(error);
  };
  worker.once('error', lose);
  worker.once('exit', () => lose(new Error('the writing thread has ended')));
  return thread;
}
