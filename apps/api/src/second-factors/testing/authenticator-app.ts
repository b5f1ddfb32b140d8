import { beginSecondFactor, enableSecondFactor } from '@arquiba/contract/second-factors';
import { generate } from 'otplib';
import type { Person } from '../../../../../tools/testing/people.ts';
import type { Clock } from '../../platform/clock.ts';

/** The app on somebody's telephone; `steps` away from the step of this moment. */
export function createAuthenticatorApp(secret: string, clock: Clock) {
  return (steps = 0): Promise<string> =>
    generate({
      secret: secret.replaceAll(' ', ''),
      epoch: Math.floor(clock.now().getTime() / 1000) + steps * 30,
    });
}

/** Turns the second factor on, with the code of the step before this one. */
export async function turnOnSecondFactor(person: Person, clock: Clock) {
  const { password: currentPassword } = person.sent;
  const { secret } = await person.call(beginSecondFactor, { currentPassword });
  const codeOf = createAuthenticatorApp(secret, clock);
  const { recoveryCodes } = await person.call(enableSecondFactor, { code: await codeOf(-1) });
  return { codeOf, recoveryCodes };
}
