import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '@arquiba/testing/start-product';
import { createTestDatabase } from '@arquiba/testing/test-database';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { setRestoreMark } from '../place/restore-mark.ts';
import { ProductProcess, runArquiba } from '../testing/product-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { buildWebIfStale } from './build-web.ts';

const WRAPPER = fileURLToPath(new URL('../../../../tools/node24.mjs', import.meta.url));
// The gateway starts after the site listens.
const PATIENCE = { timeout: 20_000 };
const FREE_PORTS = { PORT: '0', MEDIA_PORT: '0' };

// The first test file builds; the processes below then find the build fresh.
beforeAll(() => buildWebIfStale(AbortSignal.timeout(240_000)), 240_000);

describe('starting and stopping', { timeout: 120_000 }, () => {
  it('serves both origins, takes commands meanwhile, refuses a second start, and drains', async () => {
    const DATA_DIR = await temporaryFolder();
    const product = await started({ DATA_DIR });
    const { site, media, gateway } = product;
    for (const url of [`${site}/healthz`, `${site}/readyz`, `${media}/healthz`, `${site}/`]) {
      expect((await fetch(url)).status, url).toBe(200);
    }
    expect(await (await fetch(`${site}/api/openapi.json`)).json()).toHaveProperty('paths');
    const policy = (await fetch(site)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(gateway.replace('127.0.0.1', 'localhost'));
    await expect
      .poll(async () => (await fetch(`${gateway}/healthz`).catch(() => null))?.status, PATIENCE)
      .toBe(200);

    const second = await runArquiba(['start'], { DATA_DIR, ...FREE_PORTS });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/^A Arquiba já está rodando .*processo \d+\)\.\n$/);
    const migrated = await runArquiba(['migrate'], { DATA_DIR });
    expect(migrated).toEqual({ code: 0, output: 'O banco já está em dia.\n' });
    const restored = await runArquiba(['restore', 'x.tar.gz'], { DATA_DIR });
    expect(restored.output).toContain('pare-a e tente de novo');
    expect((await fetch(`${site}/readyz`)).status).toBe(200);
    expect(await openToOthers(DATA_DIR)).toEqual([]);

    // A running request is finished, and no new one is accepted.
    const { socket, answer } = await beginRequest(new URL(site));
    const ended = product.process.kill('SIGTERM');
    await product.process.shows('"msg":"ending"');
    while (await fetch(`${site}/healthz`).catch(() => null));
    socket.write('{}');
    expect(await answer).toMatch(/HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 400 /);
    expect((await ended).code).toBe(0);
    expect(await findEmbeddedPostgres(DATA_DIR)).toBeNull();
    await expect(fetch(`${gateway}/healthz`)).rejects.toThrow();
  });

  it('has everything acknowledged after kill -9, and ends in order when its parent is killed', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = await started({ DATA_DIR });
    await query(DATA_DIR, `INSERT INTO media.account (id, name) VALUES ('1234567', 'kept')`);
    await first.process.kill('SIGKILL');
    const second = await started({ DATA_DIR }, [WRAPPER]);
    expect((await fetch(`${second.site}/readyz`)).status).toBe(200);
    const kept = await query(DATA_DIR, "SELECT name FROM media.account WHERE id = '1234567'");
    expect(kept).toEqual([{ name: 'kept' }]);
    const { output } = await second.process.kill('SIGKILL');
    expect(output).toContain('disconnect');
    expect(await findEmbeddedPostgres(DATA_DIR)).toBeNull();
  });

  it('ends the fill when it is ended, and throws the half world away before it serves', async () => {
    const DATA_DIR = await temporaryFolder();
    await killFilling(DATA_DIR, 'SIGTERM');
    expect(await findEmbeddedPostgres(DATA_DIR)).toBeNull();
    // It fills again only if nothing is left of the first fill.
    await killFilling(DATA_DIR, 'SIGKILL');
    // After a kill the database still runs, and shows its connections.
    const others =
      'SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
    await expect.poll(() => query(DATA_DIR, others), PATIENCE).toEqual([]);
    expect(await query(DATA_DIR, 'SELECT alone FROM server.demo_fill')).toEqual([{ alone: true }]);
    await query(
      DATA_DIR,
      `INSERT INTO product (id, slug, title, line, description, sex, shape, material, lens_width,
        lens_height, bridge, temple, front, price_cents, weight_grams, created_at)
      VALUES (1, 'half', 'Half', 'Half', '', 'unissex', 'redondo', 'metal', 1, 1, 1, 1, 1, 1, 1, now())`,
    );
    const last = await started({ DATA_DIR });
    for (const table of ['account', 'product', 'server.demo_fill']) {
      expect(await query(DATA_DIR, `SELECT FROM ${table}`), table).toEqual([]);
    }
    expect((await last.process.kill('SIGINT')).code).toBe(0);
  });

  it('goes through backup and restore with the command line alone', async () => {
    const source = { DATA_DIR: await temporaryFolder(), DATABASE_URL: await testDatabase() };
    const file = join(source.DATA_DIR, 'copy.tar.gz');
    const saved = await runArquiba(['backup', file], source);
    expect(saved.output).toContain(`Backup em ${file}`);
    const again = await runArquiba(['backup', file], source);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('já existe') });
    const target = await temporaryFolder();
    const restored = await runArquiba(['restore', file], { DATA_DIR: target });
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restaurado') });
    expect(await findEmbeddedPostgres(target)).toBeNull();
  });
});

