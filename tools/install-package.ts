import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Installs a package that is not a workspace because few people need its dependencies: at its first use, and
 * again when its lock file has changed.
 */
export function installPackage(folder: URL): void {
  if (changedAt('node_modules/.package-lock.json', folder) > changedAt('package-lock.json', folder))
    return;
  const path = fileURLToPath(folder);
  console.log(`npm ci: ${path}`);
  // Warnings would be about the Node that npm runs on, which is not ours. None needs its install script.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], { cwd: path, stdio: 'inherit' });
}

function changedAt(file: string, folder: URL): number {
  return statSync(new URL(file, folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
