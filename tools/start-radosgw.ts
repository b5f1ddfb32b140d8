// A real S3 server for tests: Debian's Ceph on loopback, in a temporary folder, its data in memory.
//
//   node tools/node24.mjs tools/start-radosgw.ts                 prints TEST_S3_* and serves until Ctrl-C
//   node tools/node24.mjs tools/start-radosgw.ts -- <command …>  runs a command with TEST_S3_*, then stops
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@arquiba/testing/start-product';

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw', 'monmaptool', 'radosgw-admin', 'ceph'];
const PACKAGES = 'radosgw ceph-mon ceph-osd ceph-common';
const START_PATIENCE_MS = 120_000;
const STOP_PATIENCE_MS = 10_000;
const ATTEMPTS = 10;

const execute = promisify(execFile);
const daemons: ChildProcess[] = [];
const folder = await mkdtemp(join(tmpdir(), 'arquiba-radosgw-'));
const conf = ['--conf', join(folder, 'ceph.conf')];
let exitCode = 1;

try {
  await requirePrograms();
  const environment = await start();
  exitCode = await serve(environment);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await stop();
}
process.exit(exitCode);

async function requirePrograms(): Promise<void> {
  const missing: string[] = [];
  for (const program of PROGRAMS) {
    await execute(program, ['--version']).catch((error) => {
      if (error.code === 'ENOENT') missing.push(program);
    });
  }
  if (missing.length === 0) return;
  throw new Error(
    `${missing.join(', ')} missing. On Debian 12:\n  apt-get install --no-install-recommends ${PACKAGES}`,
  );
}

async function start(): Promise<Record<string, string>> {
  const [monPort, port] = [await freePort(), await freePort()];
  const fsid = randomUUID();
  await writeFile(join(folder, 'ceph.conf'), configuration(fsid, monPort));
  for (const name of ['mon', 'osd']) await mkdir(join(folder, name));
  const monmap = join(folder, 'monmap');
  const monitor = ['--addv', 'a', `[v1:127.0.0.1:${monPort}]`];
  await run('monmaptool', ['--create', ...monitor, '--fsid', fsid, monmap]);
  await run('ceph-mon', [...conf, '--mkfs', '-i', 'a', '--monmap', monmap]);
  launch('ceph-mon', ['-i', 'a']);
  const osd = randomUUID();
  await run('ceph', [...conf, '--connect-timeout', '60', 'osd', 'new', osd]);
  await run('ceph-osd', [...conf, '--mkfs', '-i', '0', '--osd-uuid', osd]);
  await launchOsd();
  launch('radosgw', [
    '--name',
    'client.rgw',
    '--rgw-frontends',
    `beast endpoint=127.0.0.1:${port}`,
  ]);
  const key = randomBytes(10).toString('hex').toUpperCase();
  const secret = randomBytes(20).toString('hex');
  const keys = ['--access-key', key, '--secret-key', secret];
  await run('radosgw-admin', [
    ...conf,
    'user',
    'create',
    '--uid',
    't',
    '--display-name',
    't',
    ...keys,
  ]);
  const endpoint = `http://127.0.0.1:${port}`;
  await waitFor(endpoint);
  return {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_ACCESS_KEY_ID: key,
    TEST_S3_SECRET_ACCESS_KEY: secret,
  };
}

/** One of each, no authentication between them, everything below the folder or in memory. */
function configuration(fsid: string, monPort: number): string {
  const settings = {
    fsid,
    'mon host': `[v1:127.0.0.1:${monPort}]`,
    'public addr': '127.0.0.1',
    'auth cluster required': 'none',
    'auth service required': 'none',
    'auth client required': 'none',
    'run dir': folder,
    'log file': join(folder, '$name.log'),
    'admin socket': join(folder, '$name.asok'),
    'mon data': join(folder, 'mon'),
    'mon allow pool size one': true,
    // The data is in memory, but the monitor looks at the disk of its own folder.
    'mon data avail crit': 0,
    'mon data avail warn': 0,
    'osd data': join(folder, 'osd'),
    'osd objectstore': 'memstore',
    'memstore device bytes': 8 * 1024 ** 3,
    'osd crush chooseleaf type': 0,
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'osd pool default pg num': 1,
    'osd pool default pgp num': 1,
    'osd pool default pg autoscale mode': 'off',
    'rgw dynamic resharding': false,
    'rgw thread pool size': 64,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return ['[global]', ...lines, ''].join('\n');
}

function launch(program: string, args: string[]): ChildProcess {
  const child = spawn(program, [...conf, '-f', ...args], { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  daemons.push(child);
  return child;
}

/** Until the monitor knows its cluster it refuses commands; a refused OSD ends. */
async function run(program: string, args: string[]): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const limits = { timeout: START_PATIENCE_MS, killSignal: 'SIGKILL' } as const;
      return (await execute(program, args, limits)).stdout;
    } catch (error) {
      if (attempt === ATTEMPTS || !/EPERM|not permitted/.test(String(error))) throw error;
    }
  }
}

async function launchOsd(): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const osd = launch('ceph-osd', ['-i', '0']);
    while (osd.exitCode === null) {
      const state = await run('ceph', [...conf, 'osd', 'stat', '--format', 'json']);
      if (JSON.parse(state).num_up_osds === 1) return;
    }
    daemons.splice(daemons.indexOf(osd), 1);
  }
  throw new Error('ceph-osd did not begin to serve.');
}

async function waitFor(endpoint: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline) {
    if (await fetch(endpoint).catch(() => null)) return;
    if (daemons.some((child) => child.exitCode !== null)) break;
    await sleep(200);
  }
  const log = await readFile(join(folder, 'client.rgw.log'), 'utf8').catch(() => '');
  throw new Error(`radosgw did not begin to serve.\n${log.split('\n').slice(-15).join('\n')}`);
}

async function serve(environment: Record<string, string>): Promise<number> {
  const [separator, command, ...args] = process.argv.slice(2);
  // The parent ends us by a signal, or by ending itself.
  const asked = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'].map((end) => once(process, end));
  if (separator !== '--' || !command) {
    for (const [name, value] of Object.entries(environment)) console.log(`export ${name}=${value}`);
    await Promise.race(asked);
    return 0;
  }
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [code] = (await Promise.race([once(child, 'exit'), ...asked])) as [unknown];
  if (child.exitCode === null) child.kill('SIGTERM');
  return typeof code === 'number' ? code : 1;
}

async function stop(): Promise<void> {
  for (const child of daemons.reverse()) {
    if (child.exitCode !== null || child.pid === undefined) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(STOP_PATIENCE_MS)]);
    child.kill('SIGKILL');
  }
  await rm(folder, { recursive: true, force: true });
}
