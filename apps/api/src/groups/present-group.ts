import type { Group, GroupPage } from '@arquiba/contract/groups';
import type { Context } from '../platform/context.ts';
import { presentFile } from '../platform/files/present-file.ts';
import type { GroupPageRow } from './page-queries.ts';
import { loadPeople } from './people.ts';
import type { GroupRow } from './queries.ts';
import { mayInGroup } from './rights.ts';

export function presentGroup({ media, viewer }: Pick<Context, 'media' | 'viewer'>, row: GroupRow) {
  const { slug, name, description, mentions, sport, city, access, role, request } = row;
  return {
    ...{ slug, name, description, mentions, sport, city, access, role, request },
    memberCount: maySeeMembers(row) ? row.members : null,
    joined: viewer ? role !== null : null,
    cover: row.cover && presentFile(media, row.cover),
    createdAt: row.createdAt.toISOString(),
  } satisfies Group;
}

/** In a closed group, who is in it and how many they are is for its members. */
function maySeeMembers(group: GroupRow): boolean {
  return mayInGroup('read', group);
}

/** A group on its own page. */
export async function presentGroupPage(context: Context, row: GroupPageRow): Promise<GroupPage> {
  const { ownerIds, inviterId, rules, questions, muted, approvesPosts, membersPlan } = row;
  const people = await loadPeople(context, [...ownerIds, inviterId]);
  return {
    ...presentGroup(context, row),
    ...{ rules, questions, muted, approvesPosts, membersPlan },
    owners: maySeeMembers(row) ? ownerIds.flatMap((id) => people.get(id) ?? []) : [],
    invitedBy: (inviterId && people.get(inviterId)) || null,
    waiting: mayInGroup('moderate', row) ? row.waiting : null,
  };
}
