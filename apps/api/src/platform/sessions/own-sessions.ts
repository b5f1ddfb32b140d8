import { sql } from 'drizzle-orm';
import type { Services, Viewer } from '../context.ts';
import type { Transaction } from '../database/database.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

export interface OwnSession {
  id: string;
  userAgent: string;
  ip: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The valid sessions of an account, the last used first. */
export async function listSessions({ db, clock }: Needs, accountId: string): Promise<OwnSession[]> {
  const { rows } = await db.$client.query<OwnSession>(LIST, [accountId, clock.now()]);
  return rows;
}

/** Whether a session has not been ended, inside a transaction. */
export async function isOpenSession(
  tx: Transaction,
  { accountId, sessionId }: Viewer,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`SELECT FROM session WHERE account_id = ${accountId} AND id = ${sessionId}`,
  );
  return rowCount === 1;
}

const LIST = `
  SELECT id, user_agent AS "userAgent", ip, created_at AS "createdAt", last_used_at AS "lastUsedAt"
  FROM session WHERE account_id = $1 AND expires_at > $2
  ORDER BY last_used_at DESC, id DESC LIMIT 100`;
