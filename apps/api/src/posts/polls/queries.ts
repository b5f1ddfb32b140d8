import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { prepared, preparedStatement } from '../../platform/database/prepared.ts';
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
  const [row] = await pollForVote(tx).execute({ postId });
  return row ?? null;
}

const pollForVote = prepared((tx) =>
  tx
    .select({
      closesAt: poll.closesAt,
      multiple: poll.multiple,
      changeable: poll.changeable,
      options: sql<number>`(SELECT count(*)::integer FROM ${pollOption}
        WHERE ${pollOption.postId} = ${sql.placeholder('postId')})`,
    })
    .from(poll)
    .where(eq(poll.postId, sql.placeholder('postId')))
    .for('no key update')
    .prepare('polls_for_vote'),
);

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
  pair: { postId: string; accountId: string },
  positions: readonly number[],
): Promise<boolean> {
  return (await votesReplaced(tx, { ...pair, positions })).length > 0;
}

const postId = sql`${sql.placeholder('postId')}::bigint`;
const accountId = sql`${sql.placeholder('accountId')}::bigint`;
const positions = sql`${sql.placeholder('positions')}::integer[]`;

const votesReplaced = preparedStatement(
  'polls_replace_votes',
  sql`
    WITH removed AS (
      DELETE FROM ${pollVote} WHERE ${pollVote.postId} = ${postId}
        AND ${pollVote.accountId} = ${accountId} AND ${pollVote.position} <> ALL (${positions})
      RETURNING 1
    ), added AS (
      INSERT INTO ${pollVote} (post_id, account_id, position)
      SELECT ${postId}, ${accountId}, unnest(${positions})
      ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT FROM removed UNION ALL SELECT FROM added`,
);

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
