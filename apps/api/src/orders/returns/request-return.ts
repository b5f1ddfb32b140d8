import { ApiError } from '@arquiba/contract/errors';
import type { requestReturn as route } from '@arquiba/contract/orders';
import type { ParsedInputOf } from '@arquiba/contract/route';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import { newId } from '../../platform/database/database.ts';
import { returnUntil } from '../deadlines.ts';
import { lockOwn } from '../own-order.ts';
import { presentOwn } from '../present-own.ts';
import type { OrderRow, ReturnRow } from '../tables.ts';
import { reserveExchange } from './exchange.ts';
import { issuePostage } from './issue-postage.ts';
import { insertReturn, type ReturnedUnits } from './queries.ts';
import { readReturning } from './read-returning.ts';
import { type Returning, refundFor, unitsLeft } from './return-sums.ts';
import { returnRefusal } from './returnable.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Within seven days of receipt, by right; the refund is what was paid, with freight. The carrier is asked for
 * a postage code after the commit; if it does not answer, a job asks again.
 */
export const requestReturn: Operation<typeof route> = async (context, input) => {
  const { db, clock, log } = context;
  const { number, lines, kind, reason, note } = input;
  const now = clock.now();
  const id = newId(now);
  await db.transaction(async (tx) => {
    const row = await lockOwn(tx, context, number);
    checkTime(row, now);
    const order = await readReturning(tx, row);
    const wanted = sumUp(lines);
    for (const units of wanted) checkUnits(order, units);
    const refundCents = refundFor(order, wanted);
    const units =
      kind === 'troca'
        ? await reserveExchange(tx, order.lines, wanted)
        : wanted.map(({ lineId, quantity }) => ({ lineId, quantity, exchange: null }));
    const asked: ReturnRow = {
      ...{ id, orderId: row.id, status: 'solicitada', kind, refundCents, reason, note },
      ...{ postageCarrier: null, postageCode: null, postageUntil: null },
      ...{ refusal: null, sentCarrier: null, sentCode: null, createdAt: now, receivedAt: null },
    };
    await insertReturn(tx, asked, units);
    const text = kind === 'troca' ? 'Troca solicitada' : 'Devolução solicitada';
    await settleOrder(tx, context, row, { actor: 'comprador', text });
  });
  await issuePostage(context, id).catch((error: unknown) => {
    log.warn({ err: error }, 'no postage for a return yet');
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

type Wanted = ParsedInputOf<typeof route>['lines'][number];

/** A line is in a return once. */
function sumUp(lines: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, Wanted>();
  for (const line of lines) {
    const before = sums.get(line.lineId);
    if (before && before.exchangeFor !== line.exchangeFor) {
      throw invalidInput({ exchange: 'Escolha uma troca só para cada item' });
    }
    sums.set(line.lineId, { ...line, quantity: line.quantity + (before?.quantity ?? 0) });
  }
  return [...sums.values()];
}

function checkUnits(order: Returning, { lineId, quantity }: ReturnedUnits): void {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) throw invalidInput({ lines: 'Este item não é do pedido' });
  const refusal = returnRefusal(line);
  if (refusal) throw new ApiError('not_allowed', { message: refusal });
  const left = unitsLeft(order, line);
  if (quantity <= left) return;
  throw invalidInput({ lines: `De ${line.title} (${line.color}) restam ${left} para devolver` });
}
