import { ApiError } from '@arquiba/contract/errors';
import type { disableSecondFactor as route } from '@arquiba/contract/second-factors';
import { confirmPassword } from '../accounts/public/confirm-password.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { checkCode } from './check-code.ts';
import { mailSecurityNotice } from './public/security-notice.ts';
import { deleteFactor, isEnabled } from './queries.ts';
import { wrongCode } from './wrong-code.ts';

export const disableSecondFactor: Operation<typeof route> = async (context, input) => {
  const { db, viewer } = context;
  const { accountId } = viewer;
  if (!(await isEnabled(db, accountId))) throw new ApiError('not_found');
  await confirmPassword(context, input.currentPassword);
  if (!(await checkCode(context, accountId, input.code))) throw wrongCode();
  await db.transaction(async (tx) => {
    await deleteFactor(tx, accountId);
    await mailSecurityNotice(tx, context, accountId, {
      subject: 'Verificação em duas etapas desativada',
      happened:
        'A verificação em duas etapas da sua conta foi desativada. Para entrar, basta agora a sua senha ou uma chave de acesso.',
    });
  });
};
