import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { DecoderAnswer, DecoderJobs, DecoderRequest } from './jobs.ts';

const PROGRAM = fileURLToPath(new URL('./decoder-process.ts', import.meta.url));
const TIME_LIMIT_MS = 20_000;
const MAX_WAITING = 256;

/** A few processes that decode pictures, one job each at a time. */
export interface Decoder {
  /** `patient` jobs wait however long the queue is; others are refused when it is long. */
  run<K extends keyof DecoderJobs>(
    kind: K,
    job: DecoderJobs[K]['job'],
    options?: { patient?: boolean },
  ): Promise<DecoderJobs[K]['result']>;
  stop(): void;
}

interface Task {
  request: DecoderRequest;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export function createDecoder(log: FastifyBaseLogger, timeLimitMs = TIME_LIMIT_MS): Decoder {
  const size = Math.min(4, availableParallelism());
  const idle: ChildProcess[] = [];
  const alive = new Set<ChildProcess>();
  const waiting: Task[] = [];
  let stopped = false;

  function next(): void {
    while (waiting.length > 0) {
      const child = idle.pop() ?? (alive.size < size ? start() : null);
      const task = child && waiting.shift();
      if (!task) return;
      work(child, task);
    }
  }

  function start(): ChildProcess {
    const child = fork(PROGRAM, {
      // Nothing of the server's environment, where its secrets are.
      env: { PATH: process.env.PATH ?? '' },
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    alive.add(child);
    child.stderr?.on('data', (text: Buffer) => log.warn({ decoder: child.pid }, String(text)));
    child.once('exit', () => {
      alive.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
      next();
    });
    log.debug({ decoder: child.pid }, 'decoder started');
    return child;
  }

  function work(child: ChildProcess, task: Task): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
    const finish = (answer: DecoderAnswer | null) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onExit);
      // Ended by `stop` the picture is not to blame; ended by itself, it is.
      if (!answer) task.reject(new MediaError(stopped ? 'busy' : 'not_an_image'));
      else if (answer.ok) task.resolve(answer.result);
      else {
        const { code, ...told } = answer.error;
        task.reject(new MediaError(code, { ...told, cause: new Error(answer.reason) }));
      }
    };
    const onMessage = (answer: DecoderAnswer) => {
      finish(answer);
      idle.push(child);
      next();
    };
    const onExit = () => {
      log.warn({ decoder: child.pid, job: task.request }, 'decoder ended during a job');
      finish(null);
    };
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.once('error', onExit);
    child.send(task.request);
  }

  return {
    run(kind, job, { patient = false } = {}) {
      if (stopped) return Promise.reject(new MediaError('busy'));
      if (!patient && waiting.length >= MAX_WAITING) return Promise.reject(new MediaError('busy'));
      return new Promise((resolve, reject) => {
        const request = { kind, job } as DecoderRequest;
        waiting.push({ request, resolve: resolve as Task['resolve'], reject });
        next();
      });
    },
    stop() {
      stopped = true;
      for (const task of waiting.splice(0)) task.reject(new MediaError('busy'));
      for (const child of alive) child.kill('SIGKILL');
    },
  };
}
