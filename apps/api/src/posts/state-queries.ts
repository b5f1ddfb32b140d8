import type { PostCounts } from '@arquiba/contract/posts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { givenIds, prepared } from '../platform/database/prepared.ts';
import { cardSource as author } from '../profiles/public/card-columns.ts';
import { openPost, visibleTo } from './public/visible-post.ts';
import { post, postStat } from './tables.ts';

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;

const countColumns = {
  likes: postStat.likes,
  comments: postStat.comments,
  shares: postStat.shares,
  sends: postStat.sends,
  saves: postStat.saves,
};

export type PostState = Awaited<ReturnType<typeof findStates>>[number];

/** Counters of these posts, without a check of who may see them; `open` marks public posts. */
export function findStates(db: Queryable, ids: readonly string[]) {
  return states(db).execute({ ids });
}

/** The same for posts that the viewer may see. A repost has no counters of its own. */
export function findVisibleStates(
  db: Queryable,
  query: { ids: readonly string[]; viewerId: string | null },
) {
  return visibleStates(db).execute(query);
}

export async function findCounts(db: Queryable, postId: string): Promise<PostCounts | null> {
  const [row] = await counts(db).execute({ postId });
  return row ?? null;
}

/** Removes everything that an account did from the counters of posts and comments, or adds it again. */
export async function countActsOf(tx: Transaction, accountId: string, counted: boolean) {
  await tx.execute(sql`SELECT count_acts_of(${accountId}::bigint, ${counted})`);
}

const states = prepared((db) => selectStates(db).prepare('posts_states'));
const visibleStates = prepared((db) =>
  selectStates(db, visibleTo(viewer)).prepare('posts_visible_states'),
);
const counts = prepared((db) =>
  db
    .select(countColumns)
    .from(postStat)
    .where(eq(postStat.postId, sql.placeholder('postId')))
    .prepare('posts_counts'),
);

function selectStates(db: Queryable, which?: ReturnType<typeof visibleTo>) {
  return db
    .select({
      id: post.id,
      authorId: post.authorId,
      groupId: post.groupId,
      audience: post.audience,
      open: sql<boolean>`${openPost}`,
      counts: countColumns,
    })
    .from(post)
    .innerJoin(postStat, eq(postStat.postId, post.id))
    .innerJoin(author, eq(author.accountId, post.authorId))
    .where(and(sql`${post.id} = ANY (${givenIds('ids')})`, isNull(post.repostOf), which));
}
