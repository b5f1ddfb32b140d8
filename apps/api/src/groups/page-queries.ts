import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { isShown } from '../profiles/public/visibility.ts';
import {
  sportsGroup,
  sportsGroupInvitation,
  sportsGroupMember,
  sportsGroupRequest,
} from './tables.ts';

const MOST_OWNERS = 10;
/** As many as screens show. */
const MOST_WAITING = 100;

/** What only the page of a group shows. */
export async function readPage(db: Queryable, groupId: string, viewerId: string | null) {
  const { rules, questions, approvesPosts, membersPlan } = sportsGroup;
  const ofViewer = sql`${sportsGroupMember.accountId} = ${viewerId}::bigint`;
  const [row] = await db
    .select({
      ...{ rules, questions, approvesPosts, membersPlan },
      ownerIds: sql<string[]>`ARRAY(SELECT ${sportsGroupMember.accountId} FROM ${sportsGroupMember}
        WHERE ${sportsGroupMember.groupId} = ${sportsGroup.id}
          AND ${sportsGroupMember.role} = 'owner' AND NOT ${sportsGroupMember.hidden}
        ORDER BY ${sportsGroupMember.joinedAt}, ${sportsGroupMember.accountId} LIMIT ${MOST_OWNERS})`,
      inviterId: sql<string | null>`(SELECT ${sportsGroupInvitation.inviterId}
        FROM ${sportsGroupInvitation} WHERE ${sportsGroupInvitation.groupId} = ${sportsGroup.id}
          AND ${sportsGroupInvitation.accountId} = ${viewerId}::bigint)`,
      muted: sql<boolean>`EXISTS (SELECT FROM ${sportsGroupMember}
        WHERE ${sportsGroupMember.groupId} = ${sportsGroup.id} AND ${ofViewer}
          AND ${sportsGroupMember.muted})`,
      waiting: sql<number>`(SELECT count(*)::integer FROM (
        SELECT FROM ${sportsGroupRequest}
        WHERE ${sportsGroupRequest.groupId} = ${sportsGroup.id}
          AND ${isShown(sportsGroupRequest.accountId)} LIMIT ${MOST_WAITING}) AS waiting)`,
    })
    .from(sportsGroup)
    .where(and(eq(sportsGroup.id, groupId)));
  return row;
}
