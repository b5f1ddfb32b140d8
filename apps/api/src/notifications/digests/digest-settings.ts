import type * as contract from '@arquiba/contract/digests';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../../platform/calls/operation.ts';
import type { Services } from '../../platform/context.ts';
import { findFrequency, setFrequency } from './digest-queries.ts';
import { ownerOfToken } from './unsubscribe-token.ts';

export const setDigest: Operation<typeof contract.setDigest> = async (
  { db, viewer },
  { frequency },
) => {
  await setFrequency(db, viewer.accountId, frequency);
  return { frequency };
};

/** The token is the permission: it is only in the mails of its owner. */
export const getDigestLink: Operation<typeof contract.getDigestLink> = async (
  context,
  { token },
) => ({ frequency: await findFrequency(context.db, requireOwner(context, token)) });

export const stopDigest: Operation<typeof contract.stopDigest> = async (context, { token }) => {
  await setFrequency(context.db, requireOwner(context, token), 'off');
};

function requireOwner({ vault }: Pick<Services, 'vault'>, token: string): string {
  const accountId = ownerOfToken(vault, token);
  if (accountId === null) {
    throw new ApiError('not_found', { message: 'Este link não é de um resumo nosso.' });
  }
  return accountId;
}
