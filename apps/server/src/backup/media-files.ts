import { link, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TarWriter } from './tar.ts';

export interface FrozenFiles {
  folder: string;
  /** Paths below the folder. */
  files: string[];
  release(): Promise<void>;
}

// Partial and derived files: the first are useless, the second can be made again.
const LEFT_OUT = new Set(['incoming', 'derivatives', 'decoders', 'lent', 'writing']);
const PREFIX = 'backup-';

/**
 * Hard links to every media file, so that a file deleted during the backup still gets into it. Contents never
 * change once they have their name.
 */
export async function freezeFiles(mediaFolder: string, dataFolder: string): Promise<FrozenFiles> {
  for (const entry of await readdir(dataFolder)) {
    if (entry.startsWith(PREFIX)) await rm(join(dataFolder, entry), { recursive: true });
  }
  const files = await listFiles(mediaFolder, '');
  const folder = await mkdtemp(join(dataFolder, PREFIX));
  const release = () => rm(folder, { recursive: true, force: true });
  const made = new Set<string>();
  const frozen: string[] = [];
  try {
    for (const file of files) {
      const parent = join(folder, dirname(file));
      if (!made.has(parent)) await mkdir(parent, { recursive: true });
      made.add(parent);
      if (await linkUnlessGone(join(mediaFolder, file), join(folder, file))) frozen.push(file);
    }
    return { folder, files: frozen, release };
  } catch (error) {
    await release();
    // Some file systems have no hard links; then the files are read in place.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK'].includes(code)) throw error;
    return { folder: mediaFolder, files, release: async () => {} };
  }
}

export async function addFile(
  archive: TarWriter,
  { folder }: FrozenFiles,
  file: string,
): Promise<void> {
  const handle = await open(join(folder, file));
  try {
    const { size } = await handle.stat();
    if (size === 0) return await archive.add(`media/${file}`, '');
    const content = handle.createReadStream({ end: size - 1, autoClose: false });
    await pipeline(content, archive.open(`media/${file}`, size));
  } finally {
    await handle.close();
  }
}

async function linkUnlessGone(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function listFiles(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const inner = join(path, entry.name);
    if (path === '' && LEFT_OUT.has(entry.name)) continue;
    if (entry.isDirectory()) found.push(...(await listFiles(root, inner)));
    else if (entry.isFile()) found.push(inner);
  }
  return found;
}
