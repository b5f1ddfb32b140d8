import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { root, sourceFiles } from './checks/source-files.ts';

/** The test files beside what has changed since the main branch, committed or not. */
export function testsBesideChanges(): string[] {
  const base = git('merge-base', 'HEAD', mainBranch());
  const changed = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  const folders = new Set(changed.map((file) => dirname(file)));
  return sourceFiles(/^(apps|packages|demo|tools)\/.*\.test\.ts$/)
    .map(({ path }) => path)
    .filter((path) => folders.has(dirname(path)));
}

/** On the main branch itself, what is not pushed yet counts as changed. */
function mainBranch(): string {
  const names = lines(git('branch', '--all', '--format=%(refname:short)'));
  return ['origin/main', 'main'].find((name) => names.includes(name)) ?? 'HEAD';
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function lines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
