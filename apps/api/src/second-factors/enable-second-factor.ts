import { ApiError } from '@arquiba/contract/errors';
import type { enableSecondFactor as route } from '@arquiba/contract/second-factors';
import { requireConfirmedEmail } from '../accounts/public/confirmed-email.ts';
import { lockOwner } from '../accounts/public/lock-owner.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { Context } from '../platform/context.ts';
import { requireConfirmed } from '../platform/sessions/confirmed-session.ts';
import { mailSecurityNotice } from './public/security-notice.ts';
import {
  type Factor,
  findFactor,
  lockFactor,
  replaceRecoveryCodes,
  updateFactor,
} from './queries.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { isAppCode, stepOf } from './totp.ts';
import { wrongCode } from './wrong-code.ts';

export const enableSecondFactor: Operation<typeof route> = async (context, { code }) => {
  await requireConfirmedEmail(context, 'ativar a verificação em duas etapas');
  await requireConfirmed(context);
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const pending = await findFactor(db, accountId);
  const usedStep = await confirmPending(context, pending, code.replace(/\s/g, ''));
  // Slow on purpose, hence before the lock.
  const made = await newRecoveryCodes();
  await db.transaction(async (tx) => {
    await lockOwner(tx, context);
    const factor = await lockFactor(tx, accountId);
    if (factor?.enabledAt) throw new ApiError('second_factor_on');
    // Begun again in the meantime: the code belonged to a discarded secret.
    if (!factor || !pending?.sealedSecret.equals(factor.sealedSecret)) throw wrongCode();
    await replaceRecoveryCodes(tx, accountId, made);
    await updateFactor(tx, accountId, { enabledAt: clock.now(), usedStep });
    await mailSecurityNotice(tx, context, accountId, {
      subject: 'Verificação em duas etapas ativada',
      happened:
        'A verificação em duas etapas da sua conta foi ativada. A partir de agora, quem entra com a sua senha precisa também de um código do aplicativo autenticador ou de um código de recuperação.',
    });
  });
  return { recoveryCodes: made.codes };
};

/** The time step of a code that matches the pending secret. */
async function confirmPending(
  { clock, vault }: Context,
  factor: Factor | null,
  code: string,
): Promise<number> {
  if (!factor) {
    throw new ApiError('not_found', { message: 'Comece a configuração do aplicativo de novo.' });
  }
  if (factor.enabledAt) throw new ApiError('second_factor_on');
  const secret = isAppCode(code) ? openSecret(vault, factor) : null;
  const step = secret && (await stepOf(secret, code, clock.now()));
  if (!step) throw wrongCode();
  return step;
}
