import type { AccountSummary } from '@arquiba/contract/accounts';
import { ApiError } from '@arquiba/contract/errors';
import { loadAccountSummary } from '../../accounts/public/account-summary.ts';
import type { Context } from '../../platform/context.ts';

/** Opens the session of a person who has passed all checks. */
export async function enter(context: Context, accountId: string): Promise<AccountSummary> {
  await context.session.open(accountId);
  const summary = await loadAccountSummary(context, accountId);
  if (!summary) throw new ApiError('wrong_credentials');
  context.session.rememberDevice(summary.email);
  return summary;
}
