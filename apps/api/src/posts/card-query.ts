import type { SimplePost } from '@arquiba/contract/posts';
import type { FollowState } from '@arquiba/contract/profiles';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { jsonRows } from '../platform/database/json-rows.ts';
import { preparedStatement } from '../platform/database/prepared.ts';
import { cardSource as author, cardColumns } from '../profiles/public/card-columns.ts';
import { namedIn } from '../profiles/public/named-in.ts';
import { tiesAmong } from '../profiles/public/ties.ts';
import { mutesWords, saysMutedWord } from '../profiles/public/unwanted.ts';
import { sharedWith } from '../profiles/public/visibility.ts';
import { keptCardsOf } from './kept-cards.ts';
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
const versions = sql`${sql.placeholder('versions')}::text[]`;

export interface PollRow {
  closesAt: string;
  multiple: boolean;
  options: { label: string; votes: number; chosen: boolean }[];
}

export type LastingCard = ReturnType<typeof lasting.read>[number];

/** What may be another thing for each viewer and at each moment, and all that lasts longer. */
export interface CardRow extends ReturnType<typeof readPassing> {
  lasting: LastingCard;
}

/** Cards, and what few of them have, by the ids of their posts. */
export interface Cards {
  rows: CardRow[];
  polls: Record<string, PollRow>;
  tagged: Record<string, SimplePost['tagged']>;
}

/**
 * All that the cards of these posts show, in one statement, as far as the viewer may see it; together
 * with what they repeat and quote, up to the quote of something that is repeated. A post that is shown
 * for two reasons may come twice. What lasts is sent only where it is not kept as it still is.
 */
export async function findCards(
  db: Database,
  query: { ids: readonly string[]; viewerId: string | null; now: Date },
): Promise<Cards> {
  const memory = keptCardsOf(db);
  const known = memory.among(query.ids);
  const versions = [...known.values()].map(({ version }) => version);
  const [found] = await cards(db, { ...query, versions });
  for (const card of lasting.read(found?.lasting ?? null)) {
    known.set(card.id, card);
    memory.keep(card);
  }
  const rows = found?.passing?.split(';').map(readPassing) ?? [];
  return {
    rows: rows.flatMap((row) => {
      const card = known.get(row.id);
      return card ? { ...row, lasting: card } : [];
    }),
    polls: found?.polls ?? {},
    tagged: found?.tagged ?? {},
  };
}

/** Those of the posts at hand that the viewer has marked so. */
function marked(
  table: typeof reaction | typeof bookmark | typeof postMention | typeof notInterested,
) {
  return sql`ARRAY(SELECT ${table.postId} FROM ${table}
    WHERE ${table.accountId} = ${viewer} AND ${table.postId} = ANY (post_ids))`;
}

const isIn = (column: string) => sql<boolean>`${post.id} = ANY (${sql.raw(column)})`;

const { columns: foundTies, ties, muted } = tiesAmong(viewer, now, sql`account_ids`);

/** Of the rows that a card lasts as long as: another one after each change of the post or of its author. */
const version = sql<string>`concat_ws(' ', ${post.id}, post.version, ${author}.xmin)`;
const { following, ...authorColumns } = cardColumns(viewer, ties);

const lasting = jsonRows({
  version,
  ...authorColumns,
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
});

const mayComment = sql`${viewer} IS NOT NULL AND (${author.accountId} = ${viewer} OR CASE ${post.commentsBy}
  WHEN 'everyone' THEN true WHEN 'followers' THEN ${ties.followed} WHEN 'mentioned' THEN ${isIn('mentioned')}
  ELSE false END)`;
const unwanted = sql`${muted} OR ${isIn('uninteresting')}
  OR (mutes_words AND ${saysMutedWord(viewer, now, post.text)})`;

/**
 * Numbers, yes and no, usernames: nothing that could be taken for what stands between them, and nothing that is
 * NULL, which would be left out. Half as dear as JSON.
 */
const passing = sql`string_agg(concat_ws(',', ${sql.join(
  [
    ...[post.id, following, sql`array_to_string(${namedIn(post.text, viewer)}, ' ')`],
    ...[postStat.likes, postStat.comments, postStat.shares, postStat.sends, postStat.saves],
    ...[isIn('liked'), isIn('saved'), isIn('reposted'), mayComment, unwanted],
  ],
  sql`, `,
)}), ';')`;

