import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import type { Sample } from '../../platform/testing/route-samples.ts';
import { newsletterInputs } from './newsletter-inputs.ts';

/** Samples of the news and of the reminders of a cart. */
export async function newsletterSamples(
  app: TestApp,
  member: Person,
): Promise<Record<string, Sample>> {
  const inputs = await newsletterInputs(app, member.id);
  const ofMembers = ['getCartReminder', 'setCartReminder'];
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      name,
      { as: ofMembers.includes(name) ? 'member' : 'visitor', inputs: [input, input] },
    ]),
  );
}
