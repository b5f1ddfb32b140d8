import type { getPrivacy as route } from '@arquiba/contract/privacy';
import { listConsents } from '../accounts/public/list-consents.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { hasSecondFactor } from '../second-factors/public/has-second-factor.ts';
import { findCopy } from './copy-queries.ts';
import { presentCopy } from './present-copy.ts';

export const getPrivacy: Operation<typeof route> = async ({ db, clock, viewer, hooks }) => {
  const { accountId } = viewer;
  const consents = await listConsents(db, accountId);
  const copy = await findCopy(db, accountId);
  const expired = copy?.expiresAt && copy.expiresAt <= clock.now();
  return {
    consents: consents.map(({ document, version, acceptedAt }) => ({
      ...{ to: document, version },
      acceptedAt: acceptedAt.toISOString(),
    })),
    copy: copy && !expired ? presentCopy(copy) : null,
    openOrders: await hooks.openOrders(db, accountId),
    secondFactor: await hasSecondFactor(db, accountId),
  };
};
