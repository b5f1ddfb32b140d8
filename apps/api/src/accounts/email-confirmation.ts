import type * as contract from '@arquiba/contract/email-confirmation';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import {
  findByConfirmationToken,
  noteEmailConfirmed,
  takeConfirmationToken,
} from './email-confirmation-queries.ts';

export const getEmailConfirmation: Operation<typeof contract.getEmailConfirmation> = async (
  { db, clock },
  { token },
) => {
  const owner = await findByConfirmationToken(db, secretTokenHash(token), clock.now());
  if (!owner) throw new ApiError('link_expired');
  return { socialName: owner.socialName };
};

export const confirmEmail: Operation<typeof contract.confirmEmail> = async (
  { db, clock },
  { token },
) => {
  const now = clock.now();
  const tokenHash = secretTokenHash(token);
  return db.transaction(async (tx) => {
    const owner = await findByConfirmationToken(tx, tokenHash, now);
    if (!owner || !(await takeConfirmationToken(tx, tokenHash))) throw new ApiError('link_expired');
    await noteEmailConfirmed(tx, owner.accountId, now);
    return { email: owner.email };
  });
};
