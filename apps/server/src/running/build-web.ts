import { spawn } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type FolderLock, lockFolder } from '../place/folder-lock.ts';
import { Refusal } from '../refusal.ts';
import { hashFolders } from './hash-folders.ts';
import { showProgress } from './progress.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const WEB = join(ROOT, 'apps', 'web');
// Beside the build, so that it is deleted with it.
const STAMP = join(WEB, 'build', 'inputs.sha256');

/** Builds the site's pages if any of their sources has changed since. */
export async function buildWebIfStale(signal: AbortSignal): Promise<void> {
  const inputs = await hashFolders(ROOT, ['apps/web', 'packages', 'package-lock.json']);
  if (await isFresh(inputs)) return;
  const lock = await waitForOtherBuilds(signal);
  try {
    if (!(await isFresh(inputs))) await build(inputs, signal);
  } finally {
    await lock.release();
  }
}

async function isFresh(inputs: string): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === inputs;
}

/** Two processes with different data folders share one build. */
async function waitForOtherBuilds(signal: AbortSignal): Promise<FolderLock> {
  for (;;) {
    const outcome = await lockFolder(WEB, 'build');
    if ('lock' in outcome) return outcome.lock;
    await sleep(200, undefined, { signal });
  }
}

async function build(inputs: string, signal: AbortSignal): Promise<void> {
  const router = await findRouter();
  const progress = showProgress('Construindo o site');
  const started = Date.now();
  const ticking = setInterval(() => {
    progress.update(`Páginas: ${Math.round((Date.now() - started) / 1000)} s`);
  }, 1000);
  // Pages are no secret: another user may serve what this one has built.
  const umask = process.umask(0o022);
  const child = spawn(process.execPath, [router, 'build'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  process.umask(umask);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    const code = await new Promise<number | null>((done, failed) => {
      child.once('error', failed).once('close', done);
    });
    if (code !== 0) {
      console.error((await output).join('').trim());
      throw new Refusal('A construção do site falhou; o motivo está acima.');
    }
  } finally {
    clearInterval(ticking);
  }
  await writeFile(STAMP, inputs);
  await chmod(STAMP, 0o644);
  progress.done();
}

async function findRouter(): Promise<string> {
  try {
    const manifest = createRequire(join(WEB, 'package.json')).resolve(
      '@react-router/dev/package.json',
    );
    const { bin } = JSON.parse(await readFile(manifest, 'utf8'));
    return join(dirname(manifest), bin['react-router']);
  } catch (error) {
    throw new Refusal(
      'O site precisa ser construído e faltam as ferramentas para isso: rode "npm ci" sem "--omit=dev".',
      { cause: error },
    );
  }
}
