import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@arquiba/testing/start-product';
import { cpuOfTree } from './tree-cpu.ts';

const POLL_MS = 500;
const MAIN = 'apps/server/src/main.ts';

export type StartedCheckout = Awaited<ReturnType<typeof startCheckout>>;

/** The whole product of a checkout, empty, with an account of its media service. */
export async function startCheckout(checkout: string) {
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-bench-'));
  const [port, mediaPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    ...{ DEMO: '0', LOG_LEVEL: 'error', DATA_DIR: folder },
    ...{ PORT: String(port), MEDIA_PORT: String(mediaPort) },
  };
  const product = spawn(process.execPath, [MAIN, 'start'], { cwd: checkout, env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${mediaPort}`;
  while (!(await isThere(`${origin}/healthz`))) {
    if (product.exitCode !== null) throw new Error(`${checkout} does not start`);
    await wait(POLL_MS);
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [MAIN, 'media-keys', 'create', '--name', 'bench'],
    { cwd: checkout, env },
  );
  const { accountId, secretKey } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  let files = 0;
  const made = new Map<string, Promise<string>>();
  return {
    /** With its PostgreSQL, which the product starts. */
    cpu: () => cpuOfTree(product.pid ?? 0),
    /** Stores a new file and returns its path. */
    async upload(ending: string, content: Buffer): Promise<string> {
      files += 1;
      const path = `/${files}.${ending}`;
      const answer = await fetch(
        `${origin}/v2/accounts/${accountId}/uploads/binary?filePath=${path}`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${secretKey}`, 'content-type': TYPES[ending] ?? '' },
          body: new Uint8Array(content),
        },
      );
      if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      return path;
    },
    get: (kind: string, path: string, query: string) =>
      fetch(`${origin}/${accountId}/${kind}${path}?${query}`),
    /** What is made once and then used by all operations. */
    once(name: string, make: () => Promise<string>): Promise<string> {
      const found = made.get(name) ?? make();
      made.set(name, found);
      return found;
    },
    async stop() {
      product.kill('SIGTERM');
      await once(product, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const TYPES: Record<string, string> = {
  ...{ jpg: 'image/jpeg', mp4: 'video/mp4', dat: 'application/octet-stream' },
};

async function isThere(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
