import type { Services } from '../platform/context.ts';
import type { FileReference } from '../platform/files/file-reference.ts';
import { deleteGroupRow, deleteSomeInside } from './deletion-queries.ts';
import type {} from './public/hooks.ts';

/**
 * Removes a deleted group in batches: one statement for all could exceed the statement timeout. Each batch is
 * complete in itself, so that an interrupted removal continues.
 */
export async function removeGroup(
  services: Services,
  { id, cover }: { id: string; cover: FileReference | null },
  signal?: AbortSignal,
): Promise<void> {
  const { db, media, hooks } = services;
  while ((await hooks.removeSomeGroupPosts(services, id)) > 0) signal?.throwIfAborted();
  while ((await deleteSomeInside(db, id)) > 0) signal?.throwIfAborted();
  if (cover) await media.remove(cover.path);
  await deleteGroupRow(db, id);
}
