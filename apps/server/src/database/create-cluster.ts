import { spawn } from 'node:child_process';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Refusal } from '../refusal.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresFolders } from './postgres-folders.ts';
import { giveFolder, invokeAs } from './run-as.ts';

const MAJOR = '18';

/** Creates the files of a new PostgreSQL, all or nothing; an existing one is only checked. */
export async function createCluster(
  { data, runAs }: PostgresFolders,
  { initdb }: PostgresBinaries,
  durable: boolean,
): Promise<void> {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null) {
    if (version.trim() === MAJOR) return giveFolder(data, runAs);
    throw new Refusal(
      `A pasta ${data} é de um PostgreSQL ${version.trim()} e esta Arquiba traz o ${MAJOR}: faça um backup com a versão anterior e restaure-o numa pasta nova.`,
    );
  }
  const fresh = `${data}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await giveFolder(fresh, runAs);
  const args = ['-D', fresh, '--username=postgres', '--auth=trust', '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const invocation = invokeAs(
    runAs,
    initdb,
    [...args, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])],
    { execute: initdb, write: fresh },
  );
  const child = spawn(invocation.file, invocation.args, {
    ...invocation.options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaint = child.stderr ? text(child.stderr) : Promise.resolve('');
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed).once('close', done);
  });
  if (code !== 0) {
    throw new Refusal(`O PostgreSQL embutido não pôde ser criado: ${lastLine(await complaint)}`);
  }
  await rename(fresh, data).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`A pasta ${data} já existe e não é de um PostgreSQL.`, { cause: error });
  });
  await persistEntry(data);
}

/** The new directory entry must survive a power cut too. */
async function persistEntry(path: string): Promise<void> {
  const parent = await open(dirname(path));
  await parent.sync().finally(() => parent.close());
}

function lastLine(output: string): string {
  const line = output.split('\n').findLast((candidate) => /error|fatal|could not/i.test(candidate));
  return line?.trim() ?? 'o initdb terminou sem dizer por quê.';
}
