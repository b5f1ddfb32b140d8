import { createAddress } from '@arquiba/contract/addresses';
import { addToCart } from '@arquiba/contract/cart';
import type { FreightService } from '@arquiba/contract/freight';
import { getCheckout, type PaymentMethod, placeOrder } from '@arquiba/contract/orders';
import type { Call, InputOf } from '@arquiba/contract/route';
import { type Person, signUp } from '@arquiba/testing/people';
import { openShop } from '@arquiba/testing/shop';
import { startTestApp } from '@arquiba/testing/test-app';
import type { TestGateway } from '@arquiba/testing/test-gateway';
import { newAddress } from '../../platform/testing/address-samples.ts';

export interface Buyer extends Person {
  addressId: string;
}

const GENEROUS = { size: 100_000, seconds: 60 };

/** The shop with a gateway, people with an address, and frames to buy. */
export async function openBuying({
  started = false,
  secretKey,
}: {
  started?: boolean;
  secretKey?: Buffer;
} = {}) {
  const tries = { credentials: GENEROUS, 'credentials-email': GENEROUS };
  const budgets = { read: GENEROUS, write: GENEROUS, ...tries };
  const app = await startTestApp({
    ...{ gateway: true, started, budgets },
    ...(secretKey && { secretKey }),
  });
  const gateway = app.gateway as TestGateway;
  const putFrame = await openShop(app);
  return {
    ...{ app, gateway, putFrame },
    async newBuyer(): Promise<Buyer> {
      const person = await signUp(app);
      const { id } = await person.call(createAddress, newAddress(person));
      return { ...person, addressId: id };
    },
    /** Many buyers as copies of one: each sign-up would cost a password hash. */
    async newBuyers(count: number): Promise<Buyer[]> {
      const person = await signUp(app);
      const { rows } = await app.pool.query<{ id: string }>(
        `INSERT INTO account (id, type, document, name, social_name, email, email_confirmed_at, whatsapp, password_hash, created_at)
         SELECT id + n, type, lpad(n::text, 11, '7'), name, social_name, n || email, email_confirmed_at, whatsapp, password_hash, created_at
         FROM account, generate_series(1, $2) AS n WHERE id = $1 RETURNING id`,
        [person.id, count],
      );
      await app.pool.query(
        `INSERT INTO profile
         SELECT (jsonb_populate_record(profile,
           jsonb_build_object('account_id', account.id, 'username', left('buyer' || account.id, 30)))).*
         FROM profile, account WHERE account_id = $1 AND account.id = ANY ($2)`,
        [person.id, rows.map(({ id }) => id)],
      );
      return Promise.all(
        rows.map(async ({ id }) => {
          const cookie = await app.signIn(id);
          const buyer = { ...person, id, cookie, call: app.as(cookie) };
          const address = await buyer.call(createAddress, newAddress(buyer));
          return { ...buyer, addressId: address.id };
        }),
      );
    },
    /** A frame with one variant and this stock. */
    async putOne(stock: number, price = 19_990): Promise<string> {
      return (await putFrame([stock], { price })).variants[0] as string;
    },
    /** Units on hand, and how many of them are reserved. */
    async stockOf(variantId: string): Promise<[onHand: number, reserved: number]> {
      const { rows } = await app.pool.query(
        'SELECT on_hand, reserved FROM product_color WHERE id = $1',
        [variantId],
      );
      return [rows[0].on_hand, rows[0].reserved];
    },
    /** The gateway's id of the newest payment of an order. */
    async chargeOf(number: string): Promise<string> {
      const { rows } = await app.pool.query(
        'SELECT provider_id FROM payment WHERE order_number = $1 ORDER BY id DESC LIMIT 1',
        [number],
      );
      return rows[0].provider_id;
    },
    /** Pays at the gateway and waits until the shop knows. */
    async pay(chargeId: string, options?: { late: boolean }): Promise<void> {
      gateway.bank.pay(chargeId, options);
      await gateway.messenger.idle();
    },
  };
}

export type Buying = Awaited<ReturnType<typeof openBuying>>;

/** Puts a variant into the cart and goes to the last step before paying. */
export async function fillCart(buyer: Buyer, variantId: string, quantity = 1, lens = '') {
  await buyer.call(addToCart, { variantId, quantity, lens });
}

/** What a page sends to place the order, from what the server shows at that moment. */
export async function readTerms(
  { call, addressId }: { call: Call; addressId: string },
  method: PaymentMethod = 'pix',
  service: FreightService = 'economica',
): Promise<InputOf<typeof placeOrder>> {
  const checkout = await call(getCheckout, { addressId, service });
  const option = checkout.payments.find((each) => each.method === method);
  return {
    ...{ addressId, service, method, accepted: true },
    freightQuoteId: checkout.freight?.id ?? '',
    expectedGoods: checkout.goods,
    expectedTotal: option?.total ?? 0,
  };
}

/** For a purchase with two cards: 'first' pays the rest of the total, 'second' this amount. */
export async function twoCards(
  { gateway }: Pick<Buying, 'gateway'>,
  [first, second]: readonly [string, string],
  amount = 100_00,
) {
  return {
    ...{ method: 'cartao' as const, cardToken: await gateway.token(first) },
    secondCard: { cardToken: await gateway.token(second), amount, instalments: 1 },
  };
}

/** The whole purchase of one variant. */
export async function buy(
  buyer: Buyer,
  variantId: string,
  options: {
    quantity?: number;
    lens?: string;
  } & Partial<
    Pick<InputOf<typeof placeOrder>, 'method' | 'cardToken' | 'secondCard' | 'instalments'>
  > = {},
) {
  await fillCart(buyer, variantId, options.quantity, options.lens);
  const { quantity: _, lens: __, method = 'pix', ...paying } = options;
  const terms = await readTerms(buyer, method);
  return buyer.call(placeOrder, { ...terms, ...paying });
}
