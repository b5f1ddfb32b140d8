import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { isShown } from '../profiles/public/visibility.ts';
import { groupColumns, shown } from './queries.ts';
import {
  sportsGroup,
  sportsGroupInvitation,
  sportsGroupMember,
  sportsGroupRequest,
  sportsGroupStat,
} from './tables.ts';

export type GroupPageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

const MOST_OWNERS = 10;
/** As many as screens show. */
const MOST_WAITING = 100;

/** A group with what only its own page shows. */
export async function findPage(db: Queryable, viewerId: string | null, slug: string) {
  const [row] = await groupPage(db).execute({ viewerId, slug });
  return row ?? null;
}

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;
const { rules, questions, approvesPosts } = sportsGroup;

const groupPage = prepared((db) =>
  db
    .select({
      ...groupColumns,
      ...{ rules, questions, approvesPosts },
      ownerIds: sql<string[]>`ARRAY(SELECT ${sportsGroupMember.accountId} FROM ${sportsGroupMember}
        WHERE ${sportsGroupMember.groupId} = ${sportsGroup.id}
          AND ${sportsGroupMember.role} = 'owner' AND NOT ${sportsGroupMember.hidden}
        ORDER BY ${sportsGroupMember.joinedAt}, ${sportsGroupMember.accountId} LIMIT ${MOST_OWNERS})`,
      inviterId: sql<string | null>`(SELECT ${sportsGroupInvitation.inviterId}
        FROM ${sportsGroupInvitation} WHERE ${sportsGroupInvitation.groupId} = ${sportsGroup.id}
          AND ${sportsGroupInvitation.accountId} = ${viewer})`,
      muted: sql<boolean>`EXISTS (SELECT FROM ${sportsGroupMember}
        WHERE ${sportsGroupMember.groupId} = ${sportsGroup.id} AND ${sportsGroupMember.accountId} = ${viewer}
          AND ${sportsGroupMember.muted})`,
      waiting: sql<number>`(SELECT count(*)::integer FROM (
        SELECT FROM ${sportsGroupRequest}
        WHERE ${sportsGroupRequest.groupId} = ${sportsGroup.id}
          AND ${isShown(sportsGroupRequest.accountId)} LIMIT ${MOST_WAITING}) AS waiting)`,
    })
    .from(sportsGroup)
    .innerJoin(sportsGroupStat, eq(sportsGroupStat.groupId, sportsGroup.id))
    .where(and(shown, eq(sportsGroup.slug, sql.placeholder('slug'))))
    .prepare('groups_page'),
);
