import { ApiError } from '@arquiba/contract/errors';
import type { ReturnState } from '@arquiba/contract/order-returns';
import { reserveUnits, sellUnits, takeBackUnits, type Units } from '../../catalog/public/stock.ts';
import type { BackOfficeServices } from '../../payments/public/hooks.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { savepoint } from '../../platform/database/transaction.ts';
import { giveBack } from '../give-back.ts';
import { tellBuyer } from '../move-order.ts';
import type { OrderMail } from '../order-mails.ts';
import { countReturned, lockOrderByNumber } from '../queries.ts';
import { describeExchange, exchangedUnits, releaseExchange } from '../returns/exchange.ts';
import { unitsOfReturns } from '../returns/queries.ts';
import { readReturning } from '../returns/read-returning.ts';
import {
  arrivedReturnMail,
  checkedExchangeMail,
  checkedReturnMail,
  exchangeGoneMail,
  exchangeSentMail,
  movingReturnMail,
  postedReturnMail,
  refusedReturnMail,
} from '../returns/return-mails.ts';
import { mayReturnMove, moveReturn } from '../returns/return-steps.ts';
import { type Returning, refundFor, unitsLeft } from '../returns/return-sums.ts';
import { settleOrder } from '../returns/settle-order.ts';
import type { OrderRow, ReturnRow } from '../tables.ts';

/** A return of an order: the one with this postage code, or the oldest for which the step is due. */
export interface StaffReturn {
  number: string;
  code: string | null;
}

/** How the shop sends something to the buyer. */
interface Sent {
  carrier: string;
  trackingCode: string;
}

export function postReturn(services: BackOfficeServices, asked: StaffReturn): Promise<void> {
  return followParcel(services, asked, 'postada');
}

export function moveReturnParcel(services: BackOfficeServices, asked: StaffReturn): Promise<void> {
  return followParcel(services, asked, 'em_transito');
}

/** The parcel is at the shop: its units are returned. */
export function receiveReturn(services: BackOfficeServices, asked: StaffReturn): Promise<void> {
  return followParcel(services, asked, 'recebida');
}

/** What came is in order: it can be sold again, and the money is refunded. */
export function checkReturn(services: BackOfficeServices, asked: StaffReturn): Promise<void> {
  return withReturn(services, asked, 'conferida', async (tx, order, found) => {
    const { row } = order;
    const checked = await moveReturn(tx, services, found, { to: 'conferida' });
    const back = await unitsOfReturns(tx, [found.id]);
    if (found.kind === 'troca') {
      await takeBackUnits(tx, back);
      await settleOrder(tx, services, row, { actor: 'loja', text: 'Devolução conferida' });
      const instead = await describeExchange(tx, found.id);
      return tellBuyer(tx, services, row, checkedExchangeMail(row, found, instead));
    }
    const { refundCents: cents } = found;
    const given = await giveBack(tx, services, row, { cents, key: `return-${found.id}` });
    await takeBackUnits(tx, back);
    // Staff had refunded all of it before.
    if (given === 0) await moveReturn(tx, services, checked, { to: 'reembolsada' });
    await settleOrder(tx, services, row, { actor: 'loja', text: 'Devolução conferida' });
    await tellBuyer(tx, services, row, checkedReturnMail(row, found, given));
  });
}

/** What comes instead leaves the shop. */
export function sendExchange(
  services: BackOfficeServices,
  number: string,
  { carrier, trackingCode }: Sent,
): Promise<void> {
  return withReturn(services, { number, code: null }, 'trocada', async (tx, order, found) => {
    const { row } = order;
    const sent = { sentCarrier: carrier, sentCode: trackingCode };
    const moved = await moveReturn(tx, services, found, { to: 'trocada', ...sent });
    await sellUnits(tx, await exchangedUnits(tx, found.id));
    const text = `Troca enviada por ${carrier}, código ${trackingCode}`;
    await settleOrder(tx, services, row, { actor: 'loja', text });
    const instead = await describeExchange(tx, found.id);
    await tellBuyer(tx, services, row, exchangeSentMail(row, moved, instead));
  });
}

