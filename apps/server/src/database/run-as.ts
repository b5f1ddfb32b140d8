import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chmod, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

/** The user and group of the database's processes; null means our own. */
export type RunAs = { uid: number; gid: number } | null;

export interface Invocation {
  file: string;
  args: string[];
  options: SpawnOptions;
}

const CAPABILITIES = '+dac_override,+dac_read_search';

/** PostgreSQL refuses to run as root: there the owner of its folder runs it, or else `nobody`. */
export async function chooseRunAs(folder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(folder).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  throw new Refusal(
    'O PostgreSQL embutido não roda como root e aqui não há o usuário nobody: rode a Arquiba com outro usuário ou use DATABASE_URL.',
  );
}

/**
 * How to start a program as that user. If it has no access to `mustExecute` and `mustWrite` (a project below
 * /root, for example), it keeps the two capabilities that grant it, and no other rights of root.
 */
export function invokeAs(
  runAs: RunAs,
  file: string,
  args: string[],
  mustReach: { execute: string; write: string },
): Invocation {
  const options: SpawnOptions = { cwd: '/', env: environment(), ...runAs };
  if (!runAs || canReach(runAs, mustReach)) return { file, args, options };
  if (spawnSync('setpriv', ['--version'], { env: environment() }).error) {
    throw new Refusal(
      `O usuário do banco não alcança ${mustReach.write}: mude a Arquiba ou DATA_DIR para uma pasta aberta a todos, ou instale o setpriv (util-linux).`,
    );
  }
  const identity = [`--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, '--clear-groups'];
  const powers = [`--inh-caps=${CAPABILITIES}`, `--ambient-caps=${CAPABILITIES}`];
  // PostgreSQL calls access(2) for its own files, which ignores the capabilities without this bit.
  powers.push('--securebits=+no_setuid_fixup');
  return {
    file: 'setpriv',
    args: [...identity, ...powers, '--', file, ...args],
    options: { cwd: '/', env: environment() },
  };
}

/** Gives a folder to that user, with its content if root had copied it there. */
export async function giveFolder(folder: string, runAs: RunAs): Promise<void> {
  if (runAs && (await stat(folder)).uid !== runAs.uid) {
    const content = await readdir(folder, { recursive: true });
    for (const entry of content) await lchown(join(folder, entry), runAs.uid, runAs.gid);
    // Last, so that an interrupted run is noticed and repeated.
    await lchown(folder, runAs.uid, runAs.gid);
  }
  await chmod(folder, 0o700);
}

function canReach(runAs: { uid: number; gid: number }, must: { execute: string; write: string }) {
  const probe = spawnSync('test', ['-x', must.execute, '-a', '-w', must.write], {
    cwd: '/',
    env: environment(),
    ...runAs,
  });
  if (probe.error) {
    throw new Refusal(
      `O PostgreSQL embutido não roda como root e não foi possível trocar para o usuário ${runAs.uid}: rode a Arquiba com outro usuário ou use DATABASE_URL.`,
      { cause: probe.error },
    );
  }
  return probe.status === 0;
}

/** The database needs none of our variables, and some of them are secret. */
function environment(): NodeJS.ProcessEnv {
  return {
    PATH: `${process.env.PATH ?? ''}:/usr/bin:/bin:/usr/sbin:/sbin`,
    LC_ALL: 'C',
    TZ: 'UTC',
  };
}
