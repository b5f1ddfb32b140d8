import { ApiError } from '@arquiba/contract/errors';
import type { payOrder as route } from '@arquiba/contract/orders';
import { cancelPayment } from '../payments/public/cancel-payment.ts';
import { listPayments } from '../payments/public/list-payments.ts';
import { startOpenedParts } from '../payments/public/start-payment.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { chooseWay, waysToPay } from './checkout-terms.ts';
import { paymentDeadlines } from './deadlines.ts';
import { noteEvent } from './move-order.ts';
import { openOrderPayment } from './open-order-payment.ts';
import { lockOwn } from './own-order.ts';
import { isPayable } from './payable.ts';
import { presentOwn } from './present-own.ts';
import { updateOrder } from './queries.ts';
import { setTotals } from './set-totals.ts';
import type { OrderRow } from './tables.ts';

/** A new payment replaces the open one; the order's total follows the new way to pay. */
export const payOrder: Operation<typeof route> = async (context, input) => {
  const now = context.clock.now();
  const payment = await context.db.transaction(async (tx) => {
    const row = await lockOwn(tx, context, input.number);
    if (!isPayable(row, now)) {
      const message =
        row.status === 'em_analise'
          ? 'O cartão deste pedido está em análise. Espere a resposta antes de pagar de novo.'
          : 'Este pedido não espera pagamento.';
      throw new ApiError('not_allowed', { message });
    }
    const goods = row.subtotalCents - row.discountCents;
    const way = chooseWay(waysToPay(context, goods, { price: row.freightCents }), input);
    for (const { id } of await listPayments(tx, row.id)) await cancelPayment(tx, context, id);
    const { heldUntil } = paymentDeadlines(input.method, now);
    const order = await setTotals(tx, row, way.methodDiscount);
    await updateOrder(tx, row.id, { heldUntil: latest(row, heldUntil) });
    const event = { actor: 'comprador', text: 'Nova tentativa de pagamento' } as const;
    await noteEvent(tx, context, row, event);
    return openOrderPayment(tx, context, order, input);
  });
  await startOpenedParts(context, payment);
  return presentOwn(context, input.number);
};

/** Another attempt extends the reservation, but at most to the time that a boleto would have had at first. */
function latest({ heldUntil, createdAt }: OrderRow, wanted: Date): Date {
  const most = paymentDeadlines('boleto', createdAt).heldUntil;
  const asked = wanted < most ? wanted : most;
  return heldUntil && heldUntil > asked ? heldUntil : asked;
}
