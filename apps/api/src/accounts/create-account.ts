import type { createAccount as route } from '@arquiba/contract/accounts';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { newId, violates } from '../platform/database/database.ts';
import { checkNewAccount } from './check-new-account.ts';
import { loadAccountSummary } from './public/account-summary.ts';
import { hashPassword } from './public/password.ts';
import { insertAccount, insertConsents } from './queries.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';

export const createAccount: Operation<typeof route> = async (context, input) => {
  const { db, clock, hooks, session, byOperator } = context;
  const createdAt = clock.now();
  const { document, whatsapp, guardian } = checkNewAccount(input, createdAt);
  const { type, subtype = null, name, socialName, email, birthDate = null } = input;
  const passwordHash = await hashPassword(input.password, context.caller);
  const id = newId(createdAt);
  try {
    await db.transaction(async (tx) => {
      await insertAccount(tx, {
        ...{ id, type, subtype, document, name, socialName, email, whatsapp },
        ...{ passwordHash, birthDate, createdAt },
        emailConfirmedAt: byOperator ? createdAt : null,
      });
      if (input.termsVersion) await insertConsents(tx, id, input.termsVersion, createdAt);
      for (const announce of hooks.accountCreated) {
        await announce(tx, { id, type, subtype, socialName, guardian, createdAt }, context);
      }
      const owner = { accountId: id, email, socialName };
      if (!byOperator) await sendEmailConfirmation(tx, context, owner, 'welcome');
    });
  } catch (error) {
    if (isTaken(error)) throw new ApiError('already_in_use', { cause: error });
    throw error;
  }
  await session.open(id);
  const summary = await loadAccountSummary(context, id);
  if (!summary) throw new Error('A new account is not active');
  session.rememberDevice(email);
  return summary;
};

// The database decides, so that of two concurrent sign-ups exactly one wins.
function isTaken(error: unknown): boolean {
  return violates(error, 'account_email_key') || violates(error, 'account_document_key');
}
