import type { Group } from '@arquiba/contract/groups';
import type { Context } from '../platform/context.ts';
import { presentFile } from '../platform/files/present-file.ts';
import type { GroupRow } from './queries.ts';

export function presentGroup({ media, viewer }: Pick<Context, 'media' | 'viewer'>, row: GroupRow) {
  const { slug, name, description, mentions, sport, access } = row;
  return {
    ...{ slug, name, description, mentions, sport, access },
    memberCount: row.members,
    joined: viewer ? row.role !== null : null,
    role: row.role,
    cover: row.cover && presentFile(media, row.cover),
    createdAt: row.createdAt.toISOString(),
  } satisfies Group;
}
