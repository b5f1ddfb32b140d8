import { LONGEST_PAGE } from '@arquiba/contract/pagination';
import { and, desc, eq, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { groupNameOf, isDeletedGroup } from '../../groups/public/group-ties.ts';
import {
  type Queryable,
  smallestIdAt,
  type Transaction,
} from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { poll } from '../polls/tables.ts';
import { visibleTo } from '../public/visible-post.ts';
import { post } from '../tables.ts';

interface GroupQuery {
  groupId: string;
  viewerId: string | null;
  kind: 'all' | 'polls' | 'waiting';
  before: string;
}

/**
 * A page and one more, of posts that the viewer may see. Held ones are listed apart, and an author finds their own among all.
 * The limit is constant: with a parameter PostgreSQL would plan the statement again at each call.
 */
export function listInGroup(db: Queryable, { kind, ...query }: GroupQuery) {
  return lists[kind](db).execute(query);
}

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;
const settled = sql`(${post.held} IS NULL OR ${post.authorId} = ${viewer})`;
const asks = sql`EXISTS (SELECT FROM ${poll} WHERE ${poll.postId} = ${post.id})`;

const lists = {
  all: listOf('all', settled),
  polls: listOf('polls', sql`${settled} AND ${asks}`),
  waiting: listOf('waiting', sql`${post.held} = 'pending'`),
};

function listOf(kind: GroupQuery['kind'], which: SQL) {
  return prepared((db) =>
    db
      .select({ id: post.id })
      .from(post)
      .innerJoin(author, eq(author.accountId, post.authorId))
      .where(
        and(
          eq(post.groupId, sql.placeholder('groupId')),
          lt(post.id, sql.placeholder('before')),
          visibleTo(viewer),
          which,
        ),
      )
      .orderBy(desc(post.id))
      .limit(LONGEST_PAGE + 1)
      .prepare(`posts_in_group_${kind}`),
  );
}

/** A post of a group, without a check of who may see it; null for every other post. */
export async function findGroupPost(db: Queryable, id: string) {
  const [row] = await db
    .select({
      groupId: post.groupId,
      authorId: post.authorId,
      held: post.held,
      createdAt: post.createdAt,
    })
    .from(post)
    .where(eq(post.id, id));
  return row?.groupId ? { ...row, groupId: row.groupId } : null;
}

/** A post that the members of its group see; null for every other one. */
export async function findShownInGroup(db: Queryable, id: string) {
  const [row] = await db
    .select({
      groupId: post.groupId,
      groupName: groupNameOf(post.groupId).name,
      authorId: post.authorId,
    })
    .from(post)
    .where(and(eq(post.id, id), isNull(post.held), not(isDeletedGroup(post.groupId))));
  if (!row?.groupId || !row.groupName) return null;
  return { ...row, groupId: row.groupId, groupName: row.groupName };
}

/** Returns whether it was not hidden before. */
export async function hide(tx: Transaction, id: string, reason: string) {
  const { rowCount } = await tx
    .update(post)
    .set({ held: 'hidden', heldReason: reason, audience: 'group' })
    .where(and(eq(post.id, id), sql`${post.held} IS DISTINCT FROM 'hidden'`));
  return rowCount === 1;
}

/** Returns whether it was held. */
export async function show(tx: Transaction, id: string, audience: 'public' | 'group') {
  const { rowCount } = await tx
    .update(post)
    .set({ held: null, heldReason: null, audience })
    .where(and(eq(post.id, id), sql`${post.held} IS NOT NULL`));
  return rowCount === 1;
}

/** Whether it is a post of this group that all members see. */
export async function isShownInGroup(db: Queryable, id: string, groupId: string) {
  const found = await db.$count(
    post,
    and(eq(post.id, id), eq(post.groupId, groupId), isNull(post.held)),
  );
  return found > 0;
}

const BUSIEST = 50;

/** How many public posts each of the busiest groups has since then. */
export async function countByGroup(
  db: Queryable,
  since: Date,
): Promise<{ groupId: string; count: number }[]> {
  const { rows } = await db.execute<{ groupId: string; count: number }>(sql`
    SELECT group_id AS "groupId", count(*)::integer AS count FROM post
    WHERE group_id IS NOT NULL AND id >= ${smallestIdAt(since)}::bigint AND audience = 'public'
    GROUP BY group_id ORDER BY count DESC, group_id LIMIT ${BUSIEST}`);
  return rows;
}
