import type { SimplePost } from '@arquiba/contract/posts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { prepared } from '../platform/prepared.ts';
import { cardSource as author, cardColumns } from '../profiles/public/card-columns.ts';
import { isMuted, saysMutedWord } from '../profiles/public/unwanted.ts';
import { isFollowedBy, sharedWith } from '../profiles/public/visibility.ts';
import { visibleTo } from './public/visible-post.ts';
import {
  bookmark,
  notInterested,
  poll,
  pollOption,
  pollVote,
  post,
  postMention,
  postStat,
  reaction,
  taggedPerson,
} from './tables.ts';

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
const ids = sql`${sql.placeholder('ids')}::bigint[]`;

export type CardRow = Awaited<ReturnType<typeof findCards>>[number];

/**
 * All that the cards of these posts show, in one statement, as far as the viewer may see it; together
 * with what they repeat and quote, up to the quote of something that is repeated.
 */
export function findCards(
  db: Queryable,
  query: { ids: readonly string[]; viewerId: string | null; now: Date },
) {
  return cards(db).execute({ ...query });
}

const shownIds = sql`ARRAY(
  WITH asked AS (
    SELECT id, repost_of, quote_of FROM post WHERE id = ANY (${ids})
  ), shared AS (
    SELECT post.id, post.quote_of FROM asked JOIN post ON post.id = coalesce(asked.repost_of, asked.quote_of)
  )
  SELECT id FROM asked UNION SELECT id FROM shared
  UNION SELECT quote_of FROM shared WHERE quote_of IS NOT NULL)`;

const pollOfPost = sql<PollRow | null>`(
  SELECT jsonb_build_object('closesAt', ${poll.closesAt}, 'multiple', ${poll.multiple}, 'options', (
    SELECT jsonb_agg(jsonb_build_object('label', ${pollOption.label}, 'votes', ${pollOption.votes},
      'chosen', EXISTS (SELECT FROM ${pollVote} WHERE ${pollVote.postId} = ${post.id}
        AND ${pollVote.accountId} = ${viewer} AND ${pollVote.position} = ${pollOption.position})
      ) ORDER BY ${pollOption.position})
    FROM ${pollOption} WHERE ${pollOption.postId} = ${post.id}))
  FROM ${poll} WHERE ${poll.postId} = ${post.id})`;

export interface PollRow {
  closesAt: string;
  multiple: boolean;
  options: { label: string; votes: number; chosen: boolean }[];
}

// In the place of the author, whose name it takes: the people in the pictures, as far as they are shown.
const tagged = sql<SimplePost['tagged']>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('username', ${author.username}, 'displayName', ${author.displayName})
    ORDER BY ${author.username})
  FROM ${taggedPerson} JOIN ${author} ON ${author.accountId} = ${taggedPerson.accountId}
  WHERE ${taggedPerson.postId} = ${post.id} AND ${sharedWith(viewer)}), '[]')`;

const cards = prepared((db) =>
  db
    .select({
      author: cardColumns(viewer),
      authorPrivate: author.private,
      pinned: sql<boolean>`${author.pinnedPostId} IS NOT DISTINCT FROM ${post.id}`,
      id: post.id,
      text: post.text,
      media: post.media,
      createdAt: post.createdAt,
      editedAt: post.editedAt,
      audience: post.audience,
      commentsBy: post.commentsBy,
      quotable: post.quotable,
      place: post.place,
      repostOf: post.repostOf,
      quoteOf: post.quoteOf,
      quotes: post.quotes,
      likes: postStat.likes,
      comments: postStat.comments,
      shares: postStat.shares,
      sends: postStat.sends,
      saves: postStat.saves,
      liked: sql<boolean>`EXISTS (SELECT FROM ${reaction}
        WHERE ${reaction.postId} = ${post.id} AND ${reaction.accountId} = ${viewer})`,
      saved: sql<boolean>`EXISTS (SELECT FROM ${bookmark}
        WHERE ${bookmark.accountId} = ${viewer} AND ${bookmark.postId} = ${post.id})`,
      reposted: sql<boolean>`EXISTS (SELECT FROM post repost
        WHERE repost.repost_of = ${post.id} AND repost.author_id = ${viewer})`,
      mayComment: sql<boolean>`${author.accountId} = ${viewer} OR (${viewer} IS NOT NULL AND CASE ${post.commentsBy}
        WHEN 'everyone' THEN true
        WHEN 'followers' THEN ${isFollowedBy(viewer)}
        WHEN 'mentioned' THEN EXISTS (SELECT FROM ${postMention}
          WHERE ${postMention.postId} = ${post.id} AND ${postMention.accountId} = ${viewer})
        ELSE false END)`,
      poll: pollOfPost,
      tagged,
      unwanted: sql<boolean>`${isMuted(viewer, now)} OR ${saysMutedWord(viewer, now, post.text)}
        OR EXISTS (SELECT FROM ${notInterested}
          WHERE ${notInterested.accountId} = ${viewer} AND ${notInterested.postId} = ${post.id})`,
    })
    .from(post)
    .innerJoin(postStat, eq(postStat.postId, post.id))
    .innerJoin(author, eq(author.accountId, post.authorId))
    .where(and(sql`${post.id} = ANY (${shownIds})`, visibleTo(viewer)))
    .prepare('posts_cards'),
);
