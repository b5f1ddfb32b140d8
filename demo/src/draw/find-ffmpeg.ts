import { execFile } from 'node:child_process';
import { access, chmod, constants } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The system's ffmpeg, else the one that npm brought. */
export async function findFfmpeg(): Promise<string> {
  const system = await promisify(execFile)('ffmpeg', ['-version']).catch(() => null);
  if (system) return 'ffmpeg';
  // Loaded only here: on a machine for which there is no such package, loading it throws.
  const { default: installer } = await import('@ffmpeg-installer/ffmpeg');
  // The package sets this bit by an install script, which npm may be told not to run.
  await access(installer.path, constants.X_OK).catch(() => chmod(installer.path, 0o755));
  return installer.path;
}
