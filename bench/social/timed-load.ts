import { startServer } from '../http-process.ts';
import { cpuOfTree, memoryOf } from '../tree-cpu.ts';
import type { World } from '../world.ts';

export interface Asked {
  path: string;
  method?: string;
  cookie?: string;
  body?: object;
}

export interface Spent {
  /** Of the server and its database together. */
  cpuMs: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** A server under load from this process, with concurrent requests; all must succeed. */
export async function startMeasured(
  world: World,
  script: string,
  environment: Record<string, string> = {},
  checkout?: string,
) {
  const { databaseUrl: DATABASE_URL, dataFolder: DATA_DIR } = world;
  const server = await startServer(script, { DATABASE_URL, DATA_DIR, ...environment }, checkout);
  const cpu = async () =>
    (await cpuOfTree(server.child.pid ?? 0)) + (await cpuOfTree(world.databaseProcess));
  return {
    origin: server.origin,
    ask: (asked: Asked) => ask(server.origin, asked),
    stop: server.stop,
    cpu,
    memory: () => memoryOf(server.child.pid ?? 0),
    async measure(count: number, atOnce: number, next: (index: number) => Asked): Promise<Spent> {
      const times: number[] = [];
      let begun = 0;
      const before = await cpu();
      const start = performance.now();
      const worker = async () => {
        while (begun < count) {
          const asked = next(begun++);
          const at = performance.now();
          await ask(server.origin, asked);
          times.push(performance.now() - at);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      const seconds = (performance.now() - start) / 1000;
      const cpuMs = ((await cpu()) - before) / 1000 / count;
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
      return { cpuMs, perSecond: count / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
    },
  };
}

async function ask(origin: string, { path, method = 'GET', cookie, body }: Asked): Promise<string> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      origin: 'http://localhost:3000',
      // None of the peers compresses what it answers.
      'accept-encoding': 'identity',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text;
}
