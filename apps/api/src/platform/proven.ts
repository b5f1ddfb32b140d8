import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Context, SessionContext } from './context.ts';
import type { Transaction } from './database.ts';
import type { Claim } from './idempotency.ts';
import { afterCommit, read } from './transaction.ts';

/**
 * For changes of one statement that people make all the time (`handleProven`): they begin with whom the session stood
 * for when it was last looked up, and the statement itself makes sure that it still does.
 */
export function isProven(session: SQL, account: SQL, now: SQL): SQL {
  return sql`(${session} IS NULL OR ${lives(session, account, now)})`;
}

function lives(session: SQL, account: SQL, now: SQL): SQL {
  return sql`EXISTS (
    SELECT FROM session JOIN active_account ON active_account.id = session.account_id
    WHERE session.id = ${session} AND session.account_id = ${account} AND expires_at > ${now})`;
}

/** What to hand to the statement: nothing where the session has been looked up. */
export function toProve({ proof, viewer }: SessionContext): string | null {
  return proof && viewer.sessionId;
}

/** That somebody is who they are supposed to be has still to be made sure of, by what acts for them. */
export interface Proof {
  /** To be written down along with the change. */
  claim: Claim | null;
  /** Once a transaction has brought it about. */
  given: boolean;
}

/** Whether nothing may be said or done yet outside of that transaction. */
export function isUnproven({ proof }: Context): boolean {
  return proof?.given === false;
}

/**
 * For changes of one transaction: whether the session lives is asked with its first statement, and the change is
 * undone where it does not. A key under which the call may be sent again is claimed with it.
 */
export function transactProven<T>(
  { db, clock, viewer, proof }: Context,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!proof || !viewer) return db.transaction(work);
  const { claim } = proof;
  const who = [viewer.sessionId, viewer.accountId, claim?.at ?? clock.now()];
  return db.transaction(async (tx) => {
    const asked = claim ? read(tx, CLAIM, [...who, claim.key, claim.hash]) : read(tx, PROVE, who);
    const [found, done] = await Promise.allSettled([asked, work(tx)]);
    if (found.status === 'fulfilled' && found.value.length === 0) throw new NotProven();
    for (const each of [found, done]) if (each.status === 'rejected') throw each.reason;
    afterCommit(tx, () => {
      proof.given = true;
    });
    return (done as PromiseFulfilledResult<T>).value;
  });
}

const [SESSION, ACCOUNT, NOW] = [sql.raw('$1'), sql.raw('$2'), sql.raw('$3')];
const { sql: LIVES } = new PgDialect().sqlToQuery(lives(SESSION, ACCOUNT, NOW));
const PROVE = `SELECT WHERE ${LIVES}`;
const CLAIM = `
  INSERT INTO idempotency_key (account_id, key, request_hash, created_at)
  SELECT $2, $4, $5, $3 WHERE ${LIVES} ON CONFLICT DO NOTHING RETURNING 1`;

/** Nothing was done, perhaps because the session has ended, or because it was done before: the call goes the usual way. */
export class NotProven extends Error {
  override name = 'NotProven';
}
