import { execFile } from 'node:child_process';
import { access, chmod, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { commandLine, environment } from '../contained/contain.ts';

const execute = promisify(execFile);

const found = new Map<string, Promise<string | null>>();

/**
 * The ffmpeg that `FFMPEG_PATH` names, else the newer of the system's and npm's; null where there is
 * none. It decodes files of strangers, and npm's is from 2019.
 */
export function findFfmpeg(): Promise<string | null> {
  const named = process.env.FFMPEG_PATH ?? '';
  let search = found.get(named);
  if (!search) {
    search = named
      ? newestOf([named])
      : packagedFfmpeg().then((packaged) => newestOf(['ffmpeg', ...(packaged ? [packaged] : [])]));
    found.set(named, search);
  }
  return search;
}

/** Of the programs that run here; of two of the same year, the first. */
export async function newestOf(programs: readonly string[]): Promise<string | null> {
  let newest: { program: string; year: number } | null = null;
  for (const program of programs) {
    const year = await yearOf(program);
    if (year !== null && (!newest || year > newest.year)) newest = { program, year };
  }
  return newest?.program ?? null;
}

/** Versions are not comparable: builds between releases have numbers of their own. The year always is. */
async function yearOf(program: string): Promise<number | null> {
  try {
    // As it will run later: what does not run so is of no use.
    const contained = { program, args: ['-version'], reads: [], writes: [], limits: { nice: 0 } };
    const [command = '', ...args] = commandLine(contained);
    const { stdout } = await execute(command, args, { cwd: '/', env: environment() });
    return Number(/Copyright \(c\) \d{4}-(\d{4})/.exec(stdout)?.[1] ?? 0);
  } catch {
    // Not there, or built for another machine.
    return null;
  }
}

export async function packagedFfmpeg(): Promise<string | null> {
  try {
    const { default: installer } = await import('@ffmpeg-installer/ffmpeg');
    // The package sets this bit by an install script, which npm may be told not to run.
    await access(installer.path, constants.X_OK).catch(() => chmod(installer.path, 0o755));
    return installer.path;
  } catch {
    return null;
  }
}
