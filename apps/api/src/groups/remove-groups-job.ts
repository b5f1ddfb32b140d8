import { defineJob } from '../platform/jobs/job.ts';
import { defineTopic } from '../platform/jobs/outbox.ts';
import { listDeletions } from './deletion-queries.ts';
import { removeGroup } from './remove-group.ts';

export const groupDeleted = defineTopic<{ groupId: string }>('group.deleted');

/** Removes the groups that were deleted. The schedule finishes what a crash left. */
export const removeGroupsJob = defineJob(
  'groups.remove',
  { on: groupDeleted, schedule: '*/10 * * * *', timeoutSeconds: 1800 },
  async (services, _payload, { signal }) => {
    for (const group of await listDeletions(services.db)) {
      await removeGroup(services, group, signal);
    }
  },
);
