import { ApiError } from '@arquiba/contract/errors';
import type { BackOfficeServices } from '../../payments/public/hooks.ts';
import { retryRefunds as retryStopped } from '../../payments/public/staff-refunds.ts';
import { newId, type Transaction } from '../../platform/database/database.ts';
import { closeOrder } from '../close-order.ts';
import { returnUntil } from '../deadlines.ts';
import { giveBack, refundableOf } from '../give-back.ts';
import { moveOrder, noteEvent, tellBuyer } from '../move-order.ts';
import { deliveredMail, shippedMail } from '../order-mails.ts';
import { awaitedLines, listOfOrder } from '../prescriptions/queries.ts';
import { isCancellable } from '../present-order.ts';
import { linesOf, lockOrderByNumber } from '../queries.ts';
import { findShipment, insertInvoice, insertShipment, moveShipment } from '../shipment-queries.ts';
import type { OrderRow } from '../tables.ts';

export interface Dispatch {
  carrier: string;
  trackingCode: string;
  trackingUrl: string | null;
  /** The 44 digits of the invoice, and where it can be read. */
  invoice: { key: string; url: string | null } | null;
}

/** The shop starts to pack an order. */
export function prepareOrder(services: BackOfficeServices, number: string): Promise<void> {
  return withOrder(services, number, async (tx, row) => {
    refuseUnless(row.status === 'pago', 'Só um pedido pago vai para a separação.');
    await prepare(tx, services, row);
  });
}

export function shipOrder(
  services: BackOfficeServices,
  number: string,
  dispatch: Dispatch,
): Promise<void> {
  return withOrder(services, number, async (tx, row) => {
    const isReady = row.status === 'pago' || row.status === 'em_separacao';
    refuseUnless(isReady, 'Só um pedido pago e ainda não enviado pode ser enviado.');
    const ready = row.status === 'pago' ? await prepare(tx, services, row) : row;
    const waiting = await findShipment(tx, row.id);
    if (!waiting) throw new Error('An order in preparation has no shipment');
    const { invoice, ...tracking } = dispatch;
    const now = services.clock.now();
    const sent = { ...tracking, status: 'postado', shippedAt: now } as const;
    const shipment = await moveShipment(tx, waiting, sent);
    if (invoice) await insertInvoice(tx, { ...invoice, orderId: row.id, createdAt: now });
    const text = `Enviado por ${tracking.carrier}, código ${tracking.trackingCode}`;
    await moveOrder(tx, services, ready, { to: 'enviado', actor: 'loja', text });
    await tellBuyer(tx, services, row, shippedMail(row, shipment));
  });
}

export function deliverOrder(services: BackOfficeServices, number: string): Promise<void> {
  return withOrder(services, number, async (tx, row) => {
    const shipment = await findShipment(tx, row.id);
    refuseUnless(row.status === 'enviado', 'Só um pedido enviado pode ser entregue.');
    const now = services.clock.now();
    if (shipment) await moveShipment(tx, shipment, { status: 'entregue', deliveredAt: now });
    const known = { deliveredAt: now };
    const step = { to: 'entregue', actor: 'loja', text: 'Entregue', known } as const;
    await moveOrder(tx, services, row, step);
    await tellBuyer(
      tx,
      services,
      row,
      deliveredMail(row, await linesOf(tx, row.id), returnUntil(now)),
    );
  });
}

/** Refunds as a courtesy: this many cents, or everything that is left. */
export async function refundOrder(
  services: BackOfficeServices,
  number: string,
  cents: number | null,
): Promise<number> {
  let given = 0;
  await withOrder(services, number, async (tx, row) => {
    refuseUnless(row.paidAt !== null, 'Este pedido não foi pago.');
    const left = await refundableOf(tx, row);
    given = cents ?? left;
    refuseUnless(given > 0 && given <= left, `Restam ${left} centavos que podem voltar.`);
    await giveBack(tx, services, row, {
      cents: given,
      key: `staff-${newId(services.clock.now())}`,
    });
    await noteEvent(tx, services, row, { actor: 'loja', text: 'Reembolso a caminho' });
  });
  return given;
}

/** Retries the refunds that were given up because the provider kept refusing them. */
export async function retryRefunds(services: BackOfficeServices, number: string): Promise<number> {
  let begun = 0;
  await withOrder(services, number, async (tx, row) => {
    begun = await retryStopped(tx, services, row.id);
    refuseUnless(begun > 0, 'Este pedido não tem reembolso parado.');
    await noteEvent(tx, services, row, { actor: 'loja', text: 'Reembolso a caminho' });
  });
  return begun;
}

export function cancelByStaff(services: BackOfficeServices, number: string): Promise<void> {
  return withOrder(services, number, async (tx, row) => {
    refuseUnless(isCancellable(row), 'Este pedido não pode mais ser cancelado.');
    await closeOrder(tx, services, row, { actor: 'loja', text: 'Cancelado pela loja' });
  });
}

async function prepare(
  tx: Transaction,
  services: BackOfficeServices,
  row: OrderRow,
): Promise<OrderRow> {
  const [waiting] = await awaitedLines(tx, row.id);
  if (waiting) throw refusal(`Falta a receita das lentes de ${waiting.title} (${waiting.color}).`);
  const unread = (await listOfOrder(tx, row.id)).some(({ review }) => review === 'a_conferir');
  if (unread) throw refusal('A receita veio por foto ou PDF: confira antes, com prescriptions.');
  await insertShipment(tx, {
    ...{ orderId: row.id, status: 'preparando', carrier: '', trackingCode: '' },
    ...{ trackingUrl: null, shippedAt: null, deliveredAt: null },
  });
  return moveOrder(tx, services, row, { to: 'em_separacao', actor: 'loja', text: 'Em separação' });
}

async function withOrder(
  { db }: BackOfficeServices,
  number: string,
  change: (tx: Transaction, row: OrderRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockOrderByNumber(tx, number);
    if (!row) throw refusal(`Não há pedido com o número ${number}.`);
    await change(tx, row);
  });
}

function refuseUnless(holds: boolean, message: string): void {
  if (!holds) throw refusal(message);
}

function refusal(message: string): ApiError {
  return new ApiError('not_allowed', { message });
}
