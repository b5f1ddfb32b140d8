import { addToCart, getCart, removeCoupon, setCoupon } from '@arquiba/contract/cart';
import { type Person, signUp } from '@arquiba/testing/people';
import { openShop } from '@arquiba/testing/shop';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoupon, disableCoupon, listCoupons } from './public/manage-coupons.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  const putFrame = await openShop(app);
  person = await signUp(app);
  const frame = await putFrame([9], { price: 19_999 });
  await person.call(addToCart, { variantId: frame.variants[0] as string });
});
afterAll(() => app.close());

async function putCoupon(code: string, columns: Record<string, unknown>) {
  const row: Record<string, unknown> = {
    ...{ code, kind: 'percentual', basis_points: null, value_cents: null, minimum_cents: 0 },
    ...{ starts_at: '2026-01-01', uses: 0, created_at: '2026-01-01', ...columns },
  };
  const names = Object.keys(row);
  await app.pool.query(
    `INSERT INTO coupon (${names.join()}) VALUES (${names.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(row),
  );
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a part, an amount or the freight is taken off', async () => {
  await putCoupon('DEZ', { basis_points: 1000 });
  await putCoupon('TRINTA', { kind: 'valor', value_cents: 3000, minimum_cents: 10_000 });
  await putCoupon('FRETE', { kind: 'frete' });
  const ten = await person.call(setCoupon, { code: ' dez ' });
  expect(ten).toMatchObject({ discount: 2000, total: 17_999, pixTotal: 17_099 });
  expect(ten.coupon).toEqual({
    ...{ code: 'DEZ', description: '10% de desconto', discount: 2000, problem: null },
  });
  const thirty = await person.call(setCoupon, { code: 'TRINTA' });
  expect(plain(thirty.coupon?.description)).toBe('R$ 30,00 de desconto');
  expect(thirty.total).toBe(16_999);
  const freight = await person.call(setCoupon, { code: 'FRETE' });
  expect(freight).toMatchObject({ coupon: { description: 'Frete grátis' }, discount: 0 });
  expect(await person.call(removeCoupon, {})).toMatchObject({ coupon: null, total: 19_999 });
});

test('one that asks for more is kept and says so; one that is over is refused', async () => {
  await putCoupon('GRANDE', { basis_points: 500, minimum_cents: 50_000 });
  const cart = await person.call(setCoupon, { code: 'GRANDE' });
  expect(cart).toMatchObject({ discount: 0, total: 19_999 });
  expect(plain(cart.coupon?.problem ?? '')).toBe(
    'Este cupom vale para compras a partir de R$ 500,00.',
  );
  await putCoupon('ONTEM', { basis_points: 500, ends_at: '2026-03-09' });
  await putCoupon('AMANHA', { basis_points: 500, starts_at: '2026-03-11T12:00Z' });
  await putCoupon('CHEIO', { basis_points: 500, max_uses: 3, uses: 3 });
  await putCoupon('FORA', { basis_points: 500, disabled_at: '2026-03-01' });
  for (const [code, message] of [
    ['ONTEM', 'Este cupom venceu.'],
    ['AMANHA', 'Este cupom vale a partir de 11 de março de 2026.'],
    ['CHEIO', 'Este cupom já se esgotou.'],
    ['FORA', 'Este cupom não vale mais.'],
    ['NENHUM', 'Este cupom não existe.'],
  ] as const) {
    const refused = await person.call(setCoupon, { code }).catch((error) => error);
    expect(refused).toMatchObject({ code: 'coupon_refused', message });
  }
  expect((await person.call(getCart, {})).coupon?.code).toBe('GRANDE');
});

test('the database refuses one that could leave nothing to pay', async () => {
  await expect(putCoupon('TUDO', { basis_points: 10_000 })).rejects.toMatchObject({
    code: '23514',
  });
  await expect(
    putCoupon('TANTO', { kind: 'valor', value_cents: 100, minimum_cents: 100 }),
  ).rejects.toMatchObject({ code: '23514' });
});

test('staff make coupons, see how often they were used, and stop them', async () => {
  const { db } = app.api.services;
  const now = app.clock.now();
  const made = {
    ...({ code: 'INVERNO', kind: 'percentual', basisPoints: 1250, valueCents: null } as const),
    ...{ minimumCents: 0, endsAt: new Date('2026-04-01T02:59:59.999Z') },
    ...{ maxUses: 5, perAccount: 1 },
  };
  expect(await createCoupon(db, made, now)).toBe(true);
  expect(await createCoupon(db, made, now)).toBe(false);
  const [listed] = await listCoupons(db, 1);
  expect(listed).toMatchObject({
    ...{ code: 'INVERNO', description: '12,5% de desconto', uses: 0, lastDay: '2026-03-31' },
  });
  expect(await person.call(setCoupon, { code: 'INVERNO' })).toMatchObject({ discount: 2500 });
  expect(await disableCoupon(db, 'INVERNO', now)).toBe(true);
  expect(await disableCoupon(db, 'INVERNO', now)).toBe(false);
  const { coupon, discount } = await person.call(getCart, {});
  expect({ discount, problem: coupon?.problem }).toEqual({
    ...{ discount: 0, problem: 'Este cupom não vale mais.' },
  });
});
