import type { BackOffice } from '@arquiba/api/back-office';
import { textTable } from './text-table.ts';

type Orders = BackOffice['orders'];
type Listed = Awaited<ReturnType<Orders['list']>>;
type Stopped = Awaited<ReturnType<Orders['stoppedRefunds']>>;
type Whole = NonNullable<Awaited<ReturnType<Orders['show']>>>;

export function orderTable(items: Listed): string {
  if (items.length === 0) return 'Nenhum pedido.';
  const rows = items.map(({ number, createdAt, status, buyer, units, totalCents }) => [
    ...[number, minute(createdAt), status, String(units), reais(totalCents), buyer],
  ]);
  return textTable(['NÚMERO', 'FEITO EM', 'ESTADO', 'UNIDADES', 'TOTAL', 'COMPRADOR'], rows);
}

/** The refunds that were given up, with their orders. */
export function stoppedTable(items: Stopped): string {
  if (items.length === 0) return 'Nenhum reembolso parado.';
  const rows = items.map((refund) => [refund.orderNumber, ...refundCells(refund)]);
  return textTable(['PEDIDO', ...REFUND_HEAD], rows);
}

export function orderPage({ order, lines, timeline, shipment, invoice, refunds }: Whole): string {
  const { road, number, complement, district, city, uf, cep } = order.address;
  const facts = [
    ['Pedido', order.number],
    ['Estado', order.status],
    ['Comprador', `${order.buyer.name}, ${order.buyer.email}`],
    ['Entrega', `${road}, ${number ?? 's/n'} ${complement}, ${district}, ${city} (${uf}), ${cep}`],
    ['Frete', `${order.freight.name}, ${reais(order.freightCents)}`],
    ['Descontos', reais(order.discountCents + order.methodDiscountCents)],
    ['Total', reais(order.totalCents)],
    ['Envio', shipment ? `${shipment.status} ${shipment.carrier} ${shipment.trackingCode}` : '-'],
    ['Nota fiscal', invoice?.key ?? '-'],
  ];
  const goods = lines.map(({ sku, title, color, quantity, returned, totalCents }) => [
    ...[sku, `${title} (${color})`, String(quantity), String(returned), reais(totalCents)],
  ]);
  const steps = timeline.map(({ at, text }) => [minute(at), text]);
  return [
    textTable(['', ''], facts).trimStart(),
    textTable(['SKU', 'ITEM', 'UNIDADES', 'DEVOLVIDAS', 'TOTAL'], goods),
    textTable(['QUANDO', 'O QUE HOUVE'], steps),
    ...(refunds.length > 0 ? [textTable(REFUND_HEAD, refunds.map(refundCells))] : []),
  ].join('\n\n');
}

const REFUND_HEAD = ['REEMBOLSO DE', 'VALOR', 'ESTADO', 'TENTATIVAS', 'PROBLEMA'];

function refundCells({
  createdAt,
  cents,
  attempts,
  problem,
  doneAt,
  stoppedAt,
}: Whole['refunds'][number]) {
  const state = doneAt ? 'feito' : stoppedAt ? 'PARADO' : 'a caminho';
  return [minute(createdAt), reais(cents), state, String(attempts), problem ?? ''];
}

function minute(moment: string | Date): string {
  return new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
}

export function reais(cents: number): string {
  return `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;
}
