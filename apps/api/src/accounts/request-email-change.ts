import type { requestEmailChange as route } from '@arquiba/contract/account-data';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { newId } from '../platform/database/database.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { checkAccountFields } from './check-account-fields.ts';
import { closeEmailChanges, insertEmailChange, lockActiveAccount } from './email-change-queries.ts';
import { presentPendingEmail } from './present-pending-email.ts';
import { confirmPassword } from './public/confirm-password.ts';
import { LINK_MS, refuseTooManySends, sendEmailChangeLinks } from './send-email-change-links.ts';

export const requestEmailChange: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const { newEmail } = input;
  const now = clock.now();
  const { fields } = checkAccountFields({ email: newEmail }, now);
  if (fields.email) throw invalidInput({ newEmail: fields.email });
  await confirmPassword(context, input.currentPassword);
  const tokens = { old: newSecretToken(), new: newSecretToken() };
  const expiresAt = new Date(now.getTime() + LINK_MS);
  const { accountId } = viewer;
  return db.transaction(async (tx) => {
    const owner = await lockActiveAccount(tx, accountId);
    if (!owner) throw new ApiError('sign_in_required');
    if (owner.email.toLowerCase() === newEmail.toLowerCase()) {
      throw invalidInput({ newEmail: 'Este já é o e-mail da sua conta' });
    }
    await refuseTooManySends(tx, accountId, now);
    await closeEmailChanges(tx, accountId, now);
    await insertEmailChange(tx, {
      ...{ id: newId(now), accountId, newEmail, sentAt: now, expiresAt },
      oldTokenHash: secretTokenHash(tokens.old),
      newTokenHash: secretTokenHash(tokens.new),
    });
    await sendEmailChangeLinks(tx, context, { owner, newEmail, expiresAt, tokens });
    const waiting = { oldConfirmedAt: null, newConfirmedAt: null };
    return presentPendingEmail({ newEmail, expiresAt, ...waiting });
  });
};
