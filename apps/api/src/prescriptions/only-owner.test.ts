import { namedRoutes } from '@arquiba/contract/contract';
import { sendOrderPrescription } from '@arquiba/contract/order-prescriptions';
import {
  createPrescriptionFromFile,
  getPrescription,
  listPrescriptions,
} from '@arquiba/contract/prescriptions';
import type { Call, InputOf } from '@arquiba/contract/route';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareSamples } from '../platform/testing/route-samples.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
/** What the owner's prescriptions say. */
const SAID = ['Segredo', '7.75', '7,75'];

let app: TestApp;
let samples: Awaited<ReturnType<typeof prepareSamples>>;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  samples = await prepareSamples(app);
  stranger = await signUp(app);
}, 120_000);
afterAll(() => app.close());

const inputOf = (name: string) => {
  const named = namedRoutes.find((each) => each.name === name);
  const sample = named && samples.sampleOf(named);
  if (!sample) throw new Error(`${name} has no sample`);
  return sample.inputs[0];
};

test('no route tells a prescription to another member or to a visitor', {
  timeout: 180_000,
}, async () => {
  const owner = app.as((await samples.enter('member')) ?? '');
  await owner(
    sendOrderPrescription,
    inputOf('sendOrderPrescription') as InputOf<typeof sendOrderPrescription>,
  );
  const { id, file } = await owner(
    createPrescriptionFromFile,
    inputOf('createPrescriptionFromFile') as InputOf<typeof createPrescriptionFromFile>,
  );
  for (const table of ['prescription', 'order_prescription']) {
    await app.pool.query(
      `UPDATE ${table} SET prescriber = 'Dr. Segredo', remarks = 'Segredo',
         eye_values = jsonb_set(eye_values, '{right,sphere}', '-7.75')`,
    );
  }
  const before = await owner(listPrescriptions, {});
  for (const value of ['Segredo', '7.75']) expect(JSON.stringify(before)).toContain(value);
  for (const named of namedRoutes) {
    const sample = samples.sampleOf(named);
    if (!sample) throw new Error(`${named.name} has no sample`);
    for (const call of [app.as(await app.signIn(stranger.id)), app.call]) {
      const told = await answerOf(call, named.route, sample.inputs[0]);
      for (const value of [...SAID, file?.url]) {
        expect(told, `${named.name} tells ${value}`).not.toContain(value);
      }
    }
  }
  const cookie = await app.signIn(stranger.id);
  const address = `${app.url}${file?.url}`;
  expect((await fetch(address, { headers: { cookie } })).status).toBe(404);
  expect((await fetch(address)).status).toBe(401);
  const again = app.as((await samples.enter('member')) ?? '');
  expect(await again(getPrescription, { id })).toMatchObject({ id, file });
  expect(await again(listPrescriptions, {})).toEqual(before);
});

/** The answer, or the refusal. */
async function answerOf(call: Call, route: unknown, input: object): Promise<string> {
  const answer = await call(route as never, input as never).catch((error: unknown) => {
    const { code, message, fields, details } = error as Record<string, unknown>;
    return { code, message, fields, details };
  });
  return JSON.stringify(answer ?? null);
}
