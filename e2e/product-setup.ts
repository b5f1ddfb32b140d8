import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    mediaUrl: string;
  }
}

const READY = /^Arquiba em /;

/** Starts the whole product as a newcomer does, on a data folder of its own. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'arquiba-e2e-'));
  const [port, mediaPort] = [await freePort(), await freePort()];
  const product = spawn(process.execPath, ['apps/server/src/main.ts', 'start'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: `${port}`,
      MEDIA_PORT: `${mediaPort}`,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(product);
  project.provide('siteUrl', `http://localhost:${port}`);
  project.provide('mediaUrl', `http://localhost:${mediaPort}`);
  return async () => {
    const stopped = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await stopped;
    await rm(dataDir, { recursive: true, force: true });
  };
}

function ready(product: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!product.stdout) throw new Error('the product has no output');
    product.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
    createInterface(product.stdout).on('line', (line) => {
      if (READY.test(line)) resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
