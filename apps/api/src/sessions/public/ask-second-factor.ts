import type { Services } from '../../platform/context.ts';
import { hasSecondFactor } from '../../second-factors/public/has-second-factor.ts';
import { openChallenge } from '../challenge-queries.ts';

/**
 * For whoever has shown the first factor: what to answer instead of opening the session; null where
 * the account has no second one. `confirmSecondFactor` then opens it.
 */
export async function askSecondFactor(services: Services, accountId: string) {
  if (!(await hasSecondFactor(services.db, accountId))) return null;
  const challenge = await openChallenge(services, accountId);
  return { status: 'second_factor', challenge } as const;
}
