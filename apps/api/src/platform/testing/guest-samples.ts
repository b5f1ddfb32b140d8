import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import { buyAsGuest, openGuest, openMail, tokenOf } from '../../orders/testing/guest.ts';
import type { Sample } from './route-samples.ts';

/** The cookies of two browsers that bought without an account, in turns. */
const cookies = new WeakMap<TestApp, string[]>();

/** Samples of buying without an account. */
export async function guestSamples(
  app: TestApp,
  member: Person,
  variantId: string,
): Promise<Record<string, Sample>> {
  const bought: { number: string; email: string }[] = [];
  const given: string[] = [];
  const { sent } = openGuest(app);
  for (let browser = 0; browser < 2; browser += 1) {
    const guest = openGuest(app);
    const { number } = await buyAsGuest(guest, variantId);
    await openMail(app, guest, number);
    bought.push({ number, email: guest.sent.email });
    given.push(guest.cookie());
  }
  cookies.set(app, given);
  const [one, two] = bought as [(typeof bought)[0], (typeof bought)[0]];
  const link = { token: await tokenOf(app, one.number) };
  const account = { password: 'uma senha boa', termsVersion: '1.0' };
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  const { email } = member.sent;
  const taken = await buyAsGuest(openGuest(app, { email }), variantId);
  return {
    getGuest: same('guest', {}),
    // Each call gives the address another id.
    setGuest: { as: 'guest', inputs: [sent, { ...sent }] },
    openOrderLink: same('visitor', link),
    sendOrderLink: same('visitor', one),
    listGuestOrders: same('member', {}),
    takeOrder: same('member', { number: taken.number }),
    createOrderAccount: {
      as: 'guest',
      inputs: [
        { number: two.number, ...account },
        { number: one.number, ...account },
      ],
    },
  };
}

/** One after the other, beginning with the second. */
export function nextGuest(app: TestApp): string | undefined {
  const given = cookies.get(app);
  given?.reverse();
  return given?.[0];
}
