// Before each measurement: installs the peers, and checks the types of the code that needs them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installPackage } from '../tools/install-package.ts';

installPackage(new URL('./', import.meta.url));

const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
for (const project of ['./', 'pages/']) {
  const folder = fileURLToPath(new URL(project, import.meta.url));
  const { status } = spawnSync(process.execPath, [compiler, '-p', folder], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
