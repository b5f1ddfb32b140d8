import type { SimplePost } from '@arquiba/contract/posts';
import { sql } from 'drizzle-orm';
import { groupShown, groupTiesAmong } from '../groups/public/group-ties.ts';
import type { Database } from '../platform/database/database.ts';
import { namedColumns, preparedStatement, type RowOf } from '../platform/database/prepared.ts';
import { cardSource as author, cardColumns } from '../profiles/public/card-columns.ts';
import { namedIn } from '../profiles/public/named-in.ts';
import { tiesAmong } from '../profiles/public/ties.ts';
import { mutesWords, saysMutedWord } from '../profiles/public/unwanted.ts';
import { sharedWith } from '../profiles/public/visibility.ts';
import { bookmark } from './bookmarks/tables.ts';
import { notInterested } from './interest/tables.ts';
import { pollOfPost } from './polls/result-queries.ts';
import { visibleTo } from './public/visible-post.ts';
import { reaction } from './reactions/tables.ts';
import { post, postMention, postStat, taggedPerson } from './tables.ts';

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
const ids = sql`${sql.placeholder('ids')}::bigint[]`;

export type CardRow = RowOf<typeof columns>;

/**
 * Everything that the cards of these posts show, in one statement, limited to what the viewer may see.
 * Includes reposted and quoted posts, up to the quote inside a reposted post. A post that is shown for two
 * reasons may be returned twice.
 */
export function findCards(
  db: Database,
  query: { ids: readonly string[]; viewerId: string | null; now: Date },
): Promise<CardRow[]> {
  return cards(db, query);
}

/** The posts of this statement that the viewer has a row for in `table`. */
function marked(
  table: typeof reaction | typeof bookmark | typeof postMention | typeof notInterested,
) {
  return sql`ARRAY(SELECT ${table.postId} FROM ${table}
    WHERE ${table.accountId} = ${viewer} AND ${table.postId} = ANY (post_ids))`;
}

const isIn = (column: string) => sql<boolean>`${post.id} = ANY (${sql.raw(column)})`;

const { columns: foundTies, ties, muted } = tiesAmong(viewer, now, sql`account_ids`);

const { columns: foundGroups, ties: groupTies } = groupTiesAmong(
  viewer,
  post.groupId,
  sql`group_ids`,
);

const mayComment = sql<boolean>`${viewer} IS NOT NULL AND (${author.accountId} = ${viewer} OR CASE ${post.commentsBy}
  WHEN 'everyone' THEN true WHEN 'followers' THEN ${ties.followed} WHEN 'mentioned' THEN ${isIn('mentioned')}
  ELSE false END)`;
const unwanted = sql<boolean>`(${muted} OR ${groupTies.muted} OR ${isIn('uninteresting')}
  OR (mutes_words AND ${saysMutedWord(viewer, now, post.text)}))`;

/** The people tagged in the pictures whose profiles are shared with the viewer. */
const taggedInPost = sql<SimplePost['tagged'] | null>`(
  SELECT json_agg(json_build_object('username', ${author.username}, 'displayName', ${author.displayName})
    ORDER BY ${author.username})
  FROM ${taggedPerson} JOIN ${author} ON ${author.accountId} = ${taggedPerson.accountId}
  WHERE ${taggedPerson.postId} = ${post.id} AND ${sharedWith(viewer, ties)})`;

const columns = {
  ...cardColumns(viewer, ties),
  authorPrivate: author.private,
  pinned: sql<boolean>`${author.pinnedPostId} IS NOT DISTINCT FROM ${post.id}`,
  id: post.id,
  text: post.text,
  media: post.media,
  createdAt: post.createdAt,
  editedAt: post.editedAt,
  audience: post.audience,
  group: groupShown(post, groupTies),
  held: post.held,
  heldReason: post.heldReason,
  commentsBy: post.commentsBy,
  quotable: post.quotable,
  place: post.place,
  repostOf: post.repostOf,
  quoteOf: post.quoteOf,
  quotes: post.quotes,
  eventId: post.eventId,
  event: post.event,
  likes: postStat.likes,
  comments: postStat.comments,
  shares: postStat.shares,
  sends: postStat.sends,
  saves: postStat.saves,
  mentions: namedIn(post.text, viewer),
  liked: isIn('liked'),
  saved: isIn('saved'),
  reposted: isIn('reposted'),
  mayComment,
  unwanted,
  poll: pollOfPost(viewer, now),
  tagged: taggedInPost,
};

/** The conditions about the viewer run once for all posts, not once for each. */
const cards = preparedStatement<CardRow>(
  'posts_cards',
  sql`
    WITH asked AS MATERIALIZED (
      SELECT * FROM ${post} WHERE ${post.id} = ANY (${ids})
    ), shared AS MATERIALIZED (
      SELECT ${post}.* FROM asked JOIN ${post} ON ${post.id} = coalesce(asked.repost_of, asked.quote_of)
    ), shown AS MATERIALIZED (
      SELECT * FROM asked UNION ALL SELECT * FROM shared
      UNION ALL SELECT ${post}.* FROM shared JOIN ${post} ON ${post.id} = shared.quote_of
    ), named AS MATERIALIZED (
      SELECT array_agg(id) AS post_ids, array_agg(author_id) AS author_ids,
        array_agg(group_id) FILTER (WHERE group_id IS NOT NULL) AS group_ids FROM shown
    ), involved AS MATERIALIZED (
      SELECT post_ids, group_ids, author_ids || ARRAY(SELECT ${taggedPerson.accountId} FROM ${taggedPerson}
        WHERE ${taggedPerson.postId} = ANY (post_ids)) AS account_ids FROM named
    ), known AS MATERIALIZED (
      SELECT ${foundTies}, ${foundGroups}, ${mutesWords(viewer, now)} AS mutes_words,
        ${marked(reaction)} AS liked, ${marked(bookmark)} AS saved,
        ${marked(postMention)} AS mentioned, ${marked(notInterested)} AS uninteresting,
        ARRAY(SELECT ${post.repostOf} FROM ${post}
          WHERE ${post.authorId} = ${viewer} AND ${post.repostOf} = ANY (post_ids)) AS reposted
      FROM involved
    )
    SELECT ${namedColumns(columns)}
    FROM known CROSS JOIN shown AS post
    JOIN ${postStat} ON ${postStat.postId} = ${post.id}
    JOIN ${author} ON ${author.accountId} = ${post.authorId}
    WHERE ${visibleTo(viewer, ties, groupTies)}`,
);
