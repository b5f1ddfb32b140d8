import { ApiError } from '@arquiba/contract/errors';
import type { enableSecondFactor as route } from '@arquiba/contract/second-factors';
import type { Operation } from '../platform/operation.ts';
import { mailSecurityNotice } from './public/security-notice.ts';
import { lockFactor, replaceRecoveryCodes, updateFactor } from './queries.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { isAppCode, stepOf } from './totp.ts';
import { wrongCode } from './wrong-code.ts';

export const enableSecondFactor: Operation<typeof route> = async (context, { code }) => {
  const { db, clock, vault, viewer } = context;
  const { accountId } = viewer;
  const made = await newRecoveryCodes();
  await db.transaction(async (tx) => {
    const factor = await lockFactor(tx, accountId);
    if (!factor) {
      throw new ApiError('not_found', { message: 'Comece a configuração do aplicativo de novo.' });
    }
    if (factor.enabledAt) throw new ApiError('second_factor_on');
    const digits = code.replace(/\s/g, '');
    const now = clock.now();
    const secret = isAppCode(digits) ? openSecret(vault, factor) : null;
    const usedStep = secret && (await stepOf(secret, digits, now));
    if (!usedStep) throw wrongCode();
    await replaceRecoveryCodes(tx, accountId, made);
    await updateFactor(tx, accountId, { enabledAt: now, usedStep });
    await mailSecurityNotice(tx, context, accountId, {
      subject: 'Verificação em duas etapas ativada',
      happened:
        'A verificação em duas etapas da sua conta foi ativada. A partir de agora, quem entra com a sua senha precisa também de um código do aplicativo autenticador ou de um código de recuperação.',
    });
  });
  return { recoveryCodes: made.codes };
};
