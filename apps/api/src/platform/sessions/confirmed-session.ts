import { ApiError } from '@arquiba/contract/errors';
import { CONFIRMED_MINUTES } from '@arquiba/contract/sessions';
import type { Services, SessionContext, Viewer } from '../context.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** The person behind a session has given the password or a passkey just now. */
export async function noteConfirmed(
  { db, clock }: Needs,
  { sessionId }: Pick<Viewer, 'sessionId'>,
): Promise<void> {
  await db.$client.query(NOTE, [sessionId, clock.now()]);
}

/**
 * Throws unless that was at most ten minutes ago. The first line of every operation that adds or removes a
 * way to sign in: a stolen session alone must not be able to stay.
 */
export async function requireConfirmed({
  db,
  clock,
  viewer,
}: Pick<SessionContext, 'db' | 'clock' | 'viewer'>): Promise<void> {
  const since = new Date(clock.now().getTime() - CONFIRMED_MINUTES * 60_000);
  const { accountId, sessionId } = viewer;
  const { rowCount } = await db.$client.query(RECENT, [accountId, sessionId, since]);
  if (rowCount !== 1) throw new ApiError('password_required');
}

const NOTE = 'UPDATE session SET confirmed_at = $2 WHERE id = $1';
const RECENT = 'SELECT FROM session WHERE account_id = $1 AND id = $2 AND confirmed_at > $3';
