import type { confirmEmailChange as route } from '@arquiba/contract/account-data';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { violates } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { emailChangedMail } from './email-change-mails.ts';
import { changeEmailChange, closeEmailChanges, setEmail } from './email-change-queries.ts';
import { inLinkedChange } from './linked-email-change.ts';
import { findCredentialsByEmail } from './queries.ts';

/** Records the confirmation of one mailbox; with the second one the e-mail changes. */
export const confirmEmailChange: Operation<typeof route> = async (context, { token }) => {
  const { db, clock, publicUrl } = context;
  const now = clock.now();
  const tokenHash = secretTokenHash(token);
  let accountId = '';
  try {
    return await inLinkedChange(context, tokenHash, async (tx, owner, change) => {
      const { id, side, newEmail } = change;
      accountId = change.accountId;
      const confirmed = side === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now };
      const waiting = side === 'old' ? !change.newConfirmedAt : !change.oldConfirmedAt;
      if (waiting) {
        // The reader of that mailbox may learn it; the person who asked for the change does not.
        if (side === 'new' && (await findCredentialsByEmail(tx, newEmail))) throw taken();
        await changeEmailChange(tx, id, confirmed);
        return { side, newEmail, changed: false };
      }
      await changeEmailChange(tx, id, { ...confirmed, closedAt: now });
      await setEmail(tx, accountId, newEmail, now);
      const mail = emailChangedMail(publicUrl, owner.socialName, newEmail, now);
      for (const to of [owner.email, newEmail]) await queueMail(tx, { to, ...mail });
      const title = 'O e-mail da sua conta foi trocado';
      await context.hooks.securityChanged(tx, context, { accountId, title });
      return { side, newEmail, changed: true };
    });
  } catch (error) {
    const refusal = violates(error, 'account_email_key') ? taken(error) : error;
    if (refusal instanceof ApiError && refusal.code === 'already_in_use') {
      await closeEmailChanges(db, accountId, now);
    }
    throw refusal;
  }
};

function taken(cause?: unknown): ApiError {
  const message = 'Este e-mail já é de outra conta. A troca foi cancelada.';
  return new ApiError('already_in_use', { message, cause });
}
