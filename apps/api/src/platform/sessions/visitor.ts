import { sql } from 'drizzle-orm';
import type { Context, Services, SessionControl } from '../context.ts';
import { newId, type Queryable } from '../database/database.ts';
import { query } from '../database/transaction.ts';
import { newSecretToken, secretTokenHash } from './secret-token.ts';

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_FOR_SECONDS = 60 * DAY_SECONDS;

type Call = Pick<Context, 'db' | 'clock' | 'session'>;

/** The visitor of this browser; null if it has none, or the visitor was deleted. */
export async function findVisitor({ db, clock, session }: Call): Promise<string | null> {
  const secret = session.kept('shop');
  if (secret === null) return null;
  const { rows } = await db.$client.query<{ id: string; last_seen: Date }>({
    name: 'visitor_find',
    text: 'SELECT id, last_seen FROM visitor WHERE token_hash = $1',
    values: [secretTokenHash(secret)],
  });
  const [row] = rows;
  if (!row) return null;
  const now = clock.now();
  if (now.getTime() - row.last_seen.getTime() >= DAY_SECONDS * 1000) {
    await db.$client.query('UPDATE visitor SET last_seen = $2 WHERE id = $1', [row.id, now]);
    session.keep('shop', secret, KEPT_FOR_SECONDS);
  }
  return row.id;
}

/** The same inside a transaction; does not count as a visit. */
export async function visitorIn(
  db: Queryable,
  { session }: Pick<Context, 'session'>,
): Promise<string | null> {
  const secret = session.kept('shop');
  if (secret === null) return null;
  const [row] = await query<{ id: string }>(db, 'visitor_in', FIND_ID, [secretTokenHash(secret)]);
  return row?.id ?? null;
}

const FIND_ID = 'SELECT id FROM visitor WHERE token_hash = $1';

/** The visitor of this browser, a new one if needed. Call it only to store something for them. */
export async function visitorOf(call: Call): Promise<string> {
  const known = await findVisitor(call);
  if (known !== null) return known;
  const now = call.clock.now();
  const [id, secret] = [newId(now), newSecretToken()];
  await call.db.$client.query(
    'INSERT INTO visitor (id, token_hash, created_at, last_seen) VALUES ($1, $2, $3, $3)',
    [id, secretTokenHash(secret), now],
  );
  call.session.keep('shop', secret, KEPT_FOR_SECONDS);
  return id;
}

/**
 * Moves what a visitor collected to the account that the browser signs in to. A failure never blocks a
 * sign-in: the browser keeps its secret and the next sign-in tries again.
 */
export async function joinVisitor(
  services: Services,
  session: Pick<SessionControl, 'kept' | 'forget'>,
  accountId: string,
): Promise<void> {
  const secret = session.kept('shop');
  if (secret === null) return;
  try {
    await services.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(
        sql`SELECT id FROM visitor WHERE token_hash = ${secretTokenHash(secret)} FOR UPDATE`,
      );
      const [visitor] = rows;
      if (!visitor) return;
      for (const join of services.hooks.visitorJoined) {
        await join(tx, { visitorId: visitor.id, accountId }, services);
      }
      await tx.execute(sql`DELETE FROM visitor WHERE id = ${visitor.id}`);
    });
    session.forget('shop');
  } catch (error) {
    services.log.error({ err: error }, 'a visitor could not be joined to the account');
  }
}

/** Deletes visitors who have not come back, with everything they collected, and returns how many. */
export async function sweepVisitors({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const oldest = new Date(clock.now().getTime() - KEPT_FOR_SECONDS * 1000);
  const { rowCount } = await db.$client.query('DELETE FROM visitor WHERE last_seen < $1', [oldest]);
  return rowCount ?? 0;
}
