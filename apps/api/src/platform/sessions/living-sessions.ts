import type { Services } from '../context.ts';

/** The sessions of `sessionIds` that are still valid: not ended, not expired, the account active. */
export async function livingSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'session_living',
    text: LIVING,
    values: [sessionIds, clock.now()],
  });
  return new Set(rows.map(({ id }) => id));
}

const LIVING = `
  SELECT session.id FROM session JOIN active_account ON active_account.id = account_id
  WHERE session.id = ANY($1::bigint[]) AND expires_at > $2`;
