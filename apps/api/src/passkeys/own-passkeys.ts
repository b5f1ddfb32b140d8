import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/passkeys';
import { cleanName } from '@arquiba/contract/person-name';
import type { Operation } from '../platform/calls/operation.ts';
import { requireConfirmed } from '../platform/sessions/confirmed-session.ts';
import { mailSecurityNotice } from '../second-factors/public/security-notice.ts';
import { presentPasskey } from './present-passkey.ts';
import { deletePasskey, listOwnPasskeys, setName } from './queries.ts';

export const listPasskeys: Operation<typeof contract.listPasskeys> = async ({ db, viewer }) => ({
  items: (await listOwnPasskeys(db, viewer.accountId)).map(presentPasskey),
});

export const renamePasskey: Operation<typeof contract.renamePasskey> = async (
  { db, viewer },
  { id, name },
) => {
  const renamed = await setName(db, viewer.accountId, id, name);
  if (!renamed) throw new ApiError('not_found');
  return presentPasskey(renamed);
};

export const removePasskey: Operation<typeof contract.removePasskey> = async (context, { id }) => {
  await requireConfirmed(context);
  const { accountId } = context.viewer;
  await context.db.transaction(async (tx) => {
    const removed = await deletePasskey(tx, accountId, id);
    if (!removed) throw new ApiError('not_found');
    await mailSecurityNotice(tx, context, accountId, {
      subject: 'Chave de acesso removida',
      happened: `A chave de acesso “${cleanName(removed.name)}” foi removida da sua conta e não entra mais nela.`,
    });
  });
};
