import { ApiError } from '@arquiba/contract/errors';
import { RESTORABLE_DAYS, type deleteAccount as route } from '@arquiba/contract/privacy';
import { changeStatus, isLastAdministrator } from '../accounts/public/change-status.ts';
import { confirmPassword } from '../accounts/public/confirm-password.ts';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { checkSecondFactor, wrongCode } from '../second-factors/public/check-second-factor.ts';
import { hasSecondFactor } from '../second-factors/public/has-second-factor.ts';
import { dropCopy } from './copy-queries.ts';
import { insertDeletion } from './deletion-queries.ts';
import { accountDeletedMail } from './privacy-mails.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Hidden at once and signed out everywhere. A job purges it later; until then it can be restored. */
export const deleteAccount: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer, session } = context;
  const { accountId } = viewer;
  await confirmPassword(context, input.currentPassword);
  await confirmCode(context, input.code);
  const token = newSecretToken();
  const deletedAt = clock.now();
  const purgeAt = new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS);
  await db.transaction(async (tx) => {
    if (await isLastAdministrator(tx, accountId)) {
      throw new ApiError('not_allowed', {
        message: 'Só a sua conta administra a Arquiba. Dê esse papel a outra conta antes.',
      });
    }
    const owner = await findAccount(tx, accountId);
    const change = { from: 'active', to: 'deleted' } as const;
    if (!owner || !(await changeStatus(context, tx, accountId, change))) {
      throw new ApiError('sign_in_required');
    }
    const tokenHash = secretTokenHash(token);
    await insertDeletion(tx, { accountId, deletedAt, purgeAt, tokenHash });
    await dropCopy(tx, accountId);
    const mail = accountDeletedMail(context.publicUrl, owner.socialName, { token, purgeAt });
    await queueMail(tx, { to: owner.email, ...mail });
  });
  // The session's row is already deleted; this clears the cookie.
  await session.close();
  return { until: purgeAt.toISOString() };
};

async function confirmCode(context: SessionContext, code: string | undefined): Promise<void> {
  const { accountId } = context.viewer;
  if (!(await hasSecondFactor(context.db, accountId))) return;
  if (code === undefined) throw invalidInput({ code: 'Preencha o código' });
  if (!(await checkSecondFactor(context, accountId, code))) throw wrongCode();
}
