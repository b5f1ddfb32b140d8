import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../checks/source-files.ts';

const READY = /^Arquiba em /;

export interface RunningProduct {
  siteUrl: string;
  mediaUrl: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts the whole product as a newcomer does, on free ports; a folder of its own is removed after. */
export async function startProduct(
  environment: Record<string, string> = {},
  dataDir?: string,
): Promise<RunningProduct> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'arquiba-')));
  const [port, mediaPort] = [await freePort(), await freePort()];
  const product = spawn(process.execPath, ['apps/server/src/main.ts', 'start'], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      PORT: `${port}`,
      MEDIA_PORT: `${mediaPort}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(product);
  return {
    siteUrl: `http://localhost:${port}`,
    mediaUrl: `http://localhost:${mediaPort}`,
    dataDir: folder,
    async stop() {
      const ended = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGTERM');
      await ended;
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

function ready(product: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    product.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
    if (!product.stdout) return;
    createInterface(product.stdout).on('line', (line) => {
      if (READY.test(line)) resolve();
    });
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
