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
 * A hidden account is not counted in its groups. If nobody else owns a group, its longest-standing
 * moderator becomes the owner, else its longest-standing member; a group without another member is hidden too.
 */
export const showMember: Hooks['accountShown'][number] = async (tx, accountId, shown) => {
  // Groups before their members, like `lockGroup`.
  await lockGroupsOf(tx, accountId);
  if (!(await setMemberHidden(tx, accountId, !shown))) return;
  if (shown) {
    await countMemberships(tx, accountId, 1);
    await reopenGroups(tx, accountId);
  } else {
    await hideLonelyGroups(tx, accountId);
    await nameHeirs(tx, accountId);
    await countMemberships(tx, accountId, -1);
  }
};
