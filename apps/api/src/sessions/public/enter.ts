import type { AccountSummary } from '@arquiba/contract/accounts';
import { ApiError } from '@arquiba/contract/errors';
import { loadAccountSummary } from '../../accounts/public/account-summary.ts';
import type { Context } from '../../platform/context.ts';
import { describeDevice } from '../../platform/sessions/describe-device.ts';

/** Opens the session of a person who has passed all checks. */
export async function enter(context: Context, accountId: string): Promise<AccountSummary> {
  await context.session.open(accountId);
  const summary = await loadAccountSummary(context, accountId);
  if (!summary) throw new ApiError('wrong_credentials');
  if (context.session.knownDevice(summary.email) === null)
    await tellOfNewBrowser(context, accountId);
  context.session.rememberDevice(summary.email);
  return summary;
}

async function tellOfNewBrowser(context: Context, accountId: string): Promise<void> {
  const { words: detail } = describeDevice(context.caller.userAgent);
  const title = 'Entraram na sua conta de um navegador novo';
  await context.db.transaction((tx) =>
    context.hooks.securityChanged(tx, context, { accountId, title, detail }),
  );
}
