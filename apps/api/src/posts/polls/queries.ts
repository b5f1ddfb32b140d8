import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { poll, pollOption, pollVote } from './tables.ts';

export type PollParts = Omit<typeof poll.$inferSelect, 'postId' | 'told'> & {
  options: readonly { label: string; picture: FileReference | null }[];
};

export async function insertPoll(tx: Transaction, postId: string, { options, ...row }: PollParts) {
  await tx.insert(poll).values({ postId, ...row });
  await tx
    .insert(pollOption)
    .values(options.map((option, position) => ({ postId, position, ...option })));
}

/**
 * A poll, locked until the transaction ends. Votes on one poll run one after the other, so that nobody votes
 * twice in a single-choice poll, and the updates of the counters cannot deadlock.
 */
export async function lockPoll(tx: Transaction, postId: string) {
  const [row] = await tx
    .select({ closesAt: poll.closesAt, multiple: poll.multiple, changeable: poll.changeable })
    .from(poll)
    .where(eq(poll.postId, postId))
    .for('no key update');
  return row
    ? { ...row, options: await tx.$count(pollOption, eq(pollOption.postId, postId)) }
    : null;
}

export async function hasVotes(db: Queryable, postId: string): Promise<boolean> {
  const found = await db
    .select({ postId: pollVote.postId })
    .from(pollVote)
    .where(eq(pollVote.postId, postId))
    .limit(1);
  return found.length > 0;
}

/** The options that someone chose. */
export async function findChosen(
  db: Queryable,
  { postId, accountId }: { postId: string; accountId: string },
): Promise<number[]> {
  const rows = await db
    .select({ position: pollVote.position })
    .from(pollVote)
    .where(and(eq(pollVote.postId, postId), eq(pollVote.accountId, accountId)));
  return rows.map(({ position }) => position);
}

interface VotersQuery {
  postId: string;
  position: number;
  before: string;
  limit: number;
}

export function listVotersOf(db: Queryable, { postId, position, before, limit }: VotersQuery) {
  return db
    .select({ accountId: pollVote.accountId })
    .from(pollVote)
    .where(
      and(
        eq(pollVote.postId, postId),
        eq(pollVote.position, position),
        lt(pollVote.accountId, before),
      ),
    )
    .orderBy(desc(pollVote.accountId))
    .limit(limit);
}

/** Returns whether something changed. */
export async function replaceVotes(
  tx: Transaction,
  { postId, accountId }: { postId: string; accountId: string },
  positions: readonly number[],
) {
  const removed = await tx
    .delete(pollVote)
    .where(
      and(
        eq(pollVote.postId, postId),
        eq(pollVote.accountId, accountId),
        notInArray(pollVote.position, [...positions]),
      ),
    );
  const added = await tx
    .insert(pollVote)
    .values(positions.map((position) => ({ postId, accountId, position })))
    .onConflictDoNothing();
  return (removed.rowCount ?? 0) + (added.rowCount ?? 0) > 0;
}

/** The votes of a person, by post, for the export of their data. */
export function listOwnVotes(
  db: Queryable,
  { accountId, after, limit }: { accountId: string; after: string; limit: number },
) {
  return db
    .select({
      postId: pollVote.postId,
      labels: sql<string[]>`array_agg(${pollOption.label} ORDER BY ${pollOption.position})`,
    })
    .from(pollVote)
    .innerJoin(
      pollOption,
      and(eq(pollOption.postId, pollVote.postId), eq(pollOption.position, pollVote.position)),
    )
    .where(and(eq(pollVote.accountId, accountId), gt(pollVote.postId, after)))
    .groupBy(pollVote.postId)
    .orderBy(pollVote.postId)
    .limit(limit);
}
