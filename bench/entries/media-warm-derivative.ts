import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../http-process.ts';
import { lightLoad } from '../light-load.ts';
import { load } from '../load.ts';
import { type Contender, costsOf, type Trial } from '../measure.ts';
import { keepPictures } from '../media-pictures.ts';
import { startNginx } from '../start-nginx.ts';
import { cpuOfTree } from '../tree-cpu.ts';

const CONNECTIONS = 16;
const OPERATIONS = 12_000;
const ROUNDS = 5;
// Headers of each single answer, and of the connection.
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive']);

type Ask = (url: string, options: { amount: number; connections: number }) => Promise<number>;

const clients: [name: string, ask: Ask][] = [
  ['light', lightLoad],
  ['autocannon', (url, options) => load({ url, ...options })],
];

export const entry: Trial = {
  about: `A thumbnail that was made before (WebP, 320 pixels wide), ${CONNECTIONS} requests at a time, beside nginx with one worker serving the same bytes from a file, and beside Node's own server that has them in memory: all with the same headers. Arquiba looks at the rights and at whether the content is there, in every process, and counts and names the request. The load comes from a third process with a core of its own, once from a client that only counts bytes, once from autocannon, which takes a whole core for what nginx does with a seventh, so that it measures itself. Asked: ≥ 0.5 × nginx. ${ROUNDS} rounds of ${OPERATIONS.toLocaleString('en')}, medians.`,
  empty: true,
  async run(world) {
    const { account, environment } = await keepPictures(world, 1);
    const media = await startServer('media.ts', environment);
    const path = `/${account.id}/image/0.jpg?w=320&f=webp`;
    const answer = await fetch(media.origin + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name));
    const folder = join(world.dataFolder, 'nginx');
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'warm.webp');
    await writeFile(file, bytes);
    const nginx = await startNginx(folder, headers);
    const bare = await startServer('bare-bytes.ts', {
      ...{ BYTES: file, HEADERS: JSON.stringify(headers.flat()) },
    });
    const of = [media.child.pid ?? 0, world.databaseProcess];
    const sides = (ask: Ask) => [
      ...(nginx ? [contender('nginx', `${nginx.origin}/warm.webp`, [nginx.pid], ask)] : []),
      contender('Node, from memory', bare.origin, [bare.child.pid ?? 0], ask),
      contender('Arquiba', media.origin + path, of, ask),
    ];
    const rows: string[][] = [];
    for (const [client, ask] of clients) {
      const contenders = sides(ask);
      const costs = await costsOf(contenders, { operations: OPERATIONS, rounds: ROUNDS });
      const [floor, node] = nginx ? costs : [undefined, ...costs];
      for (const [at, { cpuMicros, wallMicros }] of costs.entries()) {
        const times = [floor, node].map((other) => other && other.wallMicros / wallMicros);
        rows.push([
          `${contenders[at]?.name}, asked by ${client}`,
          Math.round(1e6 / wallMicros).toLocaleString('en'),
          cpuMicros.toFixed(0),
          ...times.map((each) => each?.toFixed(2) ?? 'not installed'),
        ]);
      }
    }
    await Promise.all([nginx?.stop(), bare.stop(), media.stop()]);
    return { columns: ['', 'requests/s', 'CPU µs/request', '× nginx', '× Node'], rows };
  },
};

function contender(name: string, url: string, processes: number[], ask: Ask): Contender {
  const cpu = async () =>
    (await Promise.all(processes.map(cpuOfTree))).reduce((sum, each) => sum + each, 0);
  return {
    name,
    stop: async () => {},
    async round(amount) {
      const before = await cpu();
      const wallMicros = await ask(url, { amount, connections: CONNECTIONS });
      return { cpuMicros: (await cpu()) - before, wallMicros };
    },
  };
}
