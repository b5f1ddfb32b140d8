import type { Findings, SourceFile } from './source-files.ts';

const OFFSET = /\.offset\(|\bOFFSET\s+[\d$:]/;

/** Lists use cursors: rows that OFFSET skips are read all the same. */
export function checkNoOffset(files: readonly SourceFile[]): Findings {
  return files
    .filter(({ path }) => /^apps\/(api|media|server)\//.test(path))
    .filter(({ text }) => OFFSET.test(text))
    .map(({ path }) => `${path}: skips rows by OFFSET; go on by a cursor instead`);
}
