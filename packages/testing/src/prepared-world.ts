import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hashFolders } from '../../../apps/server/src/running/hash-folders.ts';
import { type RunningProduct, startProduct } from './start-product.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const WORLDS = join(root, '.cache/worlds');
/** Everything that determines the content of the demonstration. */
const SOURCES = ['demo', 'apps/api', 'apps/media', 'apps/server', 'packages', 'package-lock.json'];

const run = promisify(execFile);

/** The whole product on a copy of the demonstration world, which is removed when it stops. */
export async function startFilledProduct(): Promise<RunningProduct> {
  const folder = await copyWorld();
  const product = await startProduct(folder);
  return {
    ...product,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Filled once for each state of the code that fills it, and for each day: its posts are of today and the days
 * before.
 */
async function copyWorld(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const name = `${day}-${(await hashFolders(root, SOURCES)).slice(0, 16)}`;
  const world = join(WORLDS, name);
  const isThere = await access(world).then(
    () => true,
    () => false,
  );
  if (!isThere) await fill(name);
  const copy = await mkdtemp(join(tmpdir(), 'arquiba-'));
  // The folder of PostgreSQL may belong to another user, and must keep its owner.
  await run('cp', ['-a', `${world}/.`, copy]);
  return copy;
}

async function fill(name: string): Promise<void> {
  await mkdir(WORLDS, { recursive: true });
  for (const old of await readdir(WORLDS)) {
    await rm(join(WORLDS, old), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-'));
  const product = await startProduct(folder);
  await jobsDone(product);
  await product.stop();
  await run('cp', ['-a', folder, join(WORLDS, `${name}.part`)]);
  await rename(join(WORLDS, `${name}.part`), join(WORLDS, name));
  await rm(folder, { recursive: true });
}

/** Videos still being encoded would be encoded from the start in every copy. */
async function jobsDone({ siteUrl }: RunningProduct): Promise<void> {
  const unfinished = /^arquiba_jobs\{.*state="(queued|active)"\} [1-9]/m;
  while (unfinished.test(await (await fetch(`${siteUrl}/metrics`)).text())) await setTimeout(500);
}
