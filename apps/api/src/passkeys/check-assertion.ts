import { ApiError } from '@arquiba/contract/errors';
import type { signInWithPasskey } from '@arquiba/contract/passkeys';
import type { ParsedInputOf } from '@arquiba/contract/route';
import type { Services } from '../platform/context.ts';
import { useChallenge } from './challenges.ts';
import { findByCredential, noteUse, type PasskeyRow } from './queries.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

type Response = ParsedInputOf<typeof signInWithPasskey>['response'];

/** The passkey that signed our challenge, after it verified its user. Throws if anything does not match. */
export async function checkAssertion(services: Services, response: Response): Promise<PasskeyRow> {
  const { db, clock } = services;
  const { userHandle, ...signed } = response.response;
  const expectedChallenge = await useChallenge(services, 'sign-in', signed.clientDataJSON);
  if (!expectedChallenge) throw new ApiError('challenge_expired');
  const passkey = await findByCredential(db, Buffer.from(response.id, 'base64url'));
  if (!passkey || !fitsHandle(passkey, userHandle)) throw new ApiError('passkey_refused');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: { ...response, response: signed, clientExtensionResults: {} },
    expectedChallenge,
    ...relyingParty(services),
    credential: {
      id: passkey.credentialId.toString('base64url'),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { cause });
  });
  if (!verified.verified) throw new ApiError('passkey_refused');
  const { newCounter: counter } = verified.authenticationInfo;
  if (!(await noteUse(db, passkey.id, { counter, now: clock.now() }))) {
    throw new ApiError('passkey_refused');
  }
  return passkey;
}

/** The account that the authenticator stores with the passkey; some older ones store none. */
function fitsHandle({ accountId }: PasskeyRow, userHandle: string | undefined): boolean {
  if (userHandle === undefined) return true;
  return Buffer.from(userHandle, 'base64url').equals(userHandleOf(accountId));
}
