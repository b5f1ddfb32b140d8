import { sql } from 'drizzle-orm';
import { namedColumns, preparedStatement, type RowOf } from '../platform/database/prepared.ts';
import { cardSource as actor } from '../profiles/public/card-columns.ts';
import {
  once,
  type Subjects,
  source,
  unseen,
  unwanted,
  viewer,
  visible,
  wantedActor,
} from './read-queries.ts';
import { notification } from './tables.ts';

const silent = sql`${sql.placeholder('silent')}::text[]`;

/** New, wanted, and not about what the person may not see. */
const worthPush = (subjects: Subjects) => sql`${notification.recipientId} = ${viewer}
  AND ${notification.reading} = 0 AND ${unseen} AND ${notification.kind} <> ALL (${silent})
  AND ${wantedActor} AND ${visible(subjects)}`;

type PushedNotice = RowOf<ReturnType<typeof columnsOf>>;

function columnsOf({ post, comment }: Subjects) {
  const { kind, title, detail, path, groupKey, createdAt, postId, commentId } = notification;
  return {
    ...{ kind, title, detail, path, groupKey, createdAt },
    actorName: sql<string | null>`${actor.displayName}`,
    username: sql<string | null>`${actor.username}`,
    excerpt: sql<string | null>`CASE WHEN ${commentId} IS NULL THEN ${post.shown(postId)}->>'text'
      ELSE ${comment.shown(commentId)}->>'text' END`,
  };
}

/** A notice that is worth a push; of those that are shown as one, only the first that is unread. */
export const findPushed = once((subjects) =>
  preparedStatement<PushedNotice>(
    'notifications_push',
    sql`WITH ${unwanted} SELECT ${namedColumns(columnsOf(subjects))} FROM ${source}
      WHERE ${notification.id} = ${sql.placeholder('noticeId')}::bigint AND ${worthPush(subjects)}
        AND NOT EXISTS (SELECT FROM notification AS earlier
          WHERE earlier.recipient_id = ${viewer} AND earlier.group_key = ${notification.groupKey}
            AND earlier.reading = 0 AND earlier.id < ${notification.id}
            AND earlier.actor_id <> ALL ((SELECT ids FROM unwanted)::bigint[]))`,
  ),
);

/** How many groups are worth a push since an id. */
export const countPushed = once((subjects) =>
  preparedStatement<{ count: number }>(
    'notifications_push_count',
    sql`WITH ${unwanted} SELECT count(DISTINCT ${notification.groupKey})::integer AS count FROM ${source}
      WHERE ${notification.id} >= ${sql.placeholder('since')}::bigint AND ${worthPush(subjects)}`,
  ),
);
