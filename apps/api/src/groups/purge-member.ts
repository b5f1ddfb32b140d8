import type { Hooks } from '../platform/context.ts';
import { beginDeletion, listDeletions } from './deletion-queries.ts';
import { reopenGroups } from './hidden-member-queries.ts';
import { lockCounters } from './lock-queries.ts';
import { isEmptyGroup, listCoversBelow, listEmptyGroups } from './purge-queries.ts';
import { removeGroup } from './remove-group.ts';

/**
 * Deletes a group with its last member. A group that continues keeps its cover, even if the deleted person
 * uploaded it.
 */
export const purgeMember: Hooks['accountPurged'][number] = async (services, accountId) => {
  const { db, media, clock } = services;
  await db.transaction((tx) => reopenGroups(tx, accountId));
  for (const { id } of await listEmptyGroups(db, accountId)) {
    await db.transaction(async (tx) => {
      await lockCounters(tx, id);
      if (await isEmptyGroup(tx, id, accountId)) await beginDeletion(tx, id, clock.now());
    });
  }
  for (const group of await listDeletions(db)) await removeGroup(services, group);
  const folder = `/groups/${accountId}`;
  await media.removeFolder(folder, await listCoversBelow(db, folder));
};
