import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '../../../apps/server/src/database/embedded-postgres.ts';
import { ProductProcess } from '../../../apps/server/src/testing/product-process.ts';

export interface RunningProduct {
  siteUrl: string;
  mediaUrl: string;
  databaseUrl: string;
  /** Where it writes its mails, a file each. */
  mailFolder: string;
  /** Where a test may start a push service. */
  pushOrigin: string;
  /** The process that started all others, PostgreSQL too. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts the whole product as a newcomer does, on free ports. */
export async function startProduct(folder: string): Promise<RunningProduct> {
  const [port, mediaPort, pushPort] = [await freePort(), await freePort(), await freePort()];
  const pushOrigin = `http://127.0.0.1:${pushPort}`;
  const product = new ProductProcess(['start'], {
    DEMO: '1',
    LOG_LEVEL: 'warn',
    // Each visit sends its own address, as behind a proxy: limits count by address.
    TRUST_PROXY: 'loopback',
    DATA_DIR: folder,
    PORT: `${port}`,
    MEDIA_PORT: `${mediaPort}`,
    PUSH_ORIGIN: pushOrigin,
  });
  await product.shows('Arquiba em ');
  const databaseUrl = await findEmbeddedPostgres(folder);
  if (!databaseUrl) throw new Error('The product has no database');
  return {
    siteUrl: `http://localhost:${port}`,
    mediaUrl: `http://localhost:${mediaPort}`,
    databaseUrl,
    mailFolder: join(folder, 'mail'),
    pushOrigin,
    pid: product.pid,
    stop: async () => void (await product.kill('SIGTERM')),
  };
}

/**
 * A port that stays free until it is used: the system gives those from 32768 on to every outgoing
 * connection and to whoever listens on port 0.
 */
export async function freePort(): Promise<number> {
  const server = createServer();
  try {
    server.listen(randomInt(16_384, 32_700), '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch {
    return await freePort();
  } finally {
    server.close();
  }
}
