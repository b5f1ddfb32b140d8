import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { type Findings, root } from './source-files.ts';

/** Packages that others may install: what they offer is written down, so that it changes on purpose. */
const PUBLISHED = ['packages/upload-sdk', 'packages/upload-widget'];

const RELATIVE_IMPORT = /from '(\.[^']+)'/g;

export function checkApiReports(): Findings {
  return PUBLISHED.flatMap((home) => {
    const file = join(root, home, 'api-report.md');
    const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return known === reportOf(home)
      ? []
      : [`${home}: what it offers has changed; \`npm run api-report\` writes that down`];
  });
}

export function writeApiReports(): void {
  for (const home of PUBLISHED) writeFileSync(join(root, home, 'api-report.md'), reportOf(home));
}

function reportOf(home: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'arquiba-api-'));
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--emitDeclarationOnly', '--outDir', folder];
    execFileSync(process.execPath, [
      ...[compiler, '-p', join(root, home, 'tsconfig.build.json'), ...options],
    ]);
    const sections = reachable(folder, 'index.d.ts').map(
      ([file, text]) => `## ${file.replace('.d.ts', '')}\n\n\`\`\`ts\n${text.trimEnd()}\n\`\`\`\n`,
    );
    return `# What @arquiba/${posix.basename(home)} offers\n\nWritten by \`npm run api-report\`.\n\n${sections.join('\n')}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The declarations that the entry names, directly or not, in the order of their names. */
function reachable(folder: string, entry: string): [file: string, text: string][] {
  const found = new Map<string, string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    found.set(file, text);
    for (const [, target = ''] of text.matchAll(RELATIVE_IMPORT)) {
      waiting.push(posix.join(posix.dirname(file), target).replace(/\.tsx?$/, '.d.ts'));
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
