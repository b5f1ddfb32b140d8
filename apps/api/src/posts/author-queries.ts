import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { cardSource as author } from '../profiles/public/card-columns.ts';
import { visibleTo } from './public/visible-post.ts';
import { post, taggedPerson } from './tables.ts';

type AuthorQuery = {
  username: string;
  viewerId: string | null;
  before: string;
  limit: number;
};

/** Only posts that the viewer may see, so that the cursor reveals nothing of the others. */
export function listByAuthor(db: Queryable, query: AuthorQuery) {
  return postsByAuthor(db).execute(query);
}

export function listVideosByAuthor(db: Queryable, query: AuthorQuery) {
  return videosByAuthor(db).execute(query);
}

/** Posts of any author in which someone is tagged. */
export function listTagged(db: Queryable, query: AuthorQuery) {
  return postsWithTag(db).execute(query);
}

const viewer = sql`${sql.placeholder('viewerId')}`;
// A subquery, so that the index returns the posts already in order.
const named = sql`(SELECT ${author.accountId} FROM ${author} WHERE ${author.username} = ${sql.placeholder('username')})`;

const postsByAuthor = prepared((db) => selectByAuthor(db).prepare('posts_by_author'));
const videosByAuthor = prepared((db) =>
  selectByAuthor(db, eq(post.hasVideo, sql`true`)).prepare('posts_videos_by_author'),
);

function selectByAuthor(db: Queryable, which?: SQL) {
  return db
    .select({ id: post.id })
    .from(post)
    .innerJoin(author, eq(author.accountId, post.authorId))
    .where(
      and(
        eq(post.authorId, named),
        lt(post.id, sql.placeholder('before')),
        visibleTo(viewer),
        which,
      ),
    )
    .orderBy(desc(post.id))
    .limit(sql.placeholder('limit'));
}

const postsWithTag = prepared((db) =>
  db
    .select({ id: taggedPerson.postId })
    .from(taggedPerson)
    .innerJoin(post, eq(post.id, taggedPerson.postId))
    .innerJoin(author, eq(author.accountId, post.authorId))
    .where(
      and(
        eq(taggedPerson.accountId, named),
        lt(taggedPerson.postId, sql.placeholder('before')),
        visibleTo(viewer),
      ),
    )
    .orderBy(desc(taggedPerson.postId))
    .limit(sql.placeholder('limit'))
    .prepare('posts_with_tag'),
);
