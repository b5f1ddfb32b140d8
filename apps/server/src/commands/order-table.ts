import type { BackOffice } from '@arquiba/api/back-office';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import type { PrescriptionReview } from '@arquiba/contract/order-prescriptions';
import { returnReasonNames } from '@arquiba/contract/order-returns';
import {
  describeEye,
  eyeNames,
  eyes,
  formatMillimetres,
  type PrescriptionValues,
} from '@arquiba/contract/prescription-values';
import { textTable } from './text-table.ts';

type Orders = BackOffice['orders'];
type Listed = Awaited<ReturnType<Orders['list']>>;
type Stopped = Awaited<ReturnType<Orders['stoppedRefunds']>>;
type Whole = NonNullable<Awaited<ReturnType<Orders['show']>>>;

export function orderTable(items: Listed): string {
  if (items.length === 0) return 'Nenhum pedido.';
  const rows = items.map(({ number, createdAt, status, buyer, units, totalCents, ...rest }) => [
    ...[number, minute(createdAt), `${status}${prescriptionNote(rest)}`],
    ...[String(units), reais(totalCents), buyer],
  ]);
  return textTable(['NÚMERO', 'FEITO EM', 'ESTADO', 'UNIDADES', 'TOTAL', 'COMPRADOR'], rows);
}

function prescriptionNote(
  order: Pick<Listed[number], 'awaitsPrescription' | 'hasUnreadPrescription'>,
) {
  if (order.awaitsPrescription) return ', sem receita';
  return order.hasUnreadPrescription ? ', receita a conferir' : '';
}

/** The refunds that were given up, with their orders. */
export function stoppedTable(items: Stopped): string {
  if (items.length === 0) return 'Nenhum reembolso parado.';
  const rows = items.map((refund) => [refund.orderNumber, ...refundCells(refund)]);
  return textTable(['PEDIDO', ...REFUND_HEAD], rows);
}

export function orderPage(whole: Whole): string {
  const { order, lines, timeline, shipment, invoice, returns, refunds, payments } = whole;
  const { road, number, complement, district, city, uf, cep } = order.address;
  const facts = [
    ['Pedido', order.number],
    ['Estado', order.status],
    ['Comprador', `${order.buyer.name}, ${order.buyer.email}`],
    [
      'Entrega',
      [road, number ?? 's/n', complement, district, `${city} (${uf})`, cep]
        .filter(Boolean)
        .join(', '),
    ],
    ['Frete', `${order.freight.name}, ${reais(order.freightCents)}`],
    ['Descontos', reais(order.discountCents + order.methodDiscountCents)],
    ['Total', reais(order.totalCents)],
    ['Envio', shipment ? `${shipment.status} ${shipment.carrier} ${shipment.trackingCode}` : '-'],
    ['Nota fiscal', invoice?.key ?? '-'],
  ];
  const goods = lines.map(({ sku, title, color, lens, quantity, returned, totalCents }) => [
    ...[sku, `${title} (${color})`, lens?.description ?? '-'],
    ...[String(quantity), String(returned), reais(totalCents)],
  ]);
  const steps = timeline.map(({ at, text }) => [minute(at), text]);
  return [
    textTable(['', ''], facts).trimStart(),
    textTable(['SKU', 'ITEM', 'LENTES', 'UNIDADES', 'DEVOLVIDAS', 'TOTAL'], goods),
    ...prescriptionTables(whole),
    ...(payments.length > 0 ? [textTable(PAYMENT_HEAD, payments.map(paymentCells))] : []),
    textTable(['QUANDO', 'O QUE HOUVE'], steps),
    ...(returns.length > 0 ? [textTable(RETURN_HEAD, returns.map(returnCells))] : []),
    ...(refunds.length > 0 ? [textTable(REFUND_HEAD, refunds.map(refundCells))] : []),
  ].join('\n\n');
}

/** What the laboratory needs, for each item with lenses made to measure. */
function prescriptionTables({ lines, prescriptions }: Whole): string[] {
  return lines
    .filter(({ lens }) => isMadeToMeasure(lens))
    .map(({ id, sku }) => {
      const found = prescriptions.find(({ lineId }) => lineId === id);
      if (!found) return textTable([`RECEITA DE ${sku}`, ''], [['Aguardando', '-']]);
      const { name, writtenOn, prescriber, remarks, values, fileId, review, refusal } = found;
      return textTable(
        [`RECEITA DE ${sku}`, ''],
        [
          ['Nome', name || '-'],
          ['Data', writtenOn],
          ['Quem receitou', prescriber || '-'],
          ...(fileId ? [['Por foto ou PDF', REVIEWS[review]]] : []),
          ...(remarks ? [['Observações', remarks]] : []),
          ...(refusal ? [['Recusada porque', refusal]] : []),
          ...(values ? valueRows(values) : []),
        ],
      );
    });
}

const REVIEWS: Record<PrescriptionReview, string> = {
  a_conferir: 'a conferir, com prescriptions',
  aceita: 'aceita',
  recusada: 'recusada: esperamos outra',
};

function valueRows(values: PrescriptionValues): string[][] {
  return [
    ...eyes.map((side) => [eyeNames[side], describeEye(values[side])]),
    ['DP', values.pupils === null ? '-' : `${formatMillimetres(values.pupils)} mm`],
  ];
}

const RETURN_HEAD = ['DEVOLUÇÃO DE', 'TIPO', 'ESTADO', 'UNIDADES', 'VALOR', 'POSTAGEM', 'MOTIVO'];

function returnCells({
  createdAt,
  kind,
  status,
  lines,
  refund,
  postage,
  reason,
  note,
}: Whole['returns'][number]) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const why = [returnReasonNames[reason], ...(note ? [note] : [])].join(': ');
  const instead = lines.flatMap(({ exchange }) =>
    exchange ? [`por ${exchange.title} (${exchange.color})`] : [],
  );
  return [
    ...[minute(createdAt), [kind, ...instead].join(' '), status, String(units)],
    ...[reais(refund), postage?.code ?? '-', why],
  ];
}

const PAYMENT_HEAD = ['PAGAMENTO', 'VALOR', 'PARCELAS', 'ESTADO', 'DEVOLVIDO'];

function paymentCells(payment: Whole['payments'][number]) {
  const { name, pairId, amountCents, instalments, status, surplus, refundedCents } = payment;
  return [
    ...[pairId === null ? name : `${name} (um de dois)`, reais(amountCents), String(instalments)],
    ...[surplus ? `${status}, em dobro` : status, reais(refundedCents)],
  ];
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

const REAIS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });

export function reais(cents: number): string {
  return `R$ ${REAIS.format(cents / 100)}`;
}
