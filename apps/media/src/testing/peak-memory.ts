import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 5;

/** The most that any decoder or ffmpeg of this process had in memory while `work` ran, in MB. */
export async function peakDuring<T>(work: Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, ...children().map(peakOf));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  try {
    const result = await work;
    look();
    return { result, peak };
  } finally {
    clearInterval(timer);
  }
}

function children(): number[] {
  return readdirSync('/proc/self/task').flatMap((thread) =>
    read(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function peakOf(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1000;
}

/** Nothing of a process or thread that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
