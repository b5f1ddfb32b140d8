import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { commandLine, environment } from '../contained/contain.ts';
import { CODE, FONTS } from '../contained/own-root.ts';
import { openExchange } from './exchange.ts';
import type { DecoderAnswer, DecoderRequest } from './jobs.ts';

const PROGRAM = fileURLToPath(new URL('./decoder-process.ts', import.meta.url));
const OPTIONS = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'];
// Pages go before pictures.
const BEHIND_PAGES = 5;
const START_LIMIT_MS = 20_000;
const LOOK_EVERY_MS = 20;
// Holds between two looks. At rest a decoder has 376 MiB of memory that could be written to, and uses 91.
const MAX_DATA_KIB = 900 * 1024;

export interface JobLimits {
  timeMs: number;
  /** Above this the process is ended. */
  residentBytes: number;
}

/** A decoder process, contained. */
export interface DecoderChild {
  pid: number | undefined;
  /** What it answers, or why it ended before: by itself or after its time, or for its memory. */
  ask(request: DecoderRequest, limits: JobLimits): Promise<DecoderAnswer | 'ended' | 'outgrown'>;
  kill(): void;
  ended: Promise<void>;
}

export function startChild(folder: string, log: FastifyBaseLogger): DecoderChild {
  const exchange = openExchange(folder);
  const [command = '', ...args] = commandLine({
    program: process.execPath,
    args: [...OPTIONS, PROGRAM],
    reads: [...CODE, ...FONTS, exchange.incoming],
    writes: [exchange.outgoing],
    limits: { nice: BEHIND_PAGES, data: MAX_DATA_KIB },
  });
  const child = spawn(command, args, {
    cwd: '/',
    // What libvips does not hold in memory goes to a temporary file.
    env: { ...environment(), TMPDIR: exchange.outgoing },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const kill = () => void child.kill('SIGKILL');
  child.stderr?.on('data', (text: Buffer) => log.warn({ decoder: child.pid }, String(text)));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  }).finally(() => exchange.remove());
  const ready = firstMessage(START_LIMIT_MS);

  /** What it says next; null where it ends before, or takes too long and is ended. */
  async function firstMessage(limitMs: number): Promise<unknown> {
    const timer = setTimeout(kill, limitMs);
    const said = new Promise<unknown>((resolve) => child.once('message', resolve));
    return await Promise.race([said, ended.then(() => null)]).finally(() => clearTimeout(timer));
  }

  async function send(
    request: DecoderRequest,
    { timeMs, residentBytes }: JobLimits,
  ): Promise<DecoderAnswer | 'ended' | 'outgrown'> {
    let isOutgrown = false;
    const watch = setInterval(() => {
      if (residentMemory(child.pid) <= residentBytes) return;
      isOutgrown = true;
      kill();
    }, LOOK_EVERY_MS);
    const answer = firstMessage(timeMs).finally(() => clearInterval(watch));
    child.send(request, (error) => error && kill());
    return ((await answer) as DecoderAnswer | null) ?? (isOutgrown ? 'outgrown' : 'ended');
  }

  return {
    pid: child.pid,
    ended,
    kill,
    async ask({ kind, job }, limits) {
      // The time of a picture begins when the process has begun.
      if (!(await ready)) return 'ended';
      return await exchange.lend(job.file, async (file) => {
        if (kind === 'inspect') return await send({ kind, job: { ...job, file } }, limits);
        const output = join(exchange.outgoing, 'picture');
        const answer = await send({ kind, job: { ...job, file, output } }, limits);
        if (typeof answer === 'object' && answer.ok) await exchange.collect(output, job.output);
        return answer;
      });
    },
  };
}

/** In bytes; 0 where the system does not tell. */
function residentMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
