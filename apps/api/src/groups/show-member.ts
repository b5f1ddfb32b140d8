import type { Hooks } from '../platform/context.ts';
import {
  countMemberships,
  hideLonelyGroups,
  lockGroupsOf,
  nameHeirs,
  reopenGroups,
  setMemberHidden,
} from './hidden-member-queries.ts';

/**
 * Someone hidden is no longer counted in their groups. Where nobody else answers for one, its oldest
 * member does from now on; one that has no other member is hidden too.
 */
export const showMember: Hooks['accountShown'][number] = async (tx, accountId, shown) => {
  if (!(await setMemberHidden(tx, accountId, !shown))) return;
  await lockGroupsOf(tx, accountId);
  if (shown) {
    await countMemberships(tx, accountId, 1);
    await reopenGroups(tx, accountId);
  } else {
    await hideLonelyGroups(tx, accountId);
    await nameHeirs(tx, accountId);
    await countMemberships(tx, accountId, -1);
  }
};
