import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether another user of our group may go through all folders above a path. */
export function isReachable(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayPass(statSync(folder))) return false;
    if (folder === '/') return true;
  }
}

function mayPass({ mode, gid }: Stats): boolean {
  return (mode & (gid === process.getgid?.() ? 0o010 : 0o001)) !== 0;
}
