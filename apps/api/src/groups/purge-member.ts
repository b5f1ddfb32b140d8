import type { Hooks } from '../platform/context.ts';
import { reopenGroups } from './hidden-member-queries.ts';
import { deleteGroup, listCoversBelow, listEmptyGroups } from './purge-queries.ts';

/**
 * Deletes a group with its last member. A group that continues keeps its cover, even if the deleted person
 * uploaded it.
 */
export const purgeMember: Hooks['accountPurged'][number] = async (services, accountId) => {
  const { db, media, hooks } = services;
  await db.transaction((tx) => reopenGroups(tx, accountId));
  for (const group of await listEmptyGroups(db, accountId)) {
    if (group.cover) await media.remove(group.cover.path);
    await db.transaction(async (tx) => {
      await hooks.groupDeleted(tx, group.id);
      await deleteGroup(tx, group.id, accountId);
    });
  }
  const folder = `/groups/${accountId}`;
  await media.removeFolder(folder, await listCoversBelow(db, folder));
};
