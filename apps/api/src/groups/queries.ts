import type { Group, GroupRole } from '@arquiba/contract/groups';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { givenIds, prepared } from '../platform/database/prepared.ts';
import { namedIn } from '../profiles/public/named-in.ts';
import {
  sportsGroup,
  sportsGroupInvitation,
  sportsGroupMember,
  sportsGroupRequest,
  sportsGroupStat,
} from './tables.ts';

export type GroupRow = Awaited<ReturnType<typeof findGroupsById>>[number];
/** What decides who may do what in a group, and the little that goes with it. */
export type FoundGroup = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

const viewerId = sql.placeholder('viewerId');
const ownRole = sql<GroupRole | null>`(SELECT ${sportsGroupMember.role} FROM ${sportsGroupMember}
  WHERE ${sportsGroupMember.groupId} = ${sportsGroup.id}
    AND ${sportsGroupMember.accountId} = ${viewerId})`;
/** Hidden groups are found nowhere. */
export const shown = eq(sportsGroup.hidden, sql`false`);

/** What every view of a group shows. */
export const groupColumns = {
  id: sportsGroup.id,
  slug: sportsGroup.slug,
  name: sportsGroup.name,
  description: sportsGroup.description,
  mentions: namedIn(sportsGroup.description, sql`${viewerId}`),
  sport: sportsGroup.sport,
  city: sportsGroup.city,
  access: sportsGroup.access,
  membersPlan: sportsGroup.membersPlan,
  cover: sportsGroup.cover,
  createdAt: sportsGroup.createdAt,
  members: sportsGroupStat.members,
  /** Null for who is not a member. */
  role: ownRole,
  request: sql<Group['request']>`CASE
    WHEN EXISTS (SELECT FROM ${sportsGroupInvitation}
      WHERE ${sportsGroupInvitation.groupId} = ${sportsGroup.id}
        AND ${sportsGroupInvitation.accountId} = ${viewerId}) THEN 'invited'
    WHEN EXISTS (SELECT FROM ${sportsGroupRequest}
      WHERE ${sportsGroupRequest.groupId} = ${sportsGroup.id}
        AND ${sportsGroupRequest.accountId} = ${viewerId}) THEN 'pending'
    ELSE 'none' END`,
};

export async function findGroup(db: Queryable, viewerId: string | null, slug: string) {
  const [row] = await groupBySlug(db).execute({ viewerId, slug });
  return row ?? null;
}

const groupBySlug = prepared((db) => {
  const { id, slug, name, access, cover, membersPlan, pinnedPostId } = sportsGroup;
  return db
    .select({
      ...{ id, slug, name, access, cover, membersPlan, pinnedPostId },
      ...{ members: sportsGroupStat.members, role: ownRole },
    })
    .from(sportsGroup)
    .innerJoin(sportsGroupStat, eq(sportsGroupStat.groupId, id))
    .where(and(shown, eq(slug, sql.placeholder('slug'))))
    .prepare('groups_by_slug');
});

interface ListQuery {
  viewerId: string | null;
  before: { members: number; id: string };
  limit: number;
}

/** Where a group is in the list; null if it was deleted. */
export async function findPlace(db: Queryable, groupId: string) {
  const { members, groupId: id } = sportsGroupStat;
  const [place] = await db.select({ members, id }).from(sportsGroupStat).where(eq(id, groupId));
  return place ?? null;
}

/** Those with the most members first. */
export function listByMembers(db: Queryable, { before, ...query }: ListQuery) {
  return groupsByMembers(db).execute({ ...query, ...before });
}

interface Filters {
  /** LIKE patterns, without accents and case; '%' for all. */
  name: string;
  sport: string;
  city: string;
  /** Only those that the viewer is in. */
  mine: boolean;
}

/** The same for groups whose name or sport, sport alone and city match. */
export function filterByMembers(db: Queryable, { before, ...query }: ListQuery & Filters) {
  return groupsFiltered(db).execute({ ...query, ...before });
}

const groupsByMembers = prepared((db) => selectPage(db).prepare('groups_by_members'));

const groupsFiltered = prepared((db) =>
  selectPage(
    db,
    sql`folded(${sportsGroup.name} || ' ' || ${sportsGroup.sport}) LIKE folded(${sql.placeholder('name')})
      AND folded(${sportsGroup.sport}) LIKE folded(${sql.placeholder('sport')})
      AND folded(${sportsGroup.city}) LIKE folded(${sql.placeholder('city')})
      AND (NOT ${sql.placeholder('mine')}::boolean OR ${ownRole} IS NOT NULL)`,
  ).prepare('groups_filtered'),
);

