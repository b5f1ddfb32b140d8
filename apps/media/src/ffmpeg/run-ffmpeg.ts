import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { commandLine, environment } from '../contained/contain.ts';

export interface FfmpegLimits {
  /** Of the whole run. */
  timeMs: number;
  threads: number;
  /** A run that says nothing for so long is frozen. Only for runs that tell their progress. */
  stallMs?: number;
  signal?: AbortSignal;
  /** Added to the priority number of this process. Default: behind all others. */
  nice?: number;
}

/** What it sees of the files of this machine. */
export interface FfmpegFiles {
  reads: string[];
  /** They have to be there. */
  writes: string[];
}

export interface FfmpegEnd {
  /** Null where a signal ended it. */
  code: number | null;
  endedBy: NodeJS.Signals | null;
  /** It had its time, and was ended by us. */
  isOverdue: boolean;
  /** The disk has no room for what it writes. */
  isFull: boolean;
  /** What it said, up to a length. */
  log: string;
}

export interface FfmpegRun {
  pid: number | undefined;
  /** What it reads from `pipe:0`. */
  input: Writable;
  /** What it writes to `pipe:1`. */
  output: Readable;
  ended: Promise<FfmpegEnd>;
}

const MAX_MEMORY_KIB = 3 * 1024 * 1024;
const MAX_LOG = 64 * 1024;
const BEHIND_ALL = 12;
/** At the end of a line: what a file says about itself stands before it. */
const NO_ROOM = /: No space left on device$/m;

/**
 * Starts ffmpeg on what strangers sent: apart, behind everything else, and with an end to its memory
 * and its time. `-progress pipe:3` among its words makes it tell how far it is, in seconds.
 */
export function runFfmpeg(
  ffmpeg: string,
  words: readonly string[],
  files: FfmpegFiles,
  { timeMs, threads, stallMs, signal, nice = BEHIND_ALL }: FfmpegLimits,
  onProgress: (seconds: number) => void = () => {},
): FfmpegRun {
  const cpuSeconds = Math.ceil((timeMs / 1000) * (threads + 1));
  const [command = '', ...rest] = commandLine({
    program: ffmpeg,
    args: ['-nostdin', '-hide_banner', ...words],
    ...files,
    limits: { addressSpace: MAX_MEMORY_KIB, cpuSeconds, nice },
  });
  const child = spawn(command, rest, {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: { ...environment(), MALLOC_ARENA_MAX: '2' },
  }) as ChildProcessByStdio<Writable, Readable, Readable>;

  // A program that ended reads no more; its end says why.
  child.stdin.on('error', () => {});

  const kill = () => child.kill('SIGKILL');
  let isOverdue = false;
  const timer = setTimeout(() => {
    isOverdue = true;
    kill();
  }, timeMs);
  const stalled = stallMs === undefined ? null : setTimeout(kill, stallMs);
  signal?.addEventListener('abort', kill, { once: true });
  if (signal?.aborted) kill();

  let log = '';
  child.stderr.on('data', (text: Buffer) => {
    if (log.length < MAX_LOG) log += text.toString('utf8');
  });
  createInterface(child.stdio[3] as Readable).on('line', (line) => {
    stalled?.refresh();
    const [, hours, minutes, seconds] = /^out_time=(\d+):(\d\d):([\d.]+)$/.exec(line) ?? [];
    if (hours) onProgress(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  });

  const ended = new Promise<FfmpegEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      resolve({ code, endedBy, isOverdue, isFull: code !== 0 && NO_ROOM.test(log), log });
    });
  }).finally(() => {
    clearTimeout(timer);
    if (stalled) clearTimeout(stalled);
    signal?.removeEventListener('abort', kill);
  });
  return { pid: child.pid, input: child.stdin, output: child.stdout, ended };
}
