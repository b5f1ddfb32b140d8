import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
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
  const [row] = await groupPage(db).execute({ groupId, viewerId });
  return row;
}

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;
const { rules, questions, approvesPosts, membersPlan } = sportsGroup;

const groupPage = prepared((db) =>
  db
    .select({
      ...{ rules, questions, approvesPosts, membersPlan },
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
    .where(eq(sportsGroup.id, sql.placeholder('groupId')))
    .prepare('groups_page'),
);
