import type { Services } from '../../platform/context.ts';
import { hasSecondFactor } from '../../second-factors/public/has-second-factor.ts';
import { openChallenge } from '../challenge-queries.ts';

/**
 * After the first factor: the answer that asks for the second one; null if the account has none.
 * `confirmSecondFactor` then opens the session.
 */
export async function askSecondFactor(services: Services, accountId: string) {
  if (!(await hasSecondFactor(services.db, accountId))) return null;
  const challenge = await openChallenge(services, accountId);
  return { status: 'second_factor', challenge } as const;
}
