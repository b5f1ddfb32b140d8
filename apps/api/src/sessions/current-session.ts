import type { currentSession as route } from '@arquiba/contract/sessions';
import { loadAccountSummary } from '../accounts/public/account-summary.ts';
import type { Operation } from '../platform/calls/operation.ts';

export const currentSession: Operation<typeof route> = async (context) => {
  const { viewer } = context;
  return { account: viewer && (await loadAccountSummary(context, viewer.accountId)) };
};
