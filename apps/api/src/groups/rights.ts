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

interface Standing {
  /** Null for who is not a member. */
  role: GroupRole | null;
  access: Group['access'];
  /** Whether members may create events; else only moderators do. */
  membersPlan: boolean;
}

export function mayInGroup(action: GroupAction, { role, access, membersPlan }: Standing): boolean {
  const least = action === 'plan' && !membersPlan ? 'moderator' : LEAST[action][access];
  return RANKS[role ?? 'none'] >= RANKS[least];
}

/** Nobody acts on an equal or higher rank; who is not a member has the lowest. */
export function outranks(role: GroupRole, other: GroupRole | null): boolean {
  return RANKS[role] > RANKS[other ?? 'none'];
}
