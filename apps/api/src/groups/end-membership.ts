import { forgetNotices } from '../notifications/public/notify.ts';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import type { LockedGroup } from './lock-group.ts';
import { removeMember } from './membership-queries.ts';
import type {} from './public/hooks.ts';

/** The topic of all notices about a group. */
export function topicOf(groupId: string): string {
  return `group:${groupId}`;
}

/** Ends a membership with its notices, and returns how many members there are now. */
export async function endMembership(
  services: Pick<Services, 'realtime' | 'hooks'>,
  tx: Transaction,
  group: Pick<LockedGroup, 'id' | 'slug'>,
  accountId: string,
): Promise<number> {
  const members = await removeMember(tx, group.id, accountId);
  await forgetNotices(tx, topicOf(group.id), accountId);
  await services.hooks.membershipEnded(tx, group.id, accountId);
  await tellStanding(services, tx, group, accountId);
  return members;
}

/** Open pages of the person load the group again. */
export async function tellStanding(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Transaction,
  { slug }: Pick<LockedGroup, 'slug'>,
  accountId: string,
): Promise<void> {
  await realtime.publish(tx, accountChannel(accountId), { type: 'group', slug });
}
