import { cancelOrder } from '@arquiba/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUndone, listStopped } from '../payments/public/staff-refunds.ts';
import { reconcile } from '../payments/reconcile.ts';
import { ChargeRefused } from '../platform/ports/payment-provider.ts';
import { showOrderToStaff } from './public/staff-list.ts';
import { retryRefunds } from './public/staff-orders.ts';
import { type Buying, buy, openBuying } from './testing/buying.ts';

let shop: Buying;

beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

test('a refund that is refused again and again is given up, shown, and tried again on demand', async () => {
  const { services } = shop.app.api;
  const { db, payments: provider } = services;
  const buyer = await shop.newBuyer();
  const cardToken = await shop.gateway.token();
  const options = { method: 'cartao', cardToken } as const;
  const { number, total } = await buy(buyer, await shop.putOne(1), options);
  await buyer.call(cancelOrder, { number });
  const refundsOf = async () => (await showOrderToStaff(db, number))?.refunds;
  await expect(retryRefunds(services, number)).rejects.toThrow('não tem reembolso parado');

  const tries: Date[] = [];
  services.payments = {
    ...provider,
    async refund() {
      tries.push(shop.app.clock.now());
      throw new ChargeRefused('o cartão não existe mais');
    },
  };
  for (let quarter = 0; quarter < 48 * 4; quarter += 1) {
    await reconcile(services, AbortSignal.timeout(20_000)).catch(() => {});
    shop.app.clock.advance(15 * 60_000);
  }
  expect(tries).toHaveLength(12);
  const pauses = tries.slice(1).map((at, index) => at.getTime() - Number(tries[index]));
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(await refundsOf()).toMatchObject([
    { cents: total, attempts: 12, doneAt: null, stoppedAt: tries.at(-1) },
  ]);
  expect((await refundsOf())?.[0]?.problem).toContain('o cartão não existe mais');
  expect(await countUndone(db)).toEqual({ queued: 0, failed: 1 });
  expect(await listStopped(db, 10)).toMatchObject([{ orderNumber: number, cents: total }]);

  services.payments = provider;
  expect(await retryRefunds(services, number)).toBe(1);
  expect(await countUndone(db)).toEqual({ queued: 1, failed: 0 });
  await reconcile(services, AbortSignal.timeout(20_000));
  expect(await refundsOf()).toMatchObject([{ stoppedAt: null, doneAt: expect.any(Date) }]);
  expect(await countUndone(db)).toEqual({ queued: 0, failed: 0 });
  const { refunds } = shop.gateway.bank.look(await shop.chargeOf(number));
  expect(refunds).toMatchObject([{ amount: total }]);
});
