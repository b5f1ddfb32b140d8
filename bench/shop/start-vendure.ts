import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from '../http-process.ts';
import { cpuOfTree, memoryOf } from '../tree-cpu.ts';
import { openEmptyWorld } from '../world.ts';
import { fillVendure } from './fill-vendure.ts';
import { openVendureSession } from './vendure-graphql.ts';

const VERSION = '3.7.3';
const PORT = 39_173;

/**
 * Vendure, fetched from npm into the temporary folder, on a PostgreSQL of its own with the settings of ours:
 * what is tidied up after one shop is not counted against the other.
 */
export async function startVendure(products: number) {
  const folder = await install();
  const world = await openEmptyWorld();
  const { databaseUrl } = world;
  const server = await startServer('vendure.ts', {
    ...{ DATABASE_URL: databaseUrl, VENDURE_FOLDER: folder, VENDURE_PORT: String(PORT) },
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

async function install(): Promise<string> {
  const folder = join(tmpdir(), `arquiba-bench-vendure-${VERSION}`);
  if (existsSync(join(folder, 'node_modules/@vendure/core'))) return folder;
  await mkdir(folder, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { '@vendure/core': VERSION, pg: '8' },
    // The newest of these ask for a version that was never published.
    overrides: { '@graphql-tools/stitch': '10.1.16', '@graphql-tools/batch-execute': '10.2.0' },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return folder;
}
