// After `npm ci`, on whichever Node npm has: removes 100 MB that nothing here reads, the C headers that come with
// Node and the source maps of packages.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const folders = ['', 'apps/api'].map((folder) => join(root, folder, 'node_modules'));
for (const folder of folders.filter(existsSync)) trim(folder);

function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (/node-linux-\w+\/include$/.test(path)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) trim(path);
    else if (/\.[cm]?[jt]s\.map$/.test(path)) rmSync(path);
  }
}
