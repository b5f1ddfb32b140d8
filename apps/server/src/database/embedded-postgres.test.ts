import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

describe('the embedded PostgreSQL', () => {
  it('is made on first start, keeps its data, and speaks UTF-8 on a private socket only', async () => {
    const dataDir = await temporaryFolder();
    const first = await start(dataDir);
    await query(first.url, "CREATE TABLE kept AS SELECT 'maçã' AS word");
    const settings = await query(
      first.url,
      `SELECT current_setting('listen_addresses') AS tcp, datlocprovider AS provider,
              datlocale AS locale, pg_encoding_to_char(encoding) AS encoding,
              (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(settings).toEqual([
      { tcp: '', provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8', superuser: false },
    ]);
    const { mode } = await stat(join(dataDir, 'run'));
    expect(mode & 0o777).toBe(0o700);
    await first.stop();
    expect(await findEmbeddedPostgres(dataDir)).toBeNull();

    const second = await start(dataDir);
    expect(await query(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'maçã' }]);
    await second.stop();
  });

  it('takes over what a killed process left running, with all that was acknowledged', async () => {
    const dataDir = await temporaryFolder();
    const child = await startInChild(dataDir);
    const { url } = child;
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS n');
    const pid = await postmasterPid(dataDir);
    child.process.kill('SIGKILL');
    await once(child.process, 'exit');
    const server = await start(dataDir);
    expect(await postmasterPid(dataDir)).toBe(pid);
    expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
    await server.stop();
  });

  it('recovers when the database itself was killed too', async () => {
    const dataDir = await temporaryFolder();
    const child = await startInChild(dataDir, true);
    await query(child.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    const pid = await postmasterPid(dataDir);
    child.process.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await once(child.process, 'exit');
    const server = await start(dataDir, true);
    expect(await postmasterPid(dataDir)).not.toBe(pid);
    expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
    await server.stop();
  });

  it('leaves a stranger alone who got the old process number', async () => {
    const dataDir = await temporaryFolder();
    const first = await start(dataDir);
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const content = await readFile(pidFile, 'utf8');
    await first.stop();
    const stranger = spawn('sleep', ['60']);
    onTestFinished(() => {
      stranger.kill();
    });
    await writeFile(pidFile, content.replace(/^\d+/, String(stranger.pid)));
    const second = await start(dataDir);
    expect(await query(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(stranger.exitCode).toBeNull();
    await second.stop();
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();
  });

  it('finds a shorter place for its socket below a long path', async () => {
    const dataDir = join(await temporaryFolder(), 'x'.repeat(100));
    await mkdir(dataDir);
    const server = await start(dataDir);
    expect(server.url).not.toContain('x'.repeat(100));
    expect(await findEmbeddedPostgres(dataDir)).toBe(server.url);
    expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await server.stop();
  });

  it('works on a copy below a folder that only its owner may enter', async () => {
    const original = await temporaryFolder();
    const first = await start(original);
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    await first.stop();
    const closed = await temporaryFolder();
    await chmod(closed, 0o700);
    const copy = join(closed, 'copy');
    await cp(original, copy, { recursive: true });
    const second = await start(copy);
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
    await second.stop();
  });

  it('syncs what it acknowledges, unless it is told to be hasty', async () => {
    const dataDir = await temporaryFolder();
    const sql = 'SHOW fsync';
    const hasty = await start(dataDir);
    expect(await query(hasty.url, sql)).toEqual([{ fsync: 'off' }]);
    const pid = await postmasterPid(dataDir);
    const durable = await start(dataDir, true);
    expect(await postmasterPid(dataDir)).not.toBe(pid);
    expect(await query(durable.url, sql)).toEqual([{ fsync: 'on' }]);
    await durable.stop();
  });

  it('is started again where it died under us', async () => {
    const dataDir = await temporaryFolder();
    const server = await start(dataDir);
    const pid = await postmasterPid(dataDir);
    process.kill(pid, 'SIGKILL');
    while (await findEmbeddedPostgres(dataDir));
    await server.revive();
    expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await server.stop();
  });
});

/** As long as the database itself keeps running, nothing is lost without fsync either. */
async function start(dataDir: string, durable = false): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable });
  onTestFinished(() => server.stop());
  return server;
}

async function startInChild(
  dataDir: string,
  durable = false,
): Promise<{ process: ChildProcess; url: string }> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const dataDir = ${JSON.stringify(dataDir)};
    const server = await startEmbeddedPostgres({ dataDir, durable: ${durable} });
    console.log(server.url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  return { process: child, url: String(url).trim() };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(dataDir: string): Promise<number> {
  const content = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(content.split('\n')[0]);
}
