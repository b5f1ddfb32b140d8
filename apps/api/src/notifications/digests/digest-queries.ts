import type { DigestFrequency } from '@arquiba/contract/notifications';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  type Queryable,
  smallestIdAt,
  type Transaction,
} from '../../platform/database/database.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { notification, notificationDigest, notificationMark } from '../tables.ts';

export async function findFrequency(db: Queryable, accountId: string): Promise<DigestFrequency> {
  const [row] = await db
    .select({ frequency: notificationDigest.frequency })
    .from(notificationDigest)
    .where(eq(notificationDigest.accountId, accountId));
  return row?.frequency ?? 'daily';
}

/** Nothing happens for an account that is gone. */
export async function setFrequency(db: Queryable, accountId: string, frequency: DigestFrequency) {
  await db.execute(sql`
    INSERT INTO ${notificationDigest} (account_id, frequency)
    SELECT ${profile.accountId}, ${frequency} FROM ${profile} WHERE ${profile.accountId} = ${accountId}
    ON CONFLICT (account_id) DO UPDATE SET frequency = excluded.frequency`);
}

export function findDigests(db: Queryable, ids: readonly string[]) {
  return db
    .select()
    .from(notificationDigest)
    .where(inArray(notificationDigest.accountId, [...ids]));
}

/** Those of these people who have unread and unseen notices, and after which notice these begin. */
export async function findUnseen(
  db: Queryable,
  people: readonly { accountId: string; since: Date }[],
  before: string,
): Promise<Map<string, string>> {
  const ids = people.map(({ accountId }) => accountId);
  const floors = people.map(({ since }) => smallestIdAt(since));
  const { rows } = await db.execute<{ accountId: string; floor: string }>(sql`
    SELECT person.id AS "accountId", bound.floor
    FROM unnest(${sql.param(ids)}::bigint[], ${sql.param(floors)}::bigint[]) AS person (id, floor)
    LEFT JOIN ${notificationMark} ON ${notificationMark.accountId} = person.id
    CROSS JOIN LATERAL (SELECT greatest(person.floor - 1, ${notificationMark.seenUntil}) AS floor) AS bound
    WHERE EXISTS (SELECT FROM ${notification} WHERE ${notification.recipientId} = person.id
      AND ${notification.id} > bound.floor AND ${notification.id} < ${before}::bigint
      AND ${notification.reading} = 0)`);
  return new Map(rows.map(({ accountId, floor }) => [accountId, floor]));
}

interface Claim {
  accountId: string;
  frequency: DigestFrequency;
  /** The last digest, as it was read before. */
  lastSentAt: Date | null;
  sentAt: Date;
}

/** Notes a digest. False if another run has sent one since, or the person has changed the frequency. */
export async function claimDigest(
  tx: Transaction,
  { accountId, frequency, lastSentAt, sentAt }: Claim,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO ${notificationDigest} (account_id, frequency, sent_at)
    VALUES (${accountId}::bigint, ${frequency}, ${sentAt.toISOString()}::timestamptz)
    ON CONFLICT (account_id) DO UPDATE SET sent_at = excluded.sent_at
      WHERE notification_digest.frequency = excluded.frequency
        AND notification_digest.sent_at IS NOT DISTINCT FROM ${lastSentAt?.toISOString() ?? null}::timestamptz`);
  return rowCount === 1;
}
