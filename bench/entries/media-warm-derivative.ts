import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../http-process.ts';
import { load } from '../load.ts';
import { type Contender, costsOf, type Trial } from '../measure.ts';
import { keepPictures } from '../media-pictures.ts';
import { startNginx } from '../start-nginx.ts';
import { cpuOfTree } from '../tree-cpu.ts';

const CONNECTIONS = 16;
const OPERATIONS = 12_000;
const ROUNDS = 5;

export const entry: Trial = {
  about: `A thumbnail that was made before (WebP, 320 pixels wide), ${CONNECTIONS} requests at a time, beside nginx with one worker serving the same bytes from a file. Arquiba looks at the rights, at the row (the same instant a file is replaced or deleted, every process knows), and opens the file, as nginx does. The load comes from a third process, which takes a core of its own. Asked: ≥ 0.5 × nginx. ${ROUNDS} rounds of ${OPERATIONS.toLocaleString('en')}, medians.`,
  empty: true,
  async run(world) {
    const { account, environment } = await keepPictures(world, 1);
    const media = await startServer('media.ts', environment);
    const path = `/${account.id}/image/0.jpg?w=320&f=webp`;
    const bytes = Buffer.from(await (await fetch(media.origin + path)).arrayBuffer());
    const folder = join(world.dataFolder, 'nginx');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'warm.webp'), bytes);
    const nginx = await startNginx(folder);
    if (!nginx) {
      await media.stop();
      return { columns: ['', ''], rows: [['skipped', 'nginx is not installed here']] };
    }
    const processes = [media.child.pid ?? 0, world.databaseProcess];
    const contenders = [
      contender('nginx', `${nginx.origin}/warm.webp`, [nginx.pid], nginx.stop),
      contender('Arquiba', media.origin + path, processes, media.stop),
    ];
    const costs = await costsOf(contenders, { operations: OPERATIONS, rounds: ROUNDS });
    return {
      columns: ['', 'bytes', 'requests/s', 'CPU µs/request', '× nginx'],
      rows: costs.map(({ cpuMicros, wallMicros }, at) => [
        contenders[at]?.name ?? '',
        bytes.length.toLocaleString('en'),
        Math.round(1e6 / wallMicros).toLocaleString('en'),
        cpuMicros.toFixed(0),
        ((costs[0]?.wallMicros ?? 0) / wallMicros).toFixed(2),
      ]),
    };
  },
};

function contender(
  name: string,
  url: string,
  processes: number[],
  stop: () => Promise<void>,
): Contender {
  const cpu = async () =>
    (await Promise.all(processes.map(cpuOfTree))).reduce((sum, each) => sum + each, 0);
  return {
    ...{ name, stop },
    async round(amount) {
      const before = await cpu();
      const wallMicros = await load({ url, amount, connections: CONNECTIONS });
      return { cpuMicros: (await cpu()) - before, wallMicros };
    },
  };
}
