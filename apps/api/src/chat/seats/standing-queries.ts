import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { qualified } from '../../platform/database/qualified.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { hasBlocked, isBlockedBy, isFollowing } from '../../profiles/public/ties.ts';
import { chatSetting, conversation, member } from '../tables.ts';

const writer = sql`${sql.placeholder('writerId')}::bigint`;

export async function findStanding(db: Queryable, writerId: string, otherId: string) {
  const [row] = await standing(db).execute({ writerId, otherId });
  return row ?? null;
}

const standing = prepared((db) =>
  db
    .select(standingColumns(writer))
    .from(profile)
    .where(eq(profile.accountId, sql.placeholder('otherId')))
    .prepare('chat_standing'),
);

/** On the profile of the other person. */
export function standingColumns(writerId: SQLWrapper) {
  return {
    hidden: profile.hidden,
    guarded: profile.guarded,
    blocked: hasBlocked(writerId),
    blocks: isBlockedBy(writerId),
    known: sql<boolean>`(${isFollowing(writerId)} OR ${shareGroup(writerId)})`,
    strangers: qualified<
      'request' | 'nobody'
    >(sql`coalesce((SELECT ${chatSetting.strangers} FROM ${chatSetting}
      WHERE ${chatSetting.accountId} = ${profile.accountId}), 'request')`),
  };
}

function shareGroup(writerId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${member} JOIN ${conversation} ON ${conversation.id} = ${member.conversationId}
      AND ${conversation.kind} = 'group'
    JOIN ${member} AS own ON own.conversation_id = ${member.conversationId} AND own.account_id = ${writerId}
    WHERE ${member.accountId} = ${profile.accountId})`;
}
