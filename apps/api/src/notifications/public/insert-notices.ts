import { type SQL, sql } from 'drizzle-orm';
import { cardSource as actor } from '../../profiles/public/card-columns.ts';
import { tiesTo } from '../../profiles/public/ties.ts';
import { notification, notificationPreference } from '../tables.ts';

const { followed, blocked } = tiesTo(sql`each.recipient_id`);

/**
 * Stores the rows of `each`, except what was told before, what blocked people did, and what the recipient does
 * not want. Returns the recipients of the others. Also part of statements that do the deed itself.
 */
export function insertNotices(each: SQL): SQL {
  const from = sql`coalesce(${notificationPreference.site}, 'everyone')`;
  return sql`INSERT INTO ${notification} (id, recipient_id, actor_id, kind, target, topic, post_id, comment_id,
      title, detail, path, created_at, group_key)
    SELECT each.id, each.recipient_id, each.actor_id, each.kind, each.target, each.topic, each.post_id,
      each.comment_id, each.title, each.detail, each.path, each.created_at,
      coalesce(each.group_key, each.id::text)
    FROM ${each}
    LEFT JOIN ${actor} ON ${actor.accountId} = each.actor_id
    LEFT JOIN ${notificationPreference} ON ${notificationPreference.accountId} = each.recipient_id
      AND ${notificationPreference.subject} = each.subject
    WHERE ${from} <> 'nobody'
      AND (each.actor_id IS NULL OR (NOT ${blocked} AND (${from} = 'everyone' OR ${followed})))
    ON CONFLICT DO NOTHING RETURNING recipient_id AS "recipientId"`;
}
