import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { sportsGroup, sportsGroupDeletion, sportsGroupMember } from '../tables.ts';

/** The relations between the viewer and a group, as conditions. */
export interface GroupTies {
  /** The viewer is a member, in any role. */
  joined: SQL<boolean>;
  /** The viewer is a moderator or owner. */
  moderated: SQL<boolean>;
  /** The viewer does not want its posts in feeds. */
  muted: SQL<boolean>;
}

/** Looked up separately for each row; `viewer` is an account id, or null for a visitor. */
export function groupTiesTo(viewer: SQLWrapper, groupId: SQLWrapper): GroupTies {
  const isMember = (which: SQL) => sql<boolean>`EXISTS (SELECT FROM ${sportsGroupMember}
    WHERE ${sportsGroupMember.groupId} = ${groupId}
      AND ${sportsGroupMember.accountId} = ${viewer}::bigint AND ${which})`;
  return {
    joined: isMember(sql`true`),
    moderated: isMember(isModerator),
    muted: isMember(sql`${sportsGroupMember.muted}`),
  };
}

/** Looked up once for all groups whose ids are in an array: see `tiesAmong` of profiles. */
export function groupTiesAmong(viewer: SQLWrapper, groupId: SQLWrapper, ids: SQLWrapper) {
  const groups = (
    which: SQL,
  ) => sql`ARRAY(SELECT ${sportsGroupMember.groupId} FROM ${sportsGroupMember}
    WHERE ${sportsGroupMember.accountId} = ${viewer}::bigint
      AND ${sportsGroupMember.groupId} = ANY (${ids}) AND ${which})`;
  const isIn = (column: string) =>
    sql<boolean>`coalesce(${groupId} = ANY (${sql.raw(column)}), false)`;
  return {
    columns: sql`${groups(sql`true`)} AS joined_groups, ${groups(isModerator)} AS moderated_groups,
      ${groups(sql`${sportsGroupMember.muted}`)} AS muted_groups`,
    ties: {
      joined: isIn('joined_groups'),
      moderated: isIn('moderated_groups'),
      muted: isIn('muted_groups'),
    } satisfies GroupTies,
  };
}

/** The group of a post, as its card shows it; null without one. */
export function groupShown(
  { id, groupId }: { id: SQLWrapper; groupId: SQLWrapper },
  { joined, moderated }: GroupTies,
) {
  return sql<{
    slug: string;
    name: string;
    joined: boolean;
    moderated: boolean;
    pinned: boolean;
  } | null>`(SELECT json_build_object('slug', ${sportsGroup.slug}, 'name', ${sportsGroup.name},
      'joined', ${joined}, 'moderated', ${moderated},
      'pinned', ${sportsGroup.pinnedPostId} IS NOT DISTINCT FROM ${id})
    FROM ${sportsGroup} WHERE ${sportsGroup.id} = ${groupId})`;
}

const isModerator = sql`${sportsGroupMember.role} IN ('moderator', 'owner')`;

/** The group was deleted, and a job removes it. There are hardly ever any, and they are read once for all rows. */
export function isDeletedGroup(groupId: SQLWrapper): SQL {
  return sql`(${groupId} IS NOT NULL
    AND ${groupId} = ANY (ARRAY(SELECT ${sportsGroupDeletion.groupId} FROM ${sportsGroupDeletion})))`;
}

/** The slug and name of a group, for rows that show nothing else of it; null without one. */
export function groupNameOf(groupId: SQLWrapper) {
  const column = (name: typeof sportsGroup.slug | typeof sportsGroup.name) =>
    sql<string | null>`(SELECT ${name} FROM ${sportsGroup} WHERE ${sportsGroup.id} = ${groupId})`;
  return { slug: column(sportsGroup.slug), name: column(sportsGroup.name) };
}
