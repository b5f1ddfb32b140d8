import { availableParallelism } from 'node:os';
import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import { type Claim, chooseNext } from './choose-next.ts';
import { type DecoderChild, type JobLimits, startChild } from './decoder-child.ts';
import { createFailures } from './failures.ts';
import type { DecoderAnswer, DecoderJobs, DecoderRequest } from './jobs.ts';
import { DRAWING } from './sniff-type.ts';

const MIB = 1024 ** 2;
const LIMITS: JobLimits = { timeMs: 20_000, residentBytes: 285 * MIB };
/** A drawing of a few bytes can take any time, and a sound one hardly any. */
const DRAWING_MS = 3000;
/** Decoded whole: 24 million pixels, as phones make them by default, take 300 MiB, and 48 million 470. */
const HEIC_BYTES = 500 * MIB;
const MAX_WAITING = 256;
const MAX_WAITING_IN_LANE = 128;

/** A few processes that decode pictures, one job each at a time. */
export interface Decoder {
  run<K extends keyof DecoderJobs>(
    kind: K,
    job: DecoderJobs[K]['job'],
    options?: Partial<JobOptions>,
  ): Promise<DecoderJobs[K]['result']>;
  stop(): void;
}

export interface JobOptions {
  /** Whose picture it is. */
  lane: string;
  mime: string;
  /** Waits however long the queue is; other jobs are refused when it is long. */
  patient: boolean;
  /** Names the content, whose failures are remembered. */
  content: string | null;
}

interface Task extends JobOptions, Claim {
  request: DecoderRequest;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** `folder` is where the processes get their pictures; on the file system of these, it costs no copies. */
export function createDecoder(
  log: FastifyBaseLogger,
  folder: string,
  limits: JobLimits = LIMITS,
): Decoder {
  const places = Math.min(4, availableParallelism());
  const idle: DecoderChild[] = [];
  const alive = new Set<DecoderChild>();
  const waiting: Task[] = [];
  const running: Task[] = [];
  /** Lanes that were served while others waited; the one served last is last. */
  const served = new Set<string>();
  const choose = () => chooseNext(waiting, running, served, places);
  const failures = createFailures();
  let stopped = false;

  function next(): void {
    if (waiting.length === 0) served.clear();
    for (let at = choose(); at >= 0; at = choose()) {
      const [task] = waiting.splice(at, 1) as [Task];
      served.delete(task.lane);
      served.add(task.lane);
      work(idle.pop() ?? start(), task);
    }
  }

  function start(): DecoderChild {
    const child = startChild(folder, log);
    alive.add(child);
    child.ended.then(() => {
      alive.delete(child);
      remove(idle, child);
    });
    log.debug({ decoder: child.pid }, 'decoder started');
    return child;
  }

  async function work(child: DecoderChild, task: Task): Promise<void> {
    running.push(task);
    const started = performance.now();
    const { content, request } = task;
    try {
      // It may have failed while this one waited.
      failures.check(content, pixelsOf(request));
      const answer = await child.ask(request, limitsOf(task, limits));
      if (typeof answer === 'string') {
        // Ended by `stop` the picture is not to blame; ended by itself, it is.
        if (stopped) throw new MediaError('busy');
        log.warn({ decoder: child.pid, job: request, answer }, 'decoder ended during a job');
        const pixels = answer === 'outgrown' ? pixelsOf(request) : 0;
        failures.note(content, { pixels, tookMs: null });
        throw new MediaError(answer === 'outgrown' ? 'image_too_large' : 'not_an_image');
      }
      if (!answer.ok) failures.note(content, { pixels: 0, tookMs: performance.now() - started });
      task.resolve(resultOf(answer));
    } catch (error) {
      task.reject(error);
    } finally {
      remove(running, task);
      if (alive.has(child)) idle.push(child);
      next();
    }
  }

  return {
    run(kind, job, options = {}) {
      const chosen = { patient: false, lane: '', mime: '', content: null, ...options };
      const { patient, lane, mime, content } = chosen;
      const inLane = () => waiting.filter((task) => task.lane === lane).length;
      const isFull = waiting.length >= MAX_WAITING || inLane() >= MAX_WAITING_IN_LANE;
      if (stopped || (!patient && isFull)) return Promise.reject(new MediaError('busy'));
      return new Promise((resolve, reject) => {
        const request = { kind, job } as DecoderRequest;
        failures.check(content, pixelsOf(request));
        const isDrawing = mime === DRAWING;
        waiting.push({
          ...chosen,
          request,
          isDrawing,
          resolve: resolve as Task['resolve'],
          reject,
        });
        next();
      });
    },
    stop() {
      stopped = true;
      for (const task of waiting.splice(0)) task.reject(new MediaError('busy'));
      for (const child of alive) child.kill();
    },
  };
}

function limitsOf({ mime, isDrawing }: Task, limits: JobLimits): JobLimits {
  if (isDrawing) return { ...limits, timeMs: Math.min(DRAWING_MS, limits.timeMs) };
  return mime === 'image/heic' ? { ...limits, residentBytes: HEIC_BYTES } : limits;
}

/** Of the picture that is to be made. */
function pixelsOf({ kind, job }: DecoderRequest): number {
  return kind === 'render' ? job.width * job.height : 0;
}

function resultOf(answer: DecoderAnswer): unknown {
  if (answer.ok) return answer.result;
  const { code, ...told } = answer.error;
  throw new MediaError(code, { ...told, cause: new Error(answer.reason) });
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}
