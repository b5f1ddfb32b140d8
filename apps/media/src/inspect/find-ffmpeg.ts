import { execFile } from 'node:child_process';
import { access, chmod, constants } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

let found: Promise<string | null> | undefined;

/** The system's ffmpeg, else the one that npm brought; null where there is neither. */
export function findFfmpeg(): Promise<string | null> {
  found ??= search();
  return found;
}

async function search(): Promise<string | null> {
  for (const candidate of ['ffmpeg', await packaged()]) {
    if (!candidate) continue;
    try {
      await execute(candidate, ['-version']);
      return candidate;
    } catch {
      // Not there, or built for another machine: the next one may do.
    }
  }
  return null;
}

async function packaged(): Promise<string | null> {
  try {
    const { default: installer } = await import('@ffmpeg-installer/ffmpeg');
    // The package sets this bit by an install script, which npm may be told not to run.
    await access(installer.path, constants.X_OK).catch(() => chmod(installer.path, 0o755));
    return installer.path;
  } catch {
    return null;
  }
}
