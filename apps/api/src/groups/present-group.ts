import { ApiError } from '@arquiba/contract/errors';
import type { Group, GroupPage } from '@arquiba/contract/groups';
import type { Context } from '../platform/context.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { readPage } from './page-queries.ts';
import { loadPeople } from './people.ts';
import type { GroupRow } from './queries.ts';
import { mayInGroup } from './rights.ts';

export function presentGroup({ media, viewer }: Pick<Context, 'media' | 'viewer'>, row: GroupRow) {
  const { slug, name, description, mentions, sport, city, access, role, request } = row;
  return {
    ...{ slug, name, description, mentions, sport, city, access, role, request },
    memberCount: row.members,
    joined: viewer ? role !== null : null,
    cover: row.cover && presentFile(media, row.cover),
    createdAt: row.createdAt.toISOString(),
  } satisfies Group;
}

/** A group on its own page. */
export async function presentGroupPage(context: Context, row: GroupRow): Promise<GroupPage> {
  const page = await readPage(context.db, row.id, context.viewer?.accountId ?? null);
  if (!page) throw new ApiError('not_found');
  const { ownerIds, inviterId, waiting, ...rest } = page;
  const people = await loadPeople(context, [...ownerIds, inviterId]);
  return {
    ...presentGroup(context, row),
    ...rest,
    owners: ownerIds.flatMap((id) => people.get(id) ?? []),
    invitedBy: (inviterId && people.get(inviterId)) || null,
    waiting: mayInGroup('moderate', row) ? waiting : null,
  };
}
