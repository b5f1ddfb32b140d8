import type { Findings, SourceFile } from './source-files.ts';

const MAX_LINES = 300;

/** Data tables, tests and generated files may be long. */
const MAY_BE_LONG = [/\.test\.tsx?$/, /^demo\/src\/content\//, /^e2e\//, /\/migrations\//];

/** Names that say nothing about their contents; published packages may have an index. */
const BANNED_NAME =
  /(^|\/)(utils?|helpers?|common|shared|misc|types)(\.tsx?$|\/)|(^|\/)index\.tsx?$/;
const MAY_HAVE_INDEX = /^packages\/upload-/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;

/** Features of the API, without tests. What other features import may hold SQL in `public/`. */
const OF_FEATURE = /^apps\/api\/src\/(?!platform\/)[\w-]+\/(?!(.+\/)?testing\/).+(?<!\.test)\.ts$/;
const HOLDS_SQL = /from 'drizzle-orm'|\$client\.query/;
const MAY_HOLD_SQL = /(^|\/|-)queries\.ts$|\/tables\.ts$|\/public\//;
const PRESENTER = /^export (?:async )?function present[A-Z]/m;

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
    if (OF_FEATURE.test(path)) findings.push(...checkRoleNames(path, name, text));
    return findings;
  });
}

/** Queries and presenters are found by the names of their files. */
function checkRoleNames(path: string, name: string, text: string): Findings {
  const findings: Findings = [];
  if (name.endsWith('-query.ts') || (HOLDS_SQL.test(text) && !MAY_HOLD_SQL.test(path))) {
    findings.push(`${path}: SQL is in queries.ts or <noun>-queries.ts`);
  }
  const isNamedSo = name.startsWith('present-');
  if (isNamedSo ? !exportsFunction(text, camelCase(name)) : PRESENTER.test(text)) {
    findings.push(`${path}: a presenter is in present-<noun>.ts, which exports presentNoun`);
  }
  return findings;
}

function camelCase(fileName: string): string {
  return fileName
    .replace(/\.ts$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function exportsFunction(text: string, name: string): boolean {
  return new RegExp(`^export (async )?function ${name}\\b`, 'm').test(text);
}
