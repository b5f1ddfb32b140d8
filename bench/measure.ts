import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { World } from './world.ts';

/** One side of a comparison: can repeat an operation. */
export interface Contender {
  name: string;
  /** Runs `count` operations and returns their cost. */
  round(count: number): Promise<Cost>;
  stop(): Promise<void>;
}

export interface Cost {
  /** CPU microseconds of the process that does the work; steadier than wall time on shared cores. */
  cpuMicros: number;
  wallMicros: number;
}

interface Described {
  /** What the figures mean, in one sentence. */
  about: string;
  /** Set if the empty database of the product is enough, without the demonstration world. */
  empty?: true;
}

export interface Entry extends Described {
  operations: number;
  rounds: number;
  /** The first is the baseline (floor); the others are compared with it. */
  contenders(world: World): Promise<Contender[]>;
}

/** A measurement that makes its own comparison and returns it as a table. */
export interface Trial extends Described {
  run(world: World): Promise<{ columns: string[]; rows: string[][] }>;
}

export interface Row {
  contender: string;
  cpuMicros: number;
  wallMicros: number;
  /** Multiple of the baseline's CPU, or of its wall time where CPU says nothing. */
  ratio: number;
}

export async function measure(entry: Entry, world: World): Promise<Row[]> {
  const contenders = await entry.contenders(world);
  const costs = await costsOf(contenders, entry);
  const [floor = { cpuMicros: 0, wallMicros: 0 }] = costs;
  return costs.map((cost, index) => ({
    contender: contenders[index]?.name ?? '',
    ...cost,
    ratio:
      floor.cpuMicros > 0 ? cost.cpuMicros / floor.cpuMicros : cost.wallMicros / floor.wallMicros,
  }));
}

/**
 * The cost of an operation for each side, as a median. The sides alternate, round by round, so that a noisy
 * moment affects each of them; then they are stopped.
 */
export async function costsOf(
  contenders: readonly Contender[],
  { operations, rounds }: Pick<Entry, 'operations' | 'rounds'>,
): Promise<Cost[]> {
  try {
    for (const contender of contenders) await contender.round(Math.ceil(operations / 4));
    const costs = contenders.map((): Cost[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, contender] of contenders.entries()) {
        costs[index]?.push(await contender.round(operations));
      }
    }
    return costs.map((each) => ({
      cpuMicros: median(each.map((cost) => cost.cpuMicros)) / operations,
      wallMicros: median(each.map((cost) => cost.wallMicros)) / operations,
    }));
  } finally {
    for (const contender of contenders) await contender.stop();
  }
}

/** A contender whose operation runs in this process. */
export function inProcess(
  name: string,
  operation: () => Promise<unknown> | unknown,
  stop: () => Promise<void> = async () => {},
): Contender {
  return {
    name,
    stop,
    async round(count) {
      const begun = performance.now();
      const before = process.cpuUsage();
      for (let done = 0; done < count; done++) await operation();
      const { user, system } = process.cpuUsage(before);
      return { cpuMicros: user + system, wallMicros: (performance.now() - begun) * 1000 };
    },
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

// The load of other processes, before ours begins: they use the same cores.
const loadBefore = loadavg()[0]?.toFixed(1);
const timesBefore = processorTimes();

export function describeMachine(): string {
  const [first] = cpus();
  const model = first?.model.trim() ?? 'CPU';
  const { node } = process.versions;
  return `${cpus().length} × ${model}, load ${loadBefore} before it, ${takenByHost()} of the time taken by its host, Node ${node}`;
}

/** The steal time of a virtual machine: with more than a little of it, figures are too high. */
function takenByHost(): string {
  const now = processorTimes();
  const share = (now.taken - timesBefore.taken) / (now.all - timesBefore.all || 1);
  return `${(100 * share).toFixed(1)} %`;
}

/** Since the machine was started, in its own ticks; nothing where the system is not Linux. */
function processorTimes(): { all: number; taken: number } {
  if (!existsSync('/proc/stat')) return { all: 0, taken: 0 };
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user, nice, system, idle, iowait, irq, softirq, steal; guests are counted in the first two.
  const times = line.trim().split(/\s+/).slice(1, 9).map(Number);
  return { all: times.reduce((sum, time) => sum + time, 0), taken: times[7] ?? 0 };
}
