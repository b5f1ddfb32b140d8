import { ApiError } from '@arquiba/contract/errors';
import type { signInWithPasskey as route } from '@arquiba/contract/passkeys';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { closedDoor } from '../sessions/public/closed-door.ts';
import { enter } from '../sessions/public/enter.ts';
import { useChallenge } from './challenges.ts';
import { findByCredential, noteUse, type PasskeyRow } from './queries.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

/**
 * Signs in with a passkey that verified its user: something one has plus something one is or knows, so no
 * second factor is required.
 */
export const signInWithPasskey: Operation<typeof route> = async (context, { response }) => {
  const { db, clock } = context;
  const { userHandle, ...signed } = response.response;
  const expectedChallenge = await useChallenge(context, 'sign-in', signed.clientDataJSON);
  if (!expectedChallenge) throw new ApiError('challenge_expired');
  const passkey = await findByCredential(db, Buffer.from(response.id, 'base64url'));
  if (!passkey || !fitsHandle(passkey, userHandle)) throw new ApiError('passkey_refused');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: { ...response, response: signed, clientExtensionResults: {} },
    expectedChallenge,
    ...relyingParty(context),
    credential: {
      id: passkey.credentialId.toString('base64url'),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { cause });
  });
  const account = verified.verified ? await findAccount(db, passkey.accountId) : null;
  if (!account || account.status === 'deleted') throw new ApiError('passkey_refused');
  const { newCounter: counter } = verified.authenticationInfo;
  if (!(await noteUse(db, passkey.id, { counter, now: clock.now() }))) {
    throw new ApiError('passkey_refused');
  }
  return (await closedDoor(context, account)) ?? (await enter(context, account.id));
};

/** The account that the authenticator stores with the passkey; some older ones store none. */
function fitsHandle({ accountId }: PasskeyRow, userHandle: string | undefined): boolean {
  if (userHandle === undefined) return true;
  return Buffer.from(userHandle, 'base64url').equals(userHandleOf(accountId));
}