/** The groups of these ids, in no order. */
export function findGroupsById(db: Queryable, query: { viewerId: string | null; ids: string[] }) {
  return groupsById(db).execute({ ...query });
}

const groupsById = prepared((db) =>
  selectGroups(db)
    .where(and(shown, sql`${sportsGroup.id} = ANY (${givenIds('ids')})`))
    .prepare('groups_by_id'),
);

/** Hidden groups have their slugs too. */
export async function isSlugTaken(db: Queryable, slug: string): Promise<boolean> {
  return (await db.$count(sportsGroup, eq(sportsGroup.slug, slug))) > 0;
}

/** By similarity of name or sport to a folded text. */
export function searchAlike(
  db: Queryable,
  query: {
    viewerId: string | null;
    text: string;
    pattern: string;
    likely: string[];
    limit: number;
  },
) {
  return groupsAlike(db).execute({ ...query });
}

const groupName = sql`folded(${sportsGroup.name} || ' ' || ${sportsGroup.sport})`;

const groupsAlike = prepared((db) =>
  selectGroups(db)
    .where(
      and(
        shown,
        sql`(${groupName} LIKE ${sql.placeholder('pattern')} OR ${sql.placeholder('text')} <% ${groupName}
          OR ${groupName} LIKE ANY (${sql.placeholder('likely')}::text[]))`,
      ),
    )
    .orderBy(
      sql`(${groupName} LIKE ${sql.placeholder('pattern')}) DESC`,
      desc(sportsGroupStat.members),
      desc(sportsGroup.id),
    )
    .limit(sql.placeholder('limit'))
    .prepare('groups_alike'),
);

/**
 * The group with the most posts and new members since then, the largest among equals; without any, the largest
 * of all. `posts` are those since then, by group.
 */
export async function findMostActive(
  db: Queryable,
  viewerId: string | null,
  since: Date,
  posts: readonly { groupId: string; count: number }[],
) {
  const [row] = await mostActive(db).execute({
    ...{ viewerId, since: since.toISOString() },
    busy: posts.map(({ groupId }) => groupId),
    counts: posts.map(({ count }) => count),
  });
  return row ?? null;
}

// The largest group is always a candidate, so that the cost depends on the week and not on all groups.
const candidates = sql`(
  (SELECT id, sum(acts) AS acts FROM (
     SELECT group_id AS id, count(*) AS acts FROM sports_group_member
     WHERE joined_at >= ${sql.placeholder('since')}::timestamptz AND NOT hidden GROUP BY group_id
     UNION ALL SELECT * FROM unnest(${sql.placeholder('busy')}::bigint[], ${sql.placeholder('counts')}::bigint[])
   ) AS act GROUP BY id)
  UNION ALL
  (SELECT group_id, 0 FROM sports_group_stat JOIN sports_group ON id = group_id WHERE NOT hidden
   ORDER BY members DESC, group_id DESC LIMIT 1)
) AS candidate`;

const mostActive = prepared((db) =>
  selectGroups(db)
    .innerJoin(candidates, sql`candidate.id = ${sportsGroup.id}`)
    .where(shown)
    .orderBy(sql`candidate.acts DESC`, desc(sportsGroupStat.members), desc(sportsGroupStat.groupId))
    .limit(1)
    .prepare('groups_most_active'),
);

/** The groups that an account is in, oldest membership first. */
export function listMemberships(db: Queryable, accountId: string) {
  const { slug, name } = sportsGroup;
  const { role, joinedAt, muted } = sportsGroupMember;
  return db
    .select({ slug, name, role, joinedAt, muted })
    .from(sportsGroupMember)
    .innerJoin(sportsGroup, eq(sportsGroup.id, sportsGroupMember.groupId))
    .where(eq(sportsGroupMember.accountId, accountId))
    .orderBy(joinedAt, sportsGroup.id);
}

function selectPage(db: Queryable, which?: SQL) {
  const members = sql.placeholder('members');
  return selectGroups(db)
    .where(
      and(
        shown,
        sql`(${sportsGroupStat.members}, ${sportsGroupStat.groupId}) < (${members}::integer, ${sql.placeholder('id')}::bigint)`,
        which,
      ),
    )
    .orderBy(desc(sportsGroupStat.members), desc(sportsGroupStat.groupId))
    .limit(sql.placeholder('limit'));
}

function selectGroups(db: Queryable) {
  return db
    .select(groupColumns)
    .from(sportsGroup)
    .innerJoin(sportsGroupStat, eq(sportsGroupStat.groupId, sportsGroup.id));
}
