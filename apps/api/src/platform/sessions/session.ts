import { hash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context, Services, Viewer } from '../context.ts';
import { newId, type Transaction } from '../database/database.ts';

/** How long a session outlives its last use. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
// The last use is stored at most this often: most requests write nothing.
const NOTED_EVERY_MS = 5 * 60_000;
const TOKEN_BYTES = 32;

type Needs = Pick<Services, 'db' | 'clock' | 'realtime'>;

/** The channel for the sockets of an account; a `closed` event names the sessions that ended. */
export function sessionChannel(accountId: string): string {
  return `session:${accountId}`;
}

/** A new session. Only the browser has its token; we store a one-way hash. */
export async function openSession(
  { db, clock }: Needs,
  accountId: string,
  caller: Context['caller'],
): Promise<{ sessionId: string; token: string }> {
  const now = clock.now();
  const sessionId = newId(now);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.$client.query(INSERT, [
    ...[sessionId, accountId, hashOf(token), caller.userAgent.slice(0, 400), caller.ip],
    ...[now, expiryFrom(now)],
  ]);
  return { sessionId, token };
}

/** The viewer of a token; null once it has expired, was revoked or its account is blocked. */
export async function readSession(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  token: string,
): Promise<{ viewer: Viewer; renewed: boolean } | null> {
  const now = clock.now();
  const { rows } = await db.$client.query<SessionRow>({
    name: 'session_read',
    text: READ,
    values: [hashOf(token), now],
  });
  const [row] = rows;
  if (!row) return null;
  const isDue = now.getTime() - row.last_used_at.getTime() >= NOTED_EVERY_MS;
  const renewed = isDue && (await renew(db, row.id, now));
  const viewer = { accountId: row.account_id, sessionId: row.id, roles: row.roles };
  return { viewer, renewed };
}

/** Ends one session of an account; false if the account has no such session. */
export async function closeSession(
  services: Needs,
  { accountId, sessionId }: Pick<Viewer, 'accountId' | 'sessionId'>,
): Promise<boolean> {
  const which = sql`account_id = ${accountId} AND id = ${sessionId}`;
  const { db, realtime } = services;
  return (await db.transaction((tx) => close(tx, realtime, accountId, which))) > 0;
}

/** Ends every session of an account; after a password change, all but the one that made it. */
export async function closeSessionsOf(services: Needs, accountId: string, exceptId?: string) {
  await services.db.transaction((tx) => closeSessionsIn(tx, services, accountId, exceptId));
}

/** The same, inside a transaction. */
export async function closeSessionsIn(
  tx: Transaction,
  { realtime }: Pick<Needs, 'realtime'>,
  accountId: string,
  exceptId = '0',
) {
  await close(tx, realtime, accountId, sql`account_id = ${accountId} AND id <> ${exceptId}`);
}

/** Deletes expired sessions, and returns how many. */
export async function sweepSessions({ db, clock }: Pick<Needs, 'db' | 'clock'>): Promise<number> {
  const { rowCount } = await db.$client.query(SWEEP, [clock.now()]);
  return rowCount ?? 0;
}

interface SessionRow {
  id: string;
  account_id: string;
  roles: Viewer['roles'];
  last_used_at: Date;
}

const INSERT = `
  INSERT INTO session (id, account_id, token_hash, user_agent, ip, created_at, last_used_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $6, $7)`;
const READ = `
  SELECT session.id, account_id, roles, last_used_at FROM session
  JOIN active_account ON active_account.id = account_id
  WHERE token_hash = $1 AND expires_at > $2`;
const RENEW = 'UPDATE session SET last_used_at = $2, expires_at = $3 WHERE id = $1';
const SWEEP = 'DELETE FROM session WHERE expires_at <= $1';

async function close(
  tx: Transaction,
  realtime: Needs['realtime'],
  accountId: string,
  which: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`DELETE FROM session WHERE ${which} RETURNING id`,
  );
  if (rows.length === 0) return 0;
  const sessionIds = rows.map((row) => row.id);
  await realtime.publish(tx, sessionChannel(accountId), { type: 'closed', sessionIds });
  return rows.length;
}

/** False if it could not be stored, on a full disk for example: the session is valid nevertheless. */
async function renew(db: Needs['db'], id: string, now: Date): Promise<boolean> {
  return db.$client.query(RENEW, [id, now, expiryFrom(now)]).then(
    () => true,
    () => false,
  );
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}
