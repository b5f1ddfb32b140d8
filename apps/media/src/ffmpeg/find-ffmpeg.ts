import { execFile } from 'node:child_process';
import { access, chmod, constants } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const found = new Map<string, Promise<string | null>>();

/**
 * The ffmpeg that `FFMPEG_PATH` names, else the system's, else the one that npm brought; null where
 * there is none.
 */
export function findFfmpeg(): Promise<string | null> {
  const named = process.env.FFMPEG_PATH ?? '';
  let search = found.get(named);
  if (!search) {
    search = firstOf(named ? [() => named] : [() => 'ffmpeg', packagedFfmpeg]);
    found.set(named, search);
  }
  return search;
}

async function firstOf(
  candidates: readonly (() => string | Promise<string | null>)[],
): Promise<string | null> {
  for (const candidate of candidates) {
    const program = await candidate();
    if (!program) continue;
    try {
      await execute(program, ['-version']);
      return program;
    } catch {
      // Not there, or built for another machine: the next one may do.
    }
  }
  return null;
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
