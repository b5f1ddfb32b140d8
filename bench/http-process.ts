import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { load } from './load.ts';
import type { Contender } from './measure.ts';

/** Messages of a measured server process to its parent; see `answerUsage`. */
type Message = { ready: string } | { cpuMicros: number } | { heapBytes: number };

const CONNECTIONS = 8;

/** A contender that is an HTTP server in a separate process, under load from this one. */
export async function httpProcess(
  name: string,
  script: string,
  path: string,
  environment: Record<string, string>,
): Promise<Contender> {
  const { child, origin, stop } = await startServer(script, environment);
  const url = origin + path;
  return {
    name,
    async round(amount) {
      const before = await usage(child);
      const wallMicros = await load({ url, amount, connections: CONNECTIONS });
      return { cpuMicros: (await usage(child)) - before, wallMicros };
    },
    stop,
  };
}

const OWN_CHECKOUT = fileURLToPath(new URL('..', import.meta.url));

/** One of `processes/` of a checkout, once it listens. */
export async function startServer(
  script: string,
  environment: Record<string, string>,
  checkout = OWN_CHECKOUT,
) {
  const child = fork(join(checkout, 'bench/processes', script), {
    env: { ...process.env, ...environment },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.on('message', (message: Message) => 'ready' in message && resolve(message.ready));
  });
  return {
    child,
    origin,
    async stop() {
      child.removeAllListeners('exit');
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** In the measured process: reports its address, and answers how much CPU it has used. */
export function answerUsage(url: string, stop: () => Promise<void>): void {
  process.on('message', (asked) => {
    if (asked === 'heap') {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      process.send?.({ heapBytes: heapUsed + external } satisfies Message);
      return;
    }
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicros: user + system } satisfies Message);
  });
  process.once('disconnect', () => stop().finally(() => process.exit(0)));
  process.send?.({ ready: url } satisfies Message);
}

/** What a server of `processes/` holds after a full garbage collection: memory that is only kept for later does not count. */
export async function heapOf(child: ChildProcess): Promise<number> {
  child.send('heap');
  const [message] = (await once(child, 'message')) as [{ heapBytes: number }];
  return message.heapBytes;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What the first one finalizes, the second one frees.
  collect();
  collect();
}

async function usage(child: ChildProcess): Promise<number> {
  child.send('usage');
  const [message] = (await once(child, 'message')) as [{ cpuMicros: number }];
  return message.cpuMicros;
}
