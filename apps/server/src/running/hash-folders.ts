import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const IGNORED_FOLDERS = new Set(['node_modules', 'build', '.react-router', '.vite']);
const IGNORED_FILES = /\.test\.tsx?$/;

/** One hash over the names and contents of all files in these folders and of these files. */
export async function hashFolders(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => listFiles(root, path)))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    const content = contents[index] ?? Buffer.alloc(0);
    hash.update(`${file}\0${content.length}\0`).update(content);
  });
  return hash.digest('hex');
}

async function listFiles(root: string, path: string): Promise<string[]> {
  if ((await stat(join(root, path))).isFile()) return [path];
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : listFiles(root, inner);
      return entry.isFile() && !IGNORED_FILES.test(entry.name) ? [inner] : [];
    }),
  );
  return found.flat();
}
