import type { createAccount as route } from '@arquiba/contract/accounts';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { checkNewAccount } from './check-new-account.ts';
import { loadAccountSummary } from './public/account-summary.ts';
import { addAccount, isTaken } from './public/add-account.ts';
import { hashPassword } from './public/password.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';

export const createAccount: Operation<typeof route> = async (context, input) => {
  const { db, clock, session, byOperator } = context;
  const createdAt = clock.now();
  const { document, whatsapp, guardian } = checkNewAccount(input, createdAt);
  const { type, subtype = null, name, socialName, email, birthDate = null } = input;
  const passwordHash = await hashPassword(input.password, context.caller);
  const id = newId(createdAt);
  try {
    await db.transaction(async (tx) => {
      const account = {
        ...{ id, type, subtype, document, name, socialName, email, whatsapp },
        ...{ passwordHash, birthDate, createdAt },
        emailConfirmedAt: byOperator ? createdAt : null,
      };
      const { termsVersion } = input;
      await addAccount(tx, context, account, { termsVersion, guardian });
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
