import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../payments/reconcile.ts';
import { audit } from './testing/audit.ts';
import { type Buying, openBuying } from './testing/buying.ts';
import {
  cancel,
  letTimePass,
  moveOn,
  payCharge,
  payOtherwise,
  payTwice,
  place,
  restock,
  rush,
  storm,
  type World,
} from './testing/model-steps.ts';
import { followPrescription, savePrescriptions } from './testing/prescription-steps.ts';
import { MADE, repriceLenses } from './testing/reprice-lenses.ts';
import { askReturn, followReturn } from './testing/return-steps.ts';
import { decideReview } from './testing/review-steps.ts';
import { ShopModel } from './testing/shop-model.ts';

// MODEL_STEPS=5000 MODEL_SEED=7 runs more steps, or repeats a run.
const STEPS = Number(process.env.MODEL_STEPS ?? 150);
const SEED = Number(process.env.MODEL_SEED ?? 1 + Math.floor(Math.random() * 1_000_000));
const LOOK_EVERY = 25;

/** Repeated by how likely each is. */
const STEP_KINDS = [
  ...[place, place, place, place, payCharge, payCharge, payCharge, payOtherwise, letTimePass],
  ...[cancel, decideReview, moveOn, moveOn, moveOn, restock, rush, storm, payTwice],
  ...[followPrescription, followPrescription, followPrescription],
  ...[repriceLenses, askReturn, askReturn, followReturn, followReturn, followReturn],
];

let shop: Buying;
beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

test(`the shop agrees with a simple model, whatever happens (seed ${SEED})`, {
  timeout: 60_000 + STEPS * 500,
}, async () => {
  const world = await openWorld();
  for (let step = 1; step <= STEPS; step += 1) {
    const kind = STEP_KINDS[world.draw(STEP_KINDS.length)] ?? place;
    await kind(world).catch((error: unknown) => {
      throw new Error(`Step ${step}, ${kind.name}, seed ${SEED}`, { cause: error });
    });
    await compare(world, `after step ${step}, ${kind.name}, seed ${SEED}`);
    if (step % LOOK_EVERY === 0) expect(await audit(shop.app.pool)).toEqual({});
  }
  await carryOutRefunds();
  expect(await audit(shop.app.pool)).toEqual({});
  await compareWithGateway();
});

async function openWorld(): Promise<World> {
  let state = SEED;
  const draw = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const model = new ShopModel();
  const [buyers, variants]: [World['buyers'], string[]] = [[], []];
  for (let index = 0; index < 5; index += 1) buyers.push(await shop.newBuyer());
  for (const price of [9990, 12_345, 19_999]) {
    // Two colours: each can be exchanged for the other.
    const frame = await shop.putFrame([6, 6], { price });
    for (const id of frame.variants) {
      variants.push(id);
      model.sellable.set(id, 6);
      model.prices.set(id, price);
    }
  }
  await shop.app.pool.query(
    `INSERT INTO coupon (code, kind, basis_points, minimum_cents, starts_at, max_uses, uses, created_at)
     VALUES ('DEZ', 'percentual', 1000, 0, '2026-01-01', 8, 0, '2026-01-01')`,
  );
  const prescriptions: World['prescriptions'] = [];
  for (const buyer of buyers) prescriptions.push(await savePrescriptions(shop, buyer));
  const world = { shop, model, buyers, variants, prescriptions, draw };
  await repriceLenses(world);
  return world;
}

/** The sellable units, and the state and total of every order. */
async function compare({ model, variants }: World, when: string): Promise<void> {
  const { rows: stock } = await shop.app.pool.query(
    'SELECT id, on_hand - reserved AS left FROM product_color WHERE id = ANY ($1)',
    [variants],
  );
  const left = Object.fromEntries(stock.map((row) => [row.id, row.left]));
  expect(left, when).toEqual(Object.fromEntries(model.sellable));
  const { rows } = await shop.app.pool.query('SELECT number, status, total_cents FROM shop_order');
  const known = [...model.orders.values()].map((order) => [
    ...[order.number, order.status, model.totalOf(order)],
  ]);
  const kept = rows.map(({ number, status, total_cents }) => [number, status, total_cents]);
  expect(kept.toSorted(), when).toEqual(known.toSorted());
  await comparePrescriptions(model, when);
}

async function comparePrescriptions(model: ShopModel, when: string): Promise<void> {
  const { rows } = await shop.app.pool.query(
    `SELECT number || ' ' || variant_id AS line, review FROM order_line
     JOIN shop_order ON shop_order.id = order_line.order_id
     LEFT JOIN order_prescription ON line_id = order_line.id
     WHERE lens->>'code' = $1`,
    [MADE],
  );
  const kept = Object.fromEntries(rows.map(({ line, review }) => [line, review]));
  const known = [...model.orders.values()].flatMap(({ number, prescriptions }) =>
    [...prescriptions].map(([id, of]) => [`${number} ${id}`, of?.review ?? null]),
  );
  expect(kept, when).toEqual(Object.fromEntries(known));
}

async function carryOutRefunds(): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const { rows } = await shop.app.pool.query(
      'SELECT count(*)::int FROM payment_refund WHERE done_at IS NULL',
    );
    if (rows[0].count === 0) return;
    await reconcile(shop.app.api.services, AbortSignal.timeout(60_000));
    await shop.gateway.messenger.idle();
  }
  throw new Error('Refunds that are never carried out');
}

/** Our captured and refunded amounts must equal the provider's. */
async function compareWithGateway(): Promise<void> {
  const { rows } = await shop.app.pool.query(
    `SELECT provider_id, captured_cents, returning_cents, refunded_cents FROM payment
     WHERE provider_id IS NOT NULL`,
  );
  for (const row of rows) {
    const charge = await shop.app.api.services.payments.fetch(row.provider_id);
    expect([row.captured_cents, row.returning_cents, row.refunded_cents]).toEqual([
      ...[charge.capturedCents, charge.refundedCents, charge.refundedCents],
    ]);
  }
}
