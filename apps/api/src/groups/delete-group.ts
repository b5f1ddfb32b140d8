import type { deleteGroup as route } from '@arquiba/contract/groups';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { removeReplaced } from '../platform/files/remove-replaced.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { beginDeletion } from './deletion-queries.ts';
import { lockGroup } from './lock-group.ts';
import { requireRight, requireRole } from './public/require-right.ts';
import { groupDeleted } from './remove-groups-job.ts';

/** Hides the group and all that is in it at once; a job removes it. The slug is free again. */
export const deleteGroup: Operation<typeof route> = async (context, { slug, name }) => {
  const { db, clock, viewer } = context;
  const { id, cover } = await requireRight(context, slug, 'govern');
  await db.transaction(async (tx) => {
    const group = await lockGroup(tx, id, viewer.accountId);
    requireRole('govern', group, viewer.accountId);
    if (name.trim() !== group.name) {
      throw invalidInput({ name: 'Digite o nome do grupo como ele é' });
    }
    await beginDeletion(tx, id, clock.now());
    await announce(tx, groupDeleted, { groupId: id });
  });
  await removeReplaced(context, [cover], []);
};
