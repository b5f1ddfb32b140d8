import { signIn } from '@arquiba/contract/sessions';
import { signIns } from '../../demo/src/content/sign-ins.ts';
import { startServer } from '../http-process.ts';
import type { Trial } from '../measure.ts';

const AT_ONCE = 20;
const READS = 2000;
const PATH = '/api/session';

export const entry: Trial = {
  about: `What ${AT_ONCE} sign-ins at once cost everybody else: \`GET ${PATH}\`, one after the other, ${READS} times idle (the floor) and ${READS} times while never fewer than one of the ${AT_ONCE} is under way. Allowed are 50 ms more at p99.`,
  async run({ databaseUrl, dataFolder }) {
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder };
    const server = await startServer('product.ts', environment);
    const read = () => timed(async () => (await fetch(server.origin + PATH)).text());
    for (let time = 0; time < 200; time += 1) await read();
    const idle: number[] = [];
    while (idle.length < READS) idle.push(await read());
    const busy: number[] = [];
    const signIns: number[] = [];
    while (busy.length < READS) {
      let pending = AT_ONCE;
      const burst = Array.from({ length: AT_ONCE }, async () => {
        signIns.push(await timed(() => signInAt(server.origin)));
        pending -= 1;
      });
      while (pending > 0 && busy.length < READS) busy.push(await read());
      await Promise.all(burst);
    }
    await server.stop();
    const row = (name: string, times: number[]) => [
      name,
      ...[50, 99, 100].map((rank) => percentile(times, rank).toFixed(1)),
    ];
    return {
      columns: ['', 'p50 ms', 'p99 ms', 'longest ms'],
      rows: [
        row('idle', idle),
        row(`during ${AT_ONCE} sign-ins`, busy),
        row('a sign-in among them', signIns),
      ],
    };
  },
};

async function signInAt(origin: string): Promise<void> {
  const { email, password } = signIns.fan;
  const response = await fetch(origin + signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ email, password }),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`sign-in: ${response.status}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function percentile(values: number[], rank: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * rank) / 100))] ?? 0;
}
