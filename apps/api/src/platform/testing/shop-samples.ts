import { addToCart } from '@arquiba/contract/cart';
import type { Person } from '../../../../../tools/testing/people.ts';
import type { TestApp } from '../../../../../tools/testing/test-app.ts';
import type { Sample } from './route-samples.ts';

/** Samples of buying: freight, cart. */
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
  await member.call(addToCart, { variantId });
  return {
    quoteFreight: same('visitor', { cep: '88301-000', variantId }),
    getCart: same('member', {}),
    addToCart: { ...same('member', { variantId }), idempotencyKey: 'a-chave-do-carrinho' },
    setCartLine: same('member', { variantId, quantity: 2 }),
    setCartCep: same('member', { cep: '88301-000' }),
    setCoupon: same('member', { code: 'DEZ' }),
    removeCoupon: same('member', {}),
    noteCartChanges: same('member', {}),
  };
}
