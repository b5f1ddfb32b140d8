import { beginSecondFactor, enableSecondFactor } from '@arquiba/contract/second-factors';
import type { Person } from '@arquiba/testing/people';
import { generate } from 'otplib';
import { type Clock, systemClock } from '../../platform/clock.ts';

/** An authenticator app: its code at this moment, or some steps of 30 seconds away. */
export function createAuthenticatorApp(shown: string | Uint8Array, clock: Clock = systemClock) {
  const secret = typeof shown === 'string' ? shown.replaceAll(' ', '') : shown;
  return (steps = 0): Promise<string> =>
    generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + steps * 30 });
}

/** Turns the second factor on, with the code of the previous step, for a person who has just confirmed the password. */
export async function turnOnSecondFactor(person: Person, clock: Clock) {
  const { secret } = await person.call(beginSecondFactor, {});
  const codeOf = createAuthenticatorApp(secret, clock);
  const { recoveryCodes } = await person.call(enableSecondFactor, { code: await codeOf(-1) });
  return { codeOf, recoveryCodes };
}
