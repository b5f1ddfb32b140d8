import { addPasskey, beginPasskey } from '@arquiba/contract/passkeys';
import type { Person } from '@arquiba/testing/people';
import {
  givePasskeyChallenge,
  giveSecondFactor,
  giveSession,
  giveSignInChallenge,
  secondFactorCode,
} from '@arquiba/testing/sign-in-methods';
import { TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { createAuthenticator } from '../../passkeys/testing/authenticator.ts';
import type { Sample } from './route-samples.ts';

const SITE = { origin: TEST_ORIGIN, rpId: new URL(TEST_ORIGIN).hostname };

/** Samples of the ways to sign in, by a separate person who has set up all of them. */
export async function signInSamples(
  app: TestApp,
  careful: Person,
): Promise<Record<string, Sample>> {
  const { id: owner } = careful;
  const currentPassword = careful.sent.password;
  const code = await secondFactorCode(app);
  const [challenge, other] = ['a'.repeat(43), 'b'.repeat(43)];
  const as = 'careful';
  const twice = (input: object): [object, object] => [{ ...input }, { ...input }];
  const turnedOn = { as, given: () => giveSecondFactor(app, owner, true) } as const;
  const device = createAuthenticator(SITE);
  const ids: string[] = [];
  for (const each of [device, createAuthenticator(SITE), createAuthenticator(SITE)]) {
    const { options } = await careful.call(beginPasskey, {});
    const response = each.register(options);
    ids.push((await careful.call(addPasskey, { name: 'Chave', response })).id);
  }
  const registered = () => {
    const options = { challenge, user: { id: 'AAAA' } };
    return { name: 'Nova', response: createAuthenticator(SITE).register(options) };
  };
  const [kept, first, second] = ids;
  return {
    getSecondFactor: { as: 'member', inputs: twice({}) },
    beginSecondFactor: {
      ...{ as, inputs: twice({}) },
      given: () => giveSecondFactor(app, owner, false),
    },
    enableSecondFactor: {
      ...{ as, inputs: twice({ code }) },
      given: () => giveSecondFactor(app, owner, false),
    },
    renewRecoveryCodes: { ...turnedOn, inputs: twice({}) },
    disableSecondFactor: { ...turnedOn, inputs: twice({ code }) },
    confirmSecondFactor: {
      ...{ as: 'visitor', inputs: twice({ challenge: other, code }) },
      async given() {
        await giveSecondFactor(app, owner, true);
        await giveSignInChallenge(app, owner, other);
      },
    },
    confirmOwnPassword: { as, inputs: twice({ currentPassword }) },
    listSessions: { as, inputs: twice({}) },
    endOneSession: {
      ...{ as, inputs: twice({ id: '77' }) },
      given: () => giveSession(app, owner, '77'),
    },
    endOtherSessions: { as, inputs: twice({}) },
    listPasskeys: { as, inputs: twice({}) },
    beginPasskey: { as, inputs: twice({}) },
    addPasskey: {
      ...{ as, inputs: [registered(), registered()] },
      given: () => givePasskeyChallenge(app, owner, challenge),
    },
    renamePasskey: { as, inputs: twice({ id: kept, name: 'Do trabalho' }) },
    removePasskey: { as, inputs: [{ id: first }, { id: second }] },
    beginPasskeySignIn: { as: 'visitor', inputs: twice({}) },
    signInWithPasskey: {
      as: 'visitor',
      inputs: [
        { response: device.signIn({ challenge: other }) },
        { response: device.signIn({ challenge: other }) },
      ],
      given: () => givePasskeyChallenge(app, null, other),
    },
    confirmWithPasskey: {
      as,
      inputs: [
        { response: device.signIn({ challenge: other }) },
        { response: device.signIn({ challenge: other }) },
      ],
      given: () => givePasskeyChallenge(app, null, other),
    },
  };
}