function readPassing(row: string) {
  const [id = '', following, names, ...cells] = row.split(',');
  const [likes, comments, shares, sends, saves, ...marks] = cells;
  const [liked, saved, reposted, mayComment, unwanted] = marks;
  return {
    id,
    following: following as FollowState,
    mentions: names ? names.split(' ') : [],
    counts: {
      likes: Number(likes),
      comments: Number(comments),
      shares: Number(shares),
      sends: Number(sends),
      saves: Number(saves),
    },
    liked: liked === YES,
    saved: saved === YES,
    reposted: reposted === YES,
    mayComment: mayComment === YES,
    unwanted: unwanted === YES,
  };
}

const YES = 't';

const pollsOfPosts = sql`SELECT json_object_agg(${poll.postId}, json_build_object(
    'closesAt', ${poll.closesAt}, 'multiple', ${poll.multiple}, 'options', (
      SELECT json_agg(json_build_object('label', ${pollOption.label}, 'votes', ${pollOption.votes},
        'chosen', EXISTS (SELECT FROM ${pollVote} WHERE ${pollVote.postId} = ${poll.postId}
          AND ${pollVote.accountId} = ${viewer} AND ${pollVote.position} = ${pollOption.position})
        ) ORDER BY ${pollOption.position})
      FROM ${pollOption} WHERE ${pollOption.postId} = ${poll.postId})))
  FROM ${poll} WHERE ${poll.postId} = ANY (post_ids)`;

// The people in the pictures, as far as they are shown.
const taggedInPosts = sql`SELECT json_object_agg(post_id, people) FROM (
    SELECT ${taggedPerson.postId}, json_agg(json_build_object(
        'username', ${author.username}, 'displayName', ${author.displayName})
      ORDER BY ${author.username}) AS people
    FROM known CROSS JOIN ${taggedPerson} JOIN ${author} ON ${author.accountId} = ${taggedPerson.accountId}
    WHERE ${taggedPerson.postId} = ANY (post_ids) AND ${sharedWith(viewer, ties)}
    GROUP BY ${taggedPerson.postId}) AS tagging`;

/** What is asked of the viewer is asked once for all the posts, not once for each. */
const cards = preparedStatement<{
  passing: string | null;
  lasting: unknown[][] | null;
  polls: Cards['polls'] | null;
  tagged: Cards['tagged'] | null;
}>(
  'posts_cards',
  sql`
    WITH asked AS MATERIALIZED (
      SELECT ${post}.xmin AS version, ${post}.* FROM ${post} WHERE ${post.id} = ANY (${ids})
    ), shared AS MATERIALIZED (
      SELECT ${post}.xmin AS version, ${post}.* FROM asked JOIN ${post} ON ${post.id} = coalesce(asked.repost_of, asked.quote_of)
    ), shown AS MATERIALIZED (
      SELECT * FROM asked UNION ALL SELECT * FROM shared
      UNION ALL SELECT ${post}.xmin AS version, ${post}.* FROM shared JOIN ${post} ON ${post.id} = shared.quote_of
    ), named AS MATERIALIZED (
      SELECT array_agg(id) AS post_ids, array_agg(author_id) AS author_ids FROM shown
    ), involved AS MATERIALIZED (
      SELECT post_ids, author_ids || ARRAY(SELECT ${taggedPerson.accountId} FROM ${taggedPerson}
        WHERE ${taggedPerson.postId} = ANY (post_ids)) AS account_ids FROM named
    ), known AS MATERIALIZED (
      SELECT ${foundTies}, ${mutesWords(viewer, now)} AS mutes_words,
        ${marked(reaction)} AS liked, ${marked(bookmark)} AS saved,
        ${marked(postMention)} AS mentioned, ${marked(notInterested)} AS uninteresting,
        ARRAY(SELECT ${post.repostOf} FROM ${post}
          WHERE ${post.authorId} = ${viewer} AND ${post.repostOf} = ANY (post_ids)) AS reposted
      FROM involved
    )
    SELECT (${pollsOfPosts}) AS polls, (${taggedInPosts}) AS tagged, drawn.*
    FROM named CROSS JOIN (
      SELECT ${passing} AS passing, ${lasting.value} FILTER (WHERE ${version} <> ALL (${versions})) AS lasting
      FROM known CROSS JOIN shown AS post
      JOIN ${postStat} ON ${postStat.postId} = ${post.id}
      JOIN ${author} ON ${author.accountId} = ${post.authorId}
      WHERE ${visibleTo(viewer, ties)}) AS drawn`,
);