/** What came is not what was sold, or not in order: the buyer is told why, and gets it back. */
export function refuseReturn(
  services: BackOfficeServices,
  { reason, carrier, trackingCode, ...asked }: StaffReturn & Sent & { reason: string },
): Promise<void> {
  return withReturn(services, asked, 'recusada', async (tx, order, found) => {
    const { row } = order;
    const sent = { refusal: reason, sentCarrier: carrier, sentCode: trackingCode };
    const moved = await moveReturn(tx, services, found, { to: 'recusada', ...sent });
    const units = await unitsOfReturns(tx, [found.id]);
    for (const { lineId, quantity } of units) await countReturned(tx, lineId, -quantity);
    await releaseExchange(tx, found);
    await settleOrder(tx, services, row, { actor: 'loja', text: 'Devolução recusada' });
    await tellBuyer(tx, services, row, refusedReturnMail(row, moved));
  });
}

type ParcelState = 'postada' | 'em_transito' | 'recebida';

const PARCEL: Record<
  ParcelState,
  { text: string; mail(order: OrderRow, row: ReturnRow): OrderMail }
> = {
  postada: { text: 'Devolução postada', mail: postedReturnMail },
  em_transito: { text: 'Devolução a caminho da loja', mail: movingReturnMail },
  recebida: { text: 'A devolução chegou à loja', mail: arrivedReturnMail },
};

function followParcel(services: BackOfficeServices, asked: StaffReturn, to: ParcelState) {
  return withReturn(services, asked, to, async (tx, order, found) => {
    const { row } = order;
    const revived = found.status === 'expirada' ? await revive(tx, order, found) : {};
    const receivedAt = to === 'recebida' ? services.clock.now() : null;
    const moved = await moveReturn(tx, services, found, { to, receivedAt, ...revived });
    if (to === 'recebida') {
      const units = await unitsOfReturns(tx, [found.id]);
      for (const { lineId, quantity } of units) await countReturned(tx, lineId, quantity);
    }
    const { text, mail } = PARCEL[to];
    await settleOrder(tx, services, row, { actor: 'loja', text });
    await tellBuyer(tx, services, row, mail(row, moved));
    if (moved.kind !== found.kind) await tellBuyer(tx, services, row, exchangeGoneMail(row, moved));
  });
}

/** A parcel that comes after its code expired counts, unless its units came back in another return. */
async function revive(tx: Transaction, order: Returning, { id, kind }: ReturnRow) {
  const units = order.units.filter(({ returnId }) => returnId === id);
  const isFree = units.every(({ lineId, quantity }) => {
    const line = order.lines.find((each) => each.id === lineId);
    return line && unitsLeft(order, line) >= quantity;
  });
  if (!isFree) throw refusal('As peças desta devolução já voltam em outra.');
  const refundCents = refundFor(order, units);
  if (kind === 'reembolso') return { refundCents };
  // If others have bought what was chosen, the money is refunded.
  const isThere = await canReserve(tx, await exchangedUnits(tx, id));
  return { refundCents, kind: isThere ? ('troca' as const) : ('reembolso' as const) };
}

async function canReserve(tx: Transaction, units: readonly Units[]): Promise<boolean> {
  return savepoint(tx, async () => {
    if ((await reserveUnits(tx, units)).length > 0) throw new Gone();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof Gone) return false;
    throw error;
  });
}

class Gone extends Error {}

async function withReturn(
  { db }: BackOfficeServices,
  { number, code }: StaffReturn,
  to: ReturnState,
  change: (tx: Transaction, order: Returning, found: ReturnRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockOrderByNumber(tx, number);
    if (!row) throw refusal(`Não há pedido com o número ${number}.`);
    const order = await readReturning(tx, row);
    await change(tx, order, choose(order.returns, code, to));
  });
}

/** An expired return is continued only if no other one can be meant. */
function choose(returns: readonly ReturnRow[], code: string | null, to: ReturnState): ReturnRow {
  const named = returns.filter(({ postageCode }) => code === null || postageCode === code);
  if (named.length === 0) {
    throw refusal(
      code === null
        ? 'Este pedido não tem devolução.'
        : `Este pedido não tem devolução com o código de postagem ${code}.`,
    );
  }
  const due = named.filter(
    ({ status, kind }) => mayReturnMove(status, to) && (to !== 'trocada' || kind === 'troca'),
  );
  const found = due.find(({ status }) => status !== 'expirada') ?? due[0];
  if (found) return found;
  const states = named.map(({ status }) => status).join(', ');
  throw refusal(`Nenhuma devolução deste pedido espera este passo (${states}).`);
}

function refusal(message: string): ApiError {
  return new ApiError('not_allowed', { message });
}
