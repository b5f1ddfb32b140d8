import { randomBytes } from 'node:crypto';
import { truncate } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { startServer } from '../http-process.ts';
import { type Contender, costsOf, type Trial } from '../measure.ts';
import { openMediaAccount } from '../media-account.ts';
import { cpuOfTree } from '../tree-cpu.ts';
import { fourAtATime, send, uploadInParts } from '../upload-in-parts.ts';
import type { World } from '../world.ts';

const MIB = 1024 ** 2;
const SIZE = 512 * MIB;
const PART = 5 * MIB;
const ROUNDS = 5;
const bytes = randomBytes(PART);

export const entry: Trial = {
  about: `A file of 512 MiB in parts of 5 MiB, four at a time, as the published clients send it (Arquiba: address, bytes and completion of each part; rows in PostgreSQL, whose CPU is counted too). The floor is a Node server that writes each part at its offset and fdatasyncs it. Asked: ≥ 0.9 × the floor. ${ROUNDS} rounds, medians.`,
  empty: true,
  async run(world) {
    const contenders = [await bare(world), await arquiba(world)];
    const costs = await costsOf(contenders, { operations: 1, rounds: ROUNDS });
    return {
      columns: ['', 'MiB/s', 'CPU ms', '× floor'],
      rows: costs.map(({ cpuMicros, wallMicros }, at) => [
        contenders[at]?.name ?? '',
        Math.round((SIZE / MIB / wallMicros) * 1e6).toLocaleString('en'),
        Math.round(cpuMicros / 1000).toLocaleString('en'),
        ((costs[0]?.wallMicros ?? 0) / wallMicros).toFixed(2),
      ]),
    };
  },
};

async function bare({ dataFolder, databaseUrl }: World): Promise<Contender> {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder };
  const { child, origin, stop } = await startServer('bare-offsets.ts', environment);
  return {
    name: 'Node, at offsets',
    stop,
    async round() {
      // A new file each time: overwriting a file would reuse its blocks.
      await truncate(join(dataFolder, 'bare-offsets'));
      const agent = new Agent({ keepAlive: true, maxSockets: 4 });
      const cost = await timed([child.pid ?? 0], () =>
        fourAtATime(Math.ceil(SIZE / PART), async (index) => {
          const offset = index * PART;
          const part = bytes.subarray(0, Math.min(PART, SIZE - offset));
          const headers = { 'content-length': part.length, 'x-offset': offset };
          await send(agent, 'PUT', origin, headers, part);
        }),
      );
      agent.destroy();
      return cost;
    },
  };
}

async function arquiba(world: World): Promise<Contender> {
  const account = await openMediaAccount(world, 'large');
  const environment = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataFolder };
  const { child, origin, stop } = await startServer('media.ts', environment);
  return {
    name: 'Arquiba',
    stop,
    async round() {
      let remove = async () => {};
      const cost = await timed([child.pid ?? 0, world.databaseProcess], async () => {
        ({ remove } = await uploadInParts({ origin, account }, '/large', SIZE, bytes));
      });
      await remove();
      return cost;
    },
  };
}

async function timed(processes: number[], work: () => Promise<unknown>) {
  const cpu = async () =>
    (await Promise.all(processes.map(cpuOfTree))).reduce((sum, each) => sum + each, 0);
  const before = await cpu();
  const begun = performance.now();
  await work();
  const wallMicros = (performance.now() - begun) * 1000;
  return { cpuMicros: (await cpu()) - before, wallMicros };
}
