import pg from 'pg';
import { startServer } from '../http-process.ts';
import { cpuOfTree, memoryOf } from '../tree-cpu.ts';
import { openEmptyWorld } from '../world.ts';
import { fillVendure } from './fill-vendure.ts';
import { openVendureSession } from './vendure-graphql.ts';

const PORT = 39_173;

/**
 * Vendure on a separate PostgreSQL with the settings of ours, so that the maintenance of one database is not
 * counted for the other.
 */
export async function startVendure(products: number) {
  const world = await openEmptyWorld();
  const { databaseUrl } = world;
  const server = await startServer('vendure.ts', {
    DATABASE_URL: databaseUrl,
    VENDURE_PORT: String(PORT),
    NODE_ENV: 'production',
  });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await fillVendure(server.origin, pool, products);
  const pid = server.child.pid ?? 0;
  return {
    pool,
    visit: () => openVendureSession(server.origin, 'shop-api'),
    cpu: async () => (await cpuOfTree(pid)) + (await cpuOfTree(world.databaseProcess)),
    memory: () => memoryOf(pid),
    async stop() {
      await pool.end();
      await server.stop();
      await world.stop();
    },
  };
}
