import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  path: string;
  text: string;
}

/** What a check found; an empty list is a pass. */
export type Findings = string[];

/** Folders without source of ours, at any level. */
const FOREIGN = new Set(['node_modules', 'build', 'data', '.git', '.react-router', '.cache']);

/** Files of the project whose path matches. Walks the folders, so that no git is needed. */
export function sourceFiles(pattern: RegExp): SourceFile[] {
  return walk('')
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return FOREIGN.has(entry.name) ? [] : walk(path);
    return [path];
  });
}
