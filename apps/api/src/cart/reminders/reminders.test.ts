import { addToCart, removeCoupon } from '@arquiba/contract/cart';
import {
  getCartReminder,
  setCartReminder,
  stopCartReminder,
} from '@arquiba/contract/cart-reminders';
import { type Person, signUp, signUpUnconfirmed } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { openShop } from '@arquiba/testing/shop';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindCartsJob } from './remind-carts-job.ts';

const HOUR = 60 * 60_000;
let app: TestApp;
let putFrame: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  app = await startTestApp();
  putFrame = await openShop(app);
});
afterAll(() => app.close());

async function remind(): Promise<void> {
  const attempt = { jobId: '1', number: 1, signal: new AbortController().signal };
  await remindCartsJob.run(app.api.services, {}, attempt);
}

const reminders = async ({ sent }: Person) =>
  (await queuedMails(app, sent.email)).filter(({ subject }) => subject.includes('carrinho'));

/** Somebody with a frame in the cart, at noon in Brasília. */
async function leaveCart(on: boolean): Promise<{ person: Person; variantId: string }> {
  app.clock.set(
    new Date(Math.ceil(app.clock.now().getTime() / (24 * HOUR)) * 24 * HOUR + 15 * HOUR),
  );
  const person = await signUp(app);
  const variantId = (await putFrame([9])).variants[0] as string;
  await person.call(addToCart, { variantId });
  if (on) await person.call(setCartReminder, { on });
  return { person, variantId };
}

test('a cart left for a day is mailed about once, only with consent', async () => {
  const { person } = await leaveCart(true);
  const { person: silent } = await leaveCart(false);
  expect(await person.call(getCartReminder, {})).toEqual({ on: true });
  expect(await silent.call(getCartReminder, {})).toEqual({ on: false });
  app.clock.advance(23 * HOUR);
  await remind();
  app.clock.advance(2 * HOUR);
  await Promise.all([remind(), remind()]);
  await remind();
  const [mail, ...more] = await reminders(person);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('1 × ');
  expect(await reminders(silent)).toEqual([]);

  // Touched again, it is quiet for thirty days.
  await person.call(removeCoupon, {});
  app.clock.advance(26 * HOUR);
  await remind();
  expect(await reminders(person)).toHaveLength(1);
  await app.pool.query("UPDATE cart SET reminded_at = reminded_at - interval '30 days'");
  await remind();
  expect(await reminders(person)).toHaveLength(2);

  const token = /lembrete\/([\w-]+)/.exec(mail?.unsubscribeUrl ?? '')?.[1] ?? '';
  await app.call(stopCartReminder, { token });
  await app.call(stopCartReminder, { token });
  expect(await person.call(getCartReminder, {})).toEqual({ on: false });
  await expect(app.call(stopCartReminder, { token: 'abc' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('nothing is sent at night, about what is sold out, or to an unconfirmed e-mail', async () => {
  const { person, variantId } = await leaveCart(true);
  app.clock.advance(36 * HOUR);
  await remind();
  expect(await reminders(person)).toEqual([]);
  await app.pool.query('UPDATE product_color SET on_hand = 0 WHERE id = $1', [variantId]);
  app.clock.advance(12 * HOUR);
  await remind();
  expect(await reminders(person)).toEqual([]);
  const unconfirmed = await signUpUnconfirmed(app);
  await expect(unconfirmed.call(setCartReminder, { on: true })).rejects.toMatchObject({
    code: 'email_unconfirmed',
  });
});
