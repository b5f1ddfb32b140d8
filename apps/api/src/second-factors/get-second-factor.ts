import type { getSecondFactor as route } from '@arquiba/contract/second-factors';
import type { Operation } from '../platform/calls/operation.ts';
import { countRecoveryCodes, findFactor } from './queries.ts';

export const getSecondFactor: Operation<typeof route> = async ({ db, viewer }) => {
  const enabledAt = (await findFactor(db, viewer.accountId))?.enabledAt;
  if (!enabledAt) return { enabledAt: null, recoveryCodesLeft: 0 };
  return {
    enabledAt: enabledAt.toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(db, viewer.accountId),
  };
};
