import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProductProcess } from '../../apps/server/src/testing/product-process.ts';

export interface RunningProduct {
  siteUrl: string;
  mediaUrl: string;
  /** Where it writes its mails, a file each. */
  mailFolder: string;
  stop(): Promise<void>;
}

/** Starts the whole product as a newcomer does, on free ports; a folder of its own is removed after. */
export async function startProduct(dataDir?: string): Promise<RunningProduct> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'arquiba-')));
  const [port, mediaPort] = [await freePort(), await freePort()];
  const product = new ProductProcess(['start'], {
    DEMO: '1',
    LOG_LEVEL: 'warn',
    // Each visit of a journey says where it comes from, as behind a proxy: limits count by address.
    TRUST_PROXY: 'loopback',
    DATA_DIR: folder,
    PORT: `${port}`,
    MEDIA_PORT: `${mediaPort}`,
  });
  await product.shows('Arquiba em ');
  return {
    siteUrl: `http://localhost:${port}`,
    mediaUrl: `http://localhost:${mediaPort}`,
    mailFolder: join(folder, 'mail'),
    async stop() {
      await product.kill('SIGTERM');
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
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
