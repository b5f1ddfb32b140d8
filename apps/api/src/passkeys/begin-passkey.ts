import { brand } from '@arquiba/contract/brand';
import { ApiError } from '@arquiba/contract/errors';
import type { beginPasskey as route } from '@arquiba/contract/passkeys';
import { requireConfirmedEmail } from '../accounts/public/confirmed-email.ts';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { requireConfirmed } from '../platform/sessions/confirmed-session.ts';
import { CHALLENGE_MS, newChallenge } from './challenges.ts';
import { tooManyPasskeys } from './most-passkeys.ts';
import { listOwnPasskeys } from './queries.ts';
import { ALGORITHMS, userHandleOf } from './relying-party.ts';

export const beginPasskey: Operation<typeof route> = async (context) => {
  await requireConfirmedEmail(context, 'criar uma chave de acesso');
  await requireConfirmed(context);
  const { db, viewer, publicUrl } = context;
  const { accountId } = viewer;
  const account = await findAccount(db, accountId);
  if (!account) throw new ApiError('sign_in_required');
  const existing = await listOwnPasskeys(db, accountId);
  const refusal = tooManyPasskeys(existing.length);
  if (refusal) throw refusal;
  const challenge = await newChallenge(context, { register: accountId });
  return {
    options: {
      rp: { id: publicUrl.hostname, name: brand.network.name },
      user: {
        id: Buffer.from(userHandleOf(accountId)).toString('base64url'),
        name: account.email,
        displayName: account.socialName,
      },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_MS,
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        ...{ id: credentialId.toString('base64url'), type: 'public-key', transports },
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  };
};
