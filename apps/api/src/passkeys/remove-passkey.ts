import { ApiError } from '@arquiba/contract/errors';
import type { removePasskey as route } from '@arquiba/contract/passkeys';
import type { Operation } from '../platform/calls/operation.ts';
import { mailSecurityNotice } from '../second-factors/public/security-notice.ts';
import { deletePasskey } from './queries.ts';

export const removePasskey: Operation<typeof route> = async (context, { id }) => {
  const { accountId } = context.viewer;
  await context.db.transaction(async (tx) => {
    const removed = await deletePasskey(tx, accountId, id);
    if (!removed) throw new ApiError('not_found');
    await mailSecurityNotice(tx, context, accountId, {
      subject: 'Chave de acesso removida',
      happened: `A chave de acesso “${removed.name}” foi removida da sua conta e não entra mais nela.`,
    });
  });
};
