import { type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from './context.ts';

/**
 * For changes of one statement that people make all the time (`handleProven`): they begin with whom the session stood
 * for when it was last looked up, and the statement itself makes sure that it still does.
 */
export function isProven(session: SQL, account: SQL, now: SQL): SQL {
  return sql`(${session} IS NULL OR EXISTS (
    SELECT FROM session JOIN active_account ON active_account.id = session.account_id
    WHERE session.id = ${session} AND session.account_id = ${account} AND expires_at > ${now}))`;
}

/** What to hand to the statement: nothing where the session has been looked up. */
export function toProve({ supposed, viewer }: SessionContext): string | null {
  return supposed ? viewer.sessionId : null;
}

/** Nothing was done, perhaps because the session has ended: the call goes the usual way. */
export class NotProven extends Error {
  override name = 'NotProven';
}
