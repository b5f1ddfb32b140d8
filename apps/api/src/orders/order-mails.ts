import { formatBrl } from '@arquiba/brazil/money';
import type { MailBlock } from '../platform/mail/mail-layout.ts';
import { dayInBrazil, momentInBrazil } from '../platform/moment-in-brazil.ts';
import type { LineRow, OrderRow, ShipmentRow } from './tables.ts';

export interface OrderMail {
  subject: string;
  blocks: MailBlock[];
}

type Bought = Pick<LineRow, 'quantity' | 'title' | 'color' | 'totalCents'>;

/** Confirms at once what was ordered: goods, amounts, address. */
export function placedMail(order: OrderRow, lines: readonly Bought[]): OrderMail {
  const { number, heldUntil } = order;
  const until = heldUntil ? [`Guardamos as unidades até ${momentInBrazil(heldUntil)}.`] : [];
  return mail(`Pedido ${number}: falta o pagamento`, 'Recebemos o seu pedido', [
    ...summary(order, lines),
    ...until,
  ]);
}

export function paidMail(order: OrderRow, lines: readonly Bought[]): OrderMail {
  const { number, freight } = order;
  return mail(`Pedido ${number}: pagamento confirmado`, 'Pagamento confirmado', [
    'Recebemos o pagamento. Agora separamos os seus óculos.',
    ...summary(order, lines),
    `Prazo de entrega: ${freight.businessDays} dias úteis.`,
  ]);
}

export function declinedMail(order: OrderRow, lines: readonly Bought[]): OrderMail {
  return mail(`Pedido ${order.number}: pagamento recusado`, 'O pagamento foi recusado', [
    'Nada foi cobrado. Você pode tentar de novo ou pagar de outro jeito.',
    ...summary(order, lines),
  ]);
}

export function expiredMail({ number }: OrderRow): OrderMail {
  return mail(`Pedido ${number}: prazo vencido`, 'O prazo de pagamento venceu', [
    'Não recebemos o pagamento a tempo, e as unidades voltaram à loja. Nada foi cobrado.',
  ]);
}

export function cancelledMail({ number }: OrderRow, refundCents: number): OrderMail {
  const money =
    refundCents > 0
      ? `Devolvemos ${formatBrl(refundCents)} pelo mesmo meio do pagamento.`
      : 'Nada foi cobrado.';
  return mail(`Pedido ${number}: cancelado`, 'O pedido foi cancelado', [money]);
}

/** A payment arrived too late for its order. */
export function lateMail({ number }: OrderRow, refundCents: number): OrderMail {
  return mail(`Pedido ${number}: pagamento devolvido`, 'O pagamento chegou tarde', [
    'As unidades já não estavam guardadas para você.',
    `Devolvemos ${formatBrl(refundCents)} pelo mesmo meio do pagamento.`,
  ]);
}

export function shippedMail({ number }: OrderRow, shipment: ShipmentRow): OrderMail {
  const { carrier, trackingCode, trackingUrl } = shipment;
  const where = trackingUrl ? [`Acompanhe em ${trackingUrl}`] : [];
  return mail(`Pedido ${number}: enviado`, 'O pedido foi enviado', [
    `${carrier}, código ${trackingCode}.`,
    ...where,
  ]);
}

export function deliveredMail({ number }: OrderRow, until: Date): OrderMail {
  return mail(`Pedido ${number}: entregue`, 'O pedido foi entregue', [
    `Se não servir, devolva até ${dayInBrazil(until)}, sem dizer por quê, com o frete de volta.`,
  ]);
}

export function returnAskedMail({ number }: OrderRow, refundCents: number): OrderMail {
  return mail(`Pedido ${number}: devolução pedida`, 'Recebemos o pedido de devolução', [
    'Poste os óculos com a caixa pelo código que segue em outra mensagem do atendimento.',
    `Quando chegarem, devolvemos ${formatBrl(refundCents)}.`,
  ]);
}

export function returnReceivedMail({ number }: OrderRow, refundCents: number): OrderMail {
  return mail(`Pedido ${number}: devolução recebida`, 'A devolução chegou', [
    `Devolvemos ${formatBrl(refundCents)} pelo mesmo meio do pagamento.`,
  ]);
}

export function refundedMail({ number }: OrderRow, cents: number): OrderMail {
  return mail(`Pedido ${number}: reembolso feito`, 'O reembolso foi feito', [
    `${formatBrl(cents)} voltaram pelo mesmo meio do pagamento.`,
  ]);
}

function summary(order: OrderRow, lines: readonly Bought[]): string[] {
  const { road, number, city, uf } = order.address;
  return [
    ...lines.map(
      ({ quantity, title, color, totalCents }) =>
        `${quantity} × ${title} (${color}): ${formatBrl(totalCents)}`,
    ),
    `Frete ${order.freight.name}: ${formatBrl(order.freightCents)}`,
    `Total: ${formatBrl(order.totalCents)}`,
    `Entrega: ${road}, ${number ?? 's/n'}, ${city} (${uf})`,
  ];
}

function mail(subject: string, heading: string, paragraphs: readonly string[]): OrderMail {
  return { subject, blocks: [{ heading }, ...paragraphs.map((paragraph) => ({ paragraph }))] };
}
