import type { ReturnState } from '@arquiba/contract/order-returns';
import { cancelReturn, getOrder, listExchanges, requestReturn } from '@arquiba/contract/orders';
import { expect } from 'vitest';
import {
  checkReturn,
  moveReturnParcel,
  postReturn,
  receiveReturn,
  refuseReturn,
  sendExchange,
} from '../public/staff-returns.ts';
import { expireReturns } from '../returns/drop-return.ts';
import { buyerOf, callOf, inState, pick, type World } from './model-steps.ts';
import type { ModelReturn } from './shop-model.ts';

/** A buyer asks to return some units of an order, sometimes too many. */
export async function askReturn(world: World): Promise<void> {
  const { model, draw, shop } = world;
  const order = pick(world, inState(world, 'entregue', 'devolucao_solicitada'));
  if (!order) return;
  const { number } = order;
  const call = callOf(world, buyerOf(world, order));
  const whole = await call(getOrder, { number });
  if (!whole.may.return) return;
  const line = pick(world, whole.lines);
  if (!line) return;
  const { variantId } = line;
  if (line.returnRefusal) {
    const lines = [{ lineId: line.id, quantity: 1 }];
    const refused = call(requestReturn, { number, lines, reason: 'sem-motivo' });
    await expect(refused).rejects.toMatchObject({ code: 'not_allowed' });
    return;
  }
  const left = model.leftOf(order, variantId);
  expect(line.quantity - line.returned - line.returning).toBe(left);
  const quantity = 1 + draw(left + 1);
  shop.app.clock.advance(1000);
  const lines = [{ lineId: line.id, quantity }];
  const wanted = { number, lines, reason: 'sem-motivo' as const };
  if (quantity > left) {
    await expect(call(requestReturn, wanted)).rejects.toMatchObject({ code: 'invalid_input' });
    return;
  }
  const exchange = await chooseExchange(world, { number, variantId }, line.id);
  if (exchange) {
    const lines = [{ lineId: line.id, quantity, exchangeFor: exchange }];
    const asked = call(requestReturn, { ...wanted, lines, kind: 'troca' });
    if (!model.mayOrder(new Map([[exchange, quantity]]))) {
      await expect(asked).rejects.toMatchObject({ code: 'out_of_stock' });
      return;
    }
    await asked;
    model.take(new Map([[exchange, quantity]]));
  } else await call(requestReturn, wanted);
  const { returns } = await call(getOrder, { number });
  const { id = '', postage } = returns.at(-1) ?? {};
  const code = postage?.code ?? '';
  const asked: ModelReturn = {
    order,
    id,
    code,
    variantId,
    quantity,
    exchange,
    state: 'solicitada',
  };
  model.returns.push(asked);
  model.moveReturn(asked, 'solicitada');
}

/** One of the colours that the shop offers instead, for half of the returns. */
async function chooseExchange(
  world: World,
  { number, variantId }: { number: string; variantId: string },
  lineId: string,
): Promise<string | null> {
  const order = world.model.orders.get(number);
  if (!order || world.draw(2) === 0) return null;
  const offered = await callOf(world, buyerOf(world, order))(listExchanges, { number });
  const choices = offered.find((each) => each.lineId === lineId)?.choices ?? [];
  expect(choices.map((choice) => choice.variantId)).not.toContain(variantId);
  return pick(world, choices)?.variantId ?? null;
}

type Step = Exclude<ReturnState, 'solicitada' | 'reembolsada'>;

const FROM: Record<Step, readonly ReturnState[]> = {
  postada: ['solicitada', 'expirada'],
  em_transito: ['solicitada', 'postada', 'expirada'],
  recebida: ['solicitada', 'postada', 'em_transito', 'expirada'],
  conferida: ['recebida'],
  trocada: ['conferida'],
  recusada: ['recebida'],
  expirada: ['solicitada'],
  cancelada: ['solicitada'],
};

/** Something happens to a return, whether or not it may. */
export async function followReturn(world: World): Promise<void> {
  const { model } = world;
  const drawn = pick(world, model.returns);
  if (!drawn) return;
  const to = pick(world, Object.keys(FROM) as Step[]) as Step;
  const isDue = (each: ModelReturn) => each.state === 'conferida' && each.exchange !== null;
  // The shop sends the oldest exchange of an order first.
  const next = model.returns.find((each) => each.order === drawn.order && isDue(each));
  const one = (to === 'trocada' && next) || drawn;
  const isFree = model.leftOf(one.order, one.variantId) >= one.quantity;
  const may =
    FROM[to].includes(one.state) &&
    (one.state !== 'expirada' || isFree) &&
    (to !== 'trocada' || one.exchange !== null);
  const done = await take(world, one, to).then(
    () => true,
    (error: { code?: string }) => {
      expect(error.code).toBe('not_allowed');
      return false;
    },
  );
  if (to !== 'expirada') expect(done, `${one.state} to ${to}`).toBe(may);
  if (may) model.moveReturn(one, to);
}

async function take(world: World, one: ModelReturn, to: Step): Promise<void> {
  const { app } = world.shop;
  const { services } = app.api;
  const { number } = one.order;
  const asked = { number, code: one.code };
  if (to === 'postada') return postReturn(services, asked);
  if (to === 'em_transito') return moveReturnParcel(services, asked);
  if (to === 'recebida') return receiveReturn(services, asked);
  if (to === 'conferida') return checkReturn(services, asked);
  const sent = { carrier: 'Correios', trackingCode: 'T' };
  if (to === 'trocada') return sendExchange(services, number, sent);
  if (to === 'recusada') return refuseReturn(services, { ...asked, ...sent, reason: 'Riscado' });
  if (to === 'cancelada') {
    const call = callOf(world, buyerOf(world, one.order));
    return void (await call(cancelReturn, { number, returnId: one.id }));
  }
  await app.pool.query('UPDATE order_return SET postage_until = $2 WHERE id = $1', [
    ...[one.id, new Date(0)],
  ]);
  return expireReturns(services);
}
