import type { getGuardianRequest as route } from '@arquiba/contract/guardians';
import { loadAccountSummary } from '../accounts/public/account-summary.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { expiryOf, oldestOpen } from './link.ts';
import { linkGone } from './link-gone.ts';
import { findRequest } from './queries.ts';

export const getGuardianRequest: Operation<typeof route> = async (context, { token }) => {
  const { db, clock } = context;
  const request = await findRequest(db, secretTokenHash(token), oldestOpen(clock.now()));
  const account = request && (await loadAccountSummary(context, request.accountId));
  if (!account) throw linkGone();
  return {
    socialName: account.socialName,
    username: account.username,
    requestedAt: request.requestedAt.toISOString(),
    expiresAt: expiryOf(request.requestedAt).toISOString(),
  };
};
