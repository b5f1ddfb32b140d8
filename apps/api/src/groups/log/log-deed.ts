import type { GroupDeed } from '@arquiba/contract/group-members';
import type { SessionContext } from '../../platform/context.ts';
import { newId, type Transaction } from '../../platform/database/database.ts';
import { insertLog } from './queries.ts';

interface Done {
  tx: Transaction;
  group: { id: string };
  /** The person it was done to; absent if it was done to the group. */
  accountId?: string;
}

/** Writes to the activity log of a group, in the transaction of the deed. Returns the id of the entry. */
export async function logDeed(
  { clock, viewer }: Pick<SessionContext, 'clock' | 'viewer'>,
  { tx, group, accountId }: Done,
  deed: GroupDeed,
  reason = '',
): Promise<string> {
  const createdAt = clock.now();
  const id = newId(createdAt);
  await insertLog(tx, {
    ...{ id, groupId: group.id, deed, reason, createdAt },
    ...{ actorId: viewer.accountId, subjectId: accountId ?? null },
  });
  return id;
}
