import type { beginPasskeySignIn as route } from '@arquiba/contract/passkeys';
import type { Operation } from '../platform/calls/operation.ts';
import { CHALLENGE_MS, newChallenge } from './challenges.ts';

export const beginPasskeySignIn: Operation<typeof route> = async (context) => ({
  options: {
    rpId: context.publicUrl.hostname,
    challenge: await newChallenge(context, 'sign-in'),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  },
});
