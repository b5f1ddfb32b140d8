import { ApiError } from '@arquiba/contract/errors';
import type { renewRecoveryCodes as route } from '@arquiba/contract/second-factors';
import type { Operation } from '../platform/calls/operation.ts';
import { requireConfirmed } from '../platform/sessions/confirmed-session.ts';
import { mailSecurityNotice } from './public/security-notice.ts';
import { lockFactor, replaceRecoveryCodes } from './queries.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

export const renewRecoveryCodes: Operation<typeof route> = async (context) => {
  await requireConfirmed(context);
  const { accountId } = context.viewer;
  const made = await newRecoveryCodes();
  await context.db.transaction(async (tx) => {
    const factor = await lockFactor(tx, accountId);
    if (!factor?.enabledAt) throw new ApiError('not_found');
    await replaceRecoveryCodes(tx, accountId, made);
    await mailSecurityNotice(tx, context, accountId, {
      subject: 'Novos códigos de recuperação',
      happened:
        'Os códigos de recuperação da sua conta foram trocados. Os anteriores não valem mais.',
    });
  });
  return { recoveryCodes: made.codes };
};
