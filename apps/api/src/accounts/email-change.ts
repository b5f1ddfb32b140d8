import type * as contract from '@arquiba/contract/account-data';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { closeEmailChanges, findEmailChangeByToken } from './email-change-queries.ts';
import { inLinkedChange } from './linked-email-change.ts';
import { findActiveAccount } from './queries.ts';

export const getEmailChange: Operation<typeof contract.getEmailChange> = async (
  { db, clock },
  { token },
) => {
  const change = await findEmailChangeByToken(db, secretTokenHash(token), clock.now());
  const owner = change && (await findActiveAccount(db, change.accountId));
  if (!owner) throw new ApiError('link_expired');
  return { side: change.side, socialName: owner.socialName, newEmail: change.newEmail };
};

export const cancelEmailChange: Operation<typeof contract.cancelEmailChange> = async ({
  db,
  clock,
  viewer,
}) => {
  await closeEmailChanges(db, viewer.accountId, clock.now());
};

export const refuseEmailChange: Operation<typeof contract.refuseEmailChange> = (
  context,
  { token },
) =>
  inLinkedChange(context, secretTokenHash(token), async (tx, _owner, { accountId, side }) => {
    await closeEmailChanges(tx, accountId, context.clock.now());
    return { side };
  });
