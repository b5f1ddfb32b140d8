import { readdir, readFile } from 'node:fs/promises';

const MICROS_PER_TICK = 10_000;

/**
 * CPU microseconds of a process and of all its descendants, including those that have ended and were waited
 * for. In steps of 10 ms, so measure many operations at once.
 */
export async function cpuOfTree(root: number): Promise<number> {
  const processes = await readProcesses();
  const wanted = new Set([root]);
  // Parents do not always have lower ids than their children.
  for (let before = 0; before !== wanted.size; ) {
    before = wanted.size;
    for (const { pid, parent } of processes) if (wanted.has(parent)) wanted.add(pid);
  }
  const ticks = processes
    .filter(({ pid }) => wanted.has(pid))
    .reduce((sum, process) => sum + process.ticks, 0);
  return ticks * MICROS_PER_TICK;
}

/** Bytes of memory that a process uses, without its descendants. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

async function readProcesses() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  return stats.filter(Boolean).map((stat) => {
    // The name in brackets may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), ticks };
  });
}
