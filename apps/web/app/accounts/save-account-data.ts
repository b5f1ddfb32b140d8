import {
  type AccountData,
  requestEmailChange,
  updateAccountData,
} from '@arquiba/contract/account-data';
import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Call } from '@arquiba/contract/route';
import { type AccountDataValues, toAccountChanges, wantsNewEmail } from './account-data-values.ts';

/** Saves the form. The new e-mail comes last, when everything else was accepted. */
export async function saveAccountData(
  call: Call,
  values: AccountDataValues,
  before: AccountData,
): Promise<{ summary: AccountSummary; emailAsked: boolean }> {
  const summary = await call(updateAccountData, toAccountChanges(values));
  const emailAsked = wantsNewEmail(values, before);
  if (emailAsked) {
    const { newEmail, currentPassword } = values;
    await call(requestEmailChange, { newEmail, currentPassword });
  }
  return { summary, emailAsked };
}
