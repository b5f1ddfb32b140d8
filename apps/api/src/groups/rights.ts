import type { Group, GroupRole } from '@arquiba/contract/groups';

/** What can be done in a group. */
export type GroupAction =
  /** See posts, polls, events and members. */
  | 'read'
  /** Publish posts and polls. */
  | 'post'
  /** Invite people by name. */
  | 'invite'
  /** Create events. */
  | 'plan'
  /** Approve requests and posts, hide, pin and ban. */
  | 'moderate'
  /** Change settings, name moderators, hand over, delete. */
  | 'govern';

const RANKS = { owner: 3, moderator: 2, member: 1, none: 0 } as const;

const LEAST: Record<GroupAction, Record<Group['access'], keyof typeof RANKS>> = {
  read: { open: 'none', closed: 'member' },
  post: { open: 'member', closed: 'member' },
  invite: { open: 'member', closed: 'moderator' },
  plan: { open: 'member', closed: 'member' },
  moderate: { open: 'moderator', closed: 'moderator' },
  govern: { open: 'owner', closed: 'owner' },
};

/** `role` is null for who is not a member. */
export function mayInGroup(
  action: GroupAction,
  { role, access }: { role: GroupRole | null; access: Group['access'] },
): boolean {
  return RANKS[role ?? 'none'] >= RANKS[LEAST[action][access]];
}

/** Nobody acts on an equal or higher rank; who is not a member has the lowest. */
export function outranks(role: GroupRole, other: GroupRole | null): boolean {
  return RANKS[role] > RANKS[other ?? 'none'];
}
