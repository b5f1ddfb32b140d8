import type { Services, Viewer } from '../context.ts';

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

/** Whether this session was opened by signing in within these minutes. */
export async function isFreshSession(
  { db, clock }: Needs,
  { accountId, sessionId }: Viewer,
  minutes: number,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - minutes * 60_000);
  const { rowCount } = await db.$client.query(FRESH, [accountId, sessionId, since]);
  return rowCount === 1;
}

const LIST = `
  SELECT id, user_agent AS "userAgent", ip, created_at AS "createdAt", last_used_at AS "lastUsedAt"
  FROM session WHERE account_id = $1 AND expires_at > $2
  ORDER BY last_used_at DESC, id DESC LIMIT 100`;
const FRESH = 'SELECT FROM session WHERE account_id = $1 AND id = $2 AND created_at > $3';
