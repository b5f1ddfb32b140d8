import { fileURLToPath } from 'node:url';
import type { History } from './migrate.ts';

/** In the order in which they are applied. */
export const histories: readonly History[] = [
  { name: 'server', folder: folderOf('../../migrations/') },
  { name: 'api', folder: folderOf('../../../api/migrations/') },
  { name: 'media', folder: folderOf('../../../media/migrations/') },
];

function folderOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
