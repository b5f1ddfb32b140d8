import type { Request } from 'autocannon';
import { startServer } from './http-process.ts';
import { load } from './load.ts';
import type { Contender } from './measure.ts';
import { cpuOfTree } from './tree-cpu.ts';

interface Asked {
  connections: number;
  /** One operation: these requests, one after the other on one connection. */
  requests: Request[];
  /** Processes that work for the server without being below it, such as its database. */
  besides?: number[];
}

/** A contender that is an HTTP server in a separate process and gets the same few requests repeatedly. */
export async function requestProcess(
  name: string,
  script: string,
  environment: Record<string, string>,
  { connections, requests, besides = [] }: Asked,
): Promise<Contender> {
  const { child, origin, stop } = await startServer(script, environment);
  const cpu = async () => {
    const trees = await Promise.all([child.pid ?? 0, ...besides].map(cpuOfTree));
    return trees.reduce((sum, each) => sum + each, 0);
  };
  return {
    name,
    async round(count) {
      const before = await cpu();
      const amount = count * requests.length;
      const wallMicros = await load({ url: origin, amount, connections, requests });
      return { cpuMicros: (await cpu()) - before, wallMicros };
    },
    stop,
  };
}
