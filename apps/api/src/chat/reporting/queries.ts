import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { message, messageFile, reportedMessage } from '../tables.ts';

/** Who wrote each of these messages, by place; without those that cannot be reported. */
export async function findSenders(
  tx: Transaction,
  conversationId: string,
  seqs: readonly number[],
  floor: number,
): Promise<Map<number, string | null>> {
  const rows = await tx
    .select({ seq: message.seq, senderId: message.senderId })
    .from(message)
    .where(
      and(
        eq(message.conversationId, conversationId),
        inArray(message.seq, [...seqs]),
        gt(message.seq, floor),
        isNull(message.happening),
        isNull(message.unsentAt),
      ),
    );
  return new Map(rows.map(({ seq, senderId }) => [seq, senderId]));
}

interface Copied {
  reportId: string;
  conversationId: string;
  seqs: readonly number[];
  floor: number;
  around: number;
}

/** Reporting more of the same conversation adds to what was kept. */
export async function copyReported(
  tx: Transaction,
  { reportId, conversationId, seqs, floor, around }: Copied,
) {
  const chosen = sql`${sql.param([...seqs])}::integer[]`;
  await tx.execute(sql`
    INSERT INTO ${reportedMessage} (report_id, seq, sender_id, text, voice, card_kind, card_target, files,
      chosen, created_at)
    SELECT ${reportId}::bigint, ${message.seq}, ${message.senderId}, ${message.text},
      ${message.voice} IS NOT NULL, ${message.cardKind}, ${message.cardTarget},
      coalesce((SELECT jsonb_agg(${messageFile.file} ORDER BY ${messageFile.position}) FROM ${messageFile}
        WHERE ${messageFile.conversationId} = ${message.conversationId}
          AND ${messageFile.seq} = ${message.seq}), '[]'),
      ${message.seq} = ANY (${chosen}), ${message.createdAt}
    FROM ${message}
    WHERE ${message.conversationId} = ${conversationId} AND ${message.seq} > ${floor}
      AND ${message.happening} IS NULL AND EXISTS (SELECT FROM unnest(${chosen}) AS one
        WHERE ${message.seq} BETWEEN one - ${around}::integer AND one + ${around}::integer)
    ON CONFLICT (report_id, seq) DO UPDATE SET chosen = reported_message.chosen OR excluded.chosen`);
}

/** What staff see of a reported conversation. */
export function listReported(db: Queryable, reportId: string) {
  const { reportId: report, ...columns } = getTableColumns(reportedMessage);
  return db
    .select({ ...columns, sender: profile.username })
    .from(reportedMessage)
    .leftJoin(profile, eq(profile.accountId, columns.senderId))
    .where(eq(report, reportId))
    .orderBy(asc(columns.seq));
}