describe('what cannot start', { timeout: 60_000 }, () => {
  it('names a port in use, and leaves no database behind', async () => {
    const DATA_DIR = await temporaryFolder();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => {
      other.close();
    });
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runArquiba(['start'], {
      DATA_DIR,
      PORT: String(port),
      MEDIA_PORT: '0',
    });
    expect(code).toBe(1);
    expect(output).toBe(
      `A porta ${port} já está em uso: pare o outro programa ou escolha outra com PORT.\n`,
    );
    expect(await findEmbeddedPostgres(DATA_DIR)).toBeNull();
  });

  it('says in one sentence that the database does not answer', async () => {
    const DATABASE_URL = 'postgres://x:segredo@127.0.0.1:1/x';
    const DATA_DIR = await temporaryFolder();
    expect(await runArquiba(['start'], { DATA_DIR, DATABASE_URL, ...FREE_PORTS })).toEqual({
      code: 1,
      output: 'DATABASE_URL não pode ser usada: nada responde em 127.0.0.1:1.\n',
    });
  });

  it('says in one sentence that Redis does not answer', async () => {
    const place = { DATA_DIR: await temporaryFolder(), DATABASE_URL: await testDatabase() };
    const redis = { REDIS_URL: 'redis://127.0.0.1:1', LOG_LEVEL: 'error' };
    expect(await runArquiba(['start'], { ...place, ...redis, ...FREE_PORTS })).toEqual({
      code: 1,
      output: expect.stringMatching(/^O Redis de REDIS_URL não respondeu: .*\n$/),
    });
  });

  it('does not begin on what a killed restore left', async () => {
    const DATA_DIR = await temporaryFolder();
    await setRestoreMark(DATA_DIR);
    const { code, output } = await runArquiba(['start'], { DATA_DIR, ...FREE_PORTS });
    expect(code).toBe(1);
    expect(output).toContain('não terminou');
  });
});

async function started(environment: Record<string, string>, before: string[] = []) {
  const [port, mediaPort, gatewayPort] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: `${port}`, MEDIA_PORT: `${mediaPort}`, GATEWAY_PORT: `${gatewayPort}` };
  const product = new ProductProcess(['start'], { ...ports, ...environment }, before);
  onTestFinished(async () => {
    await product.kill('SIGTERM');
  });
  await product.shows('Arquiba em http://localhost:');
  const local = (port: number) => `http://127.0.0.1:${port}`;
  return {
    process: product,
    site: local(port),
    media: local(mediaPort),
    gateway: local(gatewayPort),
  };
}

/** Starts on an empty place, and is ended by this signal while the demonstration is being filled. */
async function killFilling(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const environment = { DATA_DIR: dataDir, DEMO: '1', ...FREE_PORTS };
  const product = new ProductProcess(['start'], environment);
  onTestFinished(async () => {
    await product.kill('SIGTERM');
  });
  await product.shows('Abrindo contas');
  const { output } = await product.kill(signal);
  expect(output).not.toMatch(/error/i);
}

/** A request whose head the server has read: the server waits for the two bytes of its body. */
async function beginRequest({ hostname, port }: URL) {
  const socket = connect(Number(port), hostname);
  const answer = text(socket);
  const head = `POST /api/accounts HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`;
  const type = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n';
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n${head}${type}`);
  await once(socket, 'readable');
  return { socket, answer };
}

/** Already created and migrated, unlike the embedded one. */
async function testDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  return url;
}

async function query(dataDir: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client((await findEmbeddedPostgres(dataDir)) ?? '');
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What other users of the machine could read in a folder. */
async function openToOthers(folder: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    // The database comes and goes with files of its own, in a folder that is closed.
    if (name.startsWith('postgres/')) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    // What a socket allows is decided by its folder.
    if (found && !found.isSocket() && (found.mode & 0o077) !== 0) open.push(name);
  }
  return open;
}
