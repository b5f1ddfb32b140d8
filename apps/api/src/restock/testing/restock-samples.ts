import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import type { Sample } from '../../platform/testing/route-samples.ts';
import { restockInputs } from './restock-inputs.ts';

/** Samples of waiting for a colour that is sold out. */
export async function restockSamples(
  app: TestApp,
  admin: Person,
  frame: Parameters<typeof restockInputs>[2],
): Promise<Record<string, Sample>> {
  const inputs = await restockInputs(app, admin, frame);
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  return {
    askRestock: same('visitor', inputs.askRestock),
    cancelRestock: same('member', inputs.cancelRestock),
    listRestock: same('member', inputs.listRestock),
    getRestockLink: same('visitor', inputs.getRestockLink),
    confirmRestock: same('visitor', inputs.confirmRestock),
    stopRestock: same('visitor', inputs.stopRestock),
  };
}
