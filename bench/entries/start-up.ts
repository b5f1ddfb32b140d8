import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '@arquiba/testing/start-product';
import { type Contender, type Entry, inProcess } from '../measure.ts';

export const entry: Entry = {
  about:
    'From the start of the process to the first answer, and down again, on a filled data folder: beside a process that starts the same PostgreSQL and a bare Fastify.',
  operations: 1,
  rounds: 5,
  async contenders() {
    const folder = await mkdtemp(join(tmpdir(), 'arquiba-start-'));
    // The first start fills the folder; later ones find it as it is.
    await (await startProduct(folder)).stop();
    const bare = await mkdtemp(join(tmpdir(), 'arquiba-start-'));
    await cp(folder, bare, { recursive: true, preserveTimestamps: true });
    return [
      timed('PostgreSQL + bare Fastify', () => startBare(bare), bare),
      timed('Arquiba', async () => await (await startProduct(folder)).stop(), folder),
    ];
  },
};

/** A start mostly waits for other processes, so only wall time is measured. */
function timed(name: string, operation: () => Promise<void>, folder: string): Contender {
  const contender = inProcess(name, operation, () => rm(folder, { recursive: true, force: true }));
  return {
    ...contender,
    round: async (count) => ({ ...(await contender.round(count)), cpuMicros: 0 }),
  };
}

async function startBare(dataDir: string): Promise<void> {
  const script = fileURLToPath(new URL('../processes/bare-start.ts', import.meta.url));
  const child = fork(script, { env: { ...process.env, DATA_DIR: dataDir } });
  await once(child, 'message');
  child.disconnect();
  await once(child, 'exit');
}
