import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@arquiba/testing/start-product';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../tools/browser/browser.ts';
import { bundlePage } from '../../tools/bundle-page.ts';
import { startServer } from '../http-process.ts';
import { type Contender, costsOf, type Trial } from '../measure.ts';
import { openMediaAccount } from '../media-account.ts';
import { startBrowser } from '../start-browser.ts';
import { cpuOfTree } from '../tree-cpu.ts';
import type { World } from '../world.ts';

const LOADS = [
  { name: '200 × 200 kB', count: 200, size: 200_000, rounds: 3 },
  { name: '1 × 500 MB', count: 1, size: 500_000_000, rounds: 3 },
];
const CLIENTS: [client: string, name: string][] = [
  ['sdk', 'Arquiba SDK'],
  ['widget', 'Arquiba widget, its list shown'],
  ['uppy', 'Uppy without its dashboard, aws-s3 in parts'],
  ['tus', 'tus-js-client, @tus/server'],
];

export const entry: Trial = {
  about: `Uploads in Chromium. The SDK, the widget and Uppy send to the same media service (5 MiB parts, everything synced, rows in PostgreSQL); Uppy's signing calls are answered in the page by our begin, part and complete calls. tus-js-client sends to @tus/server with its file store, which syncs nothing, in one request a file after its creation. Six files at a time; the SDK sends four parts of a file at a time, Uppy and tus one after the other. CPU of the browser, the server and the database. ${LOADS.map(({ name, rounds }) => `${name}: ${rounds} rounds`).join('; ')}; medians.`,
  empty: true,
  async run(world) {
    const columns = ['', ...LOADS.flatMap(({ name }) => [`${name}, s`, 'CPU s', '× SDK'])];
    const found = await findBrowser().catch(() => null);
    if (!found) return { columns, rows: [['no browser here: not measured']] };
    const browser = await startBrowser(found);
    const servers = await startServers(world);
    const site = await servePage();
    const connection = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`);
    try {
      const page = await connection.newPage();
      await page.goto(site.url);
      const rows = CLIENTS.map(([, name]) => [name]);
      for (const { count, size, rounds } of LOADS) {
        await page.evaluate(`bench.prepare(${count}, ${size})`);
        const contenders = CLIENTS.map(([client, name]) =>
          uploads(page, client, name, client === 'tus' ? servers.tus : servers.media, [
            browser.pid,
            world.databaseProcess,
          ]),
        );
        const costs = await costsOf(contenders, { operations: 1, rounds });
        for (const [at, { wallMicros, cpuMicros }] of costs.entries()) {
          const ratio = wallMicros / (costs[0]?.wallMicros ?? 1);
          rows[at]?.push(...[wallMicros / 1e6, cpuMicros / 1e6, ratio].map((n) => n.toFixed(2)));
        }
      }
      return { columns, rows };
    } finally {
      await connection.close();
      site.close();
      await browser.stop();
      await servers.stop();
    }
  },
};

interface Server {
  url: string;
  /** Of the media service. */
  apiKey: string;
  pid: number;
}

async function startServers(world: World) {
  const account = await openMediaAccount(world, 'widget');
  const environment = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataFolder };
  const media = await startServer('media.ts', { ...environment, PORT: `${await freePort()}` });
  const tus = await startServer('tus.ts', environment);
  return {
    media: { url: media.origin, apiKey: account.key, pid: media.child.pid ?? 0 },
    tus: { url: tus.origin, apiKey: '', pid: tus.child.pid ?? 0 },
    async stop() {
      await media.stop();
      await tus.stop();
    },
  };
}

function uploads(
  page: Page,
  client: string,
  name: string,
  server: Server,
  besides: number[],
): Contender {
  const cpu = async () => {
    const trees = await Promise.all([server.pid, ...besides].map(cpuOfTree));
    return trees.reduce((sum, each) => sum + each, 0);
  };
  return {
    name,
    stop: async () => {},
    async round() {
      const before = await cpu();
      const begun = performance.now();
      await page.evaluate(`bench.upload('${client}', ${JSON.stringify(server)})`);
      const wallMicros = (performance.now() - begun) * 1000;
      const cpuMicros = (await cpu()) - before;
      return { cpuMicros, wallMicros };
    },
  };
}

async function servePage() {
  const [script] = await bundlePage('bench/pages/uploads.ts', { alone: true });
  const html = '<!doctype html><title>Envios</title><body><script src="/page.js"></script>';
  const server = createServer((request, reply) => {
    const isScript = request.url === '/page.js';
    reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    reply.end(isScript ? script?.content : html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
