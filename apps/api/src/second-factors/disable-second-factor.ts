import { ApiError } from '@arquiba/contract/errors';
import type { disableSecondFactor as route } from '@arquiba/contract/second-factors';
import type { Operation } from '../platform/calls/operation.ts';
import { requireConfirmed } from '../platform/sessions/confirmed-session.ts';
import { checkCode } from './check-code.ts';
import { mailSecurityNotice } from './public/security-notice.ts';
import { deleteFactor, isEnabled } from './queries.ts';
import { wrongCode } from './wrong-code.ts';

export const disableSecondFactor: Operation<typeof route> = async (context, { code }) => {
  await requireConfirmed(context);
  const { db, viewer } = context;
  const { accountId } = viewer;
  if (!(await isEnabled(db, accountId))) throw new ApiError('not_found');
  if (!(await checkCode(context, accountId, code))) throw wrongCode();
  await db.transaction(async (tx) => {
    await deleteFactor(tx, accountId);
    await mailSecurityNotice(tx, context, accountId, {
      subject: 'Verificação em duas etapas desativada',
      happened:
        'A verificação em duas etapas da sua conta foi desativada. Para entrar, basta agora a sua senha ou uma chave de acesso.',
    });
  });
};
