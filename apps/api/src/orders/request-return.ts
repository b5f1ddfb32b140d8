import { ApiError } from '@arquiba/contract/errors';
import type { requestReturn as route } from '@arquiba/contract/orders';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { newId, type Transaction } from '../platform/database/database.ts';
import { returnUntil } from './deadlines.ts';
import { moveOrder, noteEvent, tellBuyer } from './move-order.ts';
import { returnAskedMail } from './order-mails.ts';
import { lockOwn } from './own-order.ts';
import { presentOwn } from './present-own.ts';
import { countReturned, linesOf } from './queries.ts';
import { insertReturn } from './return-queries.ts';
import { paidPerUnit } from './spread-discounts.ts';
import type { LineRow, OrderRow } from './tables.ts';

interface Wanted {
  lineId: string;
  quantity: number;
}

/** Within seven days of receipt, without a reason; the refund is what was paid, with freight. */
export const requestReturn: Operation<typeof route> = async (context, { number, lines }) => {
  const { db, clock } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await lockOwn(tx, context, number);
    checkTime(row, now);
    const bought = await linesOf(tx, row.id);
    const wanted = sumUp(lines);
    const refundCents = refundOf(row, bought, wanted);
    const id = newId(now);
    const asked = { id, orderId: row.id, status: 'solicitada', refundCents } as const;
    await insertReturn(tx, { ...asked, createdAt: now, receivedAt: null }, wanted);
    await count(tx, wanted);
    const event = { actor: 'comprador', text: 'Devolução pedida' } as const;
    if (row.status === 'entregue') {
      await moveOrder(tx, context, row, { ...event, to: 'devolucao_solicitada' });
    } else await noteEvent(tx, context, row, event);
    await tellBuyer(tx, context, row, returnAskedMail(row, refundCents));
  });
  return presentOwn(context, number);
};

function checkTime({ status, deliveredAt }: OrderRow, now: Date): void {
  if (status !== 'entregue' && status !== 'devolucao_solicitada') {
    const message = 'Só um pedido entregue pode ser devolvido, em até 7 dias.';
    throw new ApiError('not_allowed', { message });
  }
  if (deliveredAt && now > returnUntil(deliveredAt)) {
    const message = 'O prazo de 7 dias para devolver já passou. Fale com o atendimento.';
    throw new ApiError('not_allowed', { message });
  }
}

function sumUp(lines: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return [...sums].map(([lineId, quantity]) => ({ lineId, quantity }));
}

function refundOf(row: OrderRow, bought: readonly LineRow[], wanted: readonly Wanted[]): number {
  const paid = paidPerUnit(row, bought);
  let refund = 0;
  for (const { lineId, quantity } of wanted) {
    const line = bought.find(({ id }) => id === lineId);
    if (!line) throw invalidInput({ lines: 'Este item não é do pedido' });
    const left = line.quantity - line.returned;
    if (quantity > left) {
      throw invalidInput({
        lines: `De ${line.title} (${line.color}) restam ${left} para devolver`,
      });
    }
    const units = paid.get(lineId)?.slice(line.returned, line.returned + quantity) ?? [];
    refund += units.reduce((sum, cents) => sum + cents, 0);
  }
  return refund;
}

async function count(tx: Transaction, wanted: readonly Wanted[]): Promise<void> {
  for (const { lineId, quantity } of wanted) await countReturned(tx, lineId, quantity);
}
