import { inState, pick, type World } from './model-steps.ts';

const DAY = 86_400_000;

/** The card's network approves or declines a purchase that it looked at, if it has not taken too long. */
export async function decideReview(world: World): Promise<void> {
  const { shop, model, draw } = world;
  const order = pick(world, inState(world, 'em_analise'));
  if (!order) return;
  const { rows } = await shop.app.pool.query(
    "SELECT provider_id FROM payment WHERE order_number = $1 AND status = 'em_analise'",
    [order.number],
  );
  const charge = rows[0].provider_id;
  const approves = shop.gateway.bank.look(charge).status === 'review' && draw(2) === 0;
  if (approves) shop.gateway.bank.pay(charge);
  else if (shop.gateway.bank.look(charge).status === 'review') {
    shop.gateway.bank.decline(charge, 'suspected_fraud');
  }
  await shop.gateway.messenger.idle();
  if (approves) model.pay(order, 'cartao');
  else {
    order.status = 'aguardando_pagamento';
    order.heldUntil = shop.app.clock.now().getTime() + DAY;
  }
}
