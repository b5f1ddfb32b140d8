import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import { letArrive, placeOrders } from './order-samples.ts';
import type { Sample } from './route-samples.ts';

/** Samples of buying: freight, cart, orders. */
export async function shopSamples(
  app: TestApp,
  member: Person,
  variantId: string,
): Promise<Record<string, Sample>> {
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  await app.pool.query(
    `INSERT INTO coupon (code, kind, basis_points, minimum_cents, starts_at, uses, created_at)
     VALUES ('DEZ', 'percentual', 1000, 0, '2026-01-01', 0, '2026-01-01')`,
  );
  await app.pool.query('UPDATE product_color SET on_hand = 1000 WHERE id = $1', [variantId]);
  const { addressId, terms, fill, empty, place } = await placeOrders(app, member, variantId);
  const { number } = await place();
  const arrived = await place();
  await letArrive(app, arrived.number);
  const { number: unwanted } = await place();
  const { method, expectedTotal } = terms;
  const lines = [{ lineId: arrived.lineId, quantity: 1 }];
  await fill();
  return {
    quoteFreight: same('visitor', { cep: '88301-000', variantId }),
    getCart: same('member', {}),
    addToCart: { ...same('member', { variantId }), idempotencyKey: 'a-chave-do-carrinho' },
    setCartLine: same('member', { variantId, quantity: 2 }),
    setCartCep: same('member', { cep: '88301-000' }),
    setCoupon: same('member', { code: 'DEZ' }),
    removeCoupon: same('member', {}),
    noteCartChanges: same('member', {}),
    getCheckout: same('member', { addressId, service: 'economica' }),
    placeOrder: { ...same('member', terms), idempotencyKey: 'a-chave-da-compra', given: fill },
    payOrder: {
      ...same('member', { number, method, expectedTotal }),
      idempotencyKey: 'a-chave-do-pagamento',
    },
    getOrderPayments: same('member', { number }),
    listOrders: same('member', { limit: 1 }),
    getOrder: same('member', { number }),
    lookUpOrder: same('visitor', { number, email: member.sent.email }),
    cancelOrder: {
      ...same('member', { number: unwanted }),
      idempotencyKey: 'a-chave-do-cancelamento',
    },
    requestReturn: {
      ...same('member', { number: arrived.number, lines }),
      idempotencyKey: 'a-chave-da-devolucao',
    },
    buyAgain: { as: 'member', inputs: [{ number }, { number }], given: empty },
  };
}
