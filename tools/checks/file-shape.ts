import type { Findings, SourceFile } from './source-files.ts';

const MAX_LINES = 300;

/** Data tables, tests and generated files may be long. */
const MAY_BE_LONG = [/\.test\.tsx?$/, /^demo\/src\/content\//, /^e2e\//, /\/migrations\//];

/** Names that say nothing about their room; published packages may have an index. */
const BANNED_NAME =
  /(^|\/)(utils?|helpers?|common|shared|misc|types)(\.tsx?$|\/)|(^|\/)index\.tsx?$/;
const MAY_HAVE_INDEX = /^packages\/upload-/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;

export function checkFileShape(files: readonly SourceFile[]): Findings {
  return files.flatMap(({ path, text }) => {
    const findings: Findings = [];
    const lines = text.split('\n').length - 1;
    if (lines > MAX_LINES && !MAY_BE_LONG.some((pattern) => pattern.test(path))) {
      findings.push(`${path}: ${lines} lines, at most ${MAX_LINES}`);
    }
    if (BANNED_NAME.test(path) && !MAY_HAVE_INDEX.test(path)) {
      findings.push(`${path}: the name says nothing about its room`);
    }
    const name = path.split('/').at(-1) ?? '';
    if (!KEBAB_CASE.test(name)) findings.push(`${path}: file names are kebab-case`);
    return findings;
  });
}
