import { formatBoletoLine } from '@arquiba/brazil/boleto';
import { cardName } from '@arquiba/brazil/card-name';
import { formatBrl } from '@arquiba/brazil/money';
import type { Payment } from '@arquiba/contract/order-views';
import type { KnownPayment } from '../payments/public/list-payments.ts';
import { layOutMail, type MailBlock } from '../platform/mail/mail-layout.ts';
import { dayInBrazil, momentInBrazil } from '../platform/moment-in-brazil.ts';
import type { Mail } from '../platform/ports/mailer.ts';
import { returnRefusal } from './returns/returnable.ts';
import type { LineRow, OrderRow, ShipmentRow } from './tables.ts';

export interface OrderMail {
  subject: string;
  blocks: MailBlock[];
  /** A page of the site for the button; without it the page of the order. */
  action?: { label: string; path: string };
}

type PaidCard = Pick<KnownPayment, 'card' | 'amountCents' | 'instalments' | 'status'>;
type Bought = Pick<LineRow, 'quantity' | 'title' | 'color' | 'lens' | 'totalCents' | 'image'>;

/** What was ordered, and the code that pays it. */
export function placedMail(
  order: OrderRow,
  lines: readonly Bought[],
  { pix, boleto }: Pick<Payment, 'pix' | 'boleto'>,
): OrderMail {
  const { number, heldUntil } = order;
  const until = heldUntil ? [`Guardamos as unidades até ${momentInBrazil(heldUntil)}.`] : [];
  return mail(`Pedido ${number}: falta o pagamento`, 'Recebemos o seu pedido', [
    ...(pix ? ['Pague com o Pix copia e cola:', { copy: pix.code }] : []),
    ...(boleto
      ? [
          `Pague o boleto até ${dayInBrazil(noon(boleto.dueDate))}, com a linha digitável:`,
          { copy: formatBoletoLine(boleto.line) },
        ]
      : []),
    ...summary(order, lines),
    ...until,
  ]);
}

/** For the staff who pack orders. */
export function newOrderMail(order: OrderRow, lines: readonly Bought[]): OrderMail {
  const { number, buyer, totalCents } = order;
  return mail(`Novo pedido ${number}: ${formatBrl(totalCents)}`, 'Pedido pago', [
    `${buyer.name} comprou, e o pagamento está confirmado.`,
    ...summary(order, lines),
    `Para ver e embalar: npm run arquiba -- orders show ${number}`,
  ]);
}

export function paidMail(
  order: OrderRow,
  lines: readonly Bought[],
  cards: readonly PaidCard[] = [],
): OrderMail {
  const { number, freight } = order;
  return mail(`Pedido ${number}: pagamento confirmado`, 'Pagamento confirmado', [
    'Recebemos o pagamento. Agora separamos os seus óculos.',
    ...summary(order, lines),
    ...twoCards('Pago com', cards),
    `Prazo de entrega: ${freight.businessDays} dias úteis.`,
  ]);
}

export function reviewMail(
  order: OrderRow,
  lines: readonly Bought[],
  { until, cards }: { until: Date; cards: readonly PaidCard[] },
): OrderMail {
  return mail(`Pedido ${order.number}: pagamento em análise`, 'Pagamento em análise', [
    'A operadora do cartão está conferindo a compra. Você não precisa fazer nada, nem pagar de novo.',
    `A resposta chega até ${momentInBrazil(until)}, por e-mail. Até lá os óculos ficam guardados para você.`,
    ...summary(order, lines),
    ...twoCards('Para pagar com', cards),
  ]);
}

/** The review of a card ended without a payment. */
export function reviewEndedMail({ number }: OrderRow, until: Date): OrderMail {
  return mail(`Pedido ${number}: pagamento não aprovado`, 'O cartão não foi aprovado', [
    'A análise terminou sem a aprovação da operadora do cartão. Nada foi cobrado.',
    `Guardamos os óculos até ${momentInBrazil(until)}. Até lá você pode escolher outra forma de pagamento.`,
  ]);
}

export function declinedMail(
  order: OrderRow,
  lines: readonly Bought[],
  cards: readonly PaidCard[],
): OrderMail {
  const bad = cards.length > 1 && cards.find(({ status }) => status === 'recusado')?.card;
  return mail(`Pedido ${order.number}: pagamento recusado`, 'O pagamento foi recusado', [
    ...(bad ? [`O ${cardName(bad)} não foi aprovado. O outro cartão não é cobrado sem ele.`] : []),
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

export function deliveredMail(
  { number }: OrderRow,
  lines: readonly Pick<LineRow, 'lens'>[],
  until: Date,
): OrderMail {
  const refusals = lines.map((line) => returnRefusal(line));
  const [refusal] = refusals.filter((each) => each !== null);
  return mail(`Pedido ${number}: entregue`, 'O pedido foi entregue', [
    ...(refusals.includes(null)
      ? [
          `Se não servir, devolva ou troque até ${dayInBrazil(until)}. A postagem é por nossa conta, e um reembolso inclui o frete.`,
        ]
      : []),
    ...(refusal ? [refusal] : []),
  ]);
}

export function refundedMail(
  { number }: OrderRow,
  cents: number,
  card: Payment['card'],
): OrderMail {
  const where = card ? `no ${cardName(card)}` : 'pelo mesmo meio do pagamento';
  return mail(`Pedido ${number}: reembolso feito`, 'O reembolso foi feito', [
    `${formatBrl(cents)} voltaram ${where}.`,
  ]);
}

/** A line for each of two cards, with its amount and instalments. */
function twoCards(label: string, cards: readonly PaidCard[]): Piece[] {
  if (cards.length < 2) return [];
  return cards.map(({ card, amountCents, instalments }) => {
    const name = card ? cardName(card) : 'cartão';
    const parts = instalments === 1 ? 'à vista' : `em ${instalments}x`;
    return `${label} ${name}: ${formatBrl(amountCents)} ${parts}`;
  });
}

function summary(order: OrderRow, lines: readonly Bought[]): Piece[] {
  const { road, number, city, uf } = order.address;
  const { freight, freightCents, discountCents, methodDiscountCents } = order;
  return [
    ...lines.map(({ quantity, title, color, lens, totalCents, image: { path, etag } }) => ({
      good: {
        label: `${quantity} × ${title} (${color})`,
        detail: [...(lens ? [`Lentes ${lens.description}`] : []), formatBrl(totalCents)].join(
          ' · ',
        ),
        picture: { path, etag },
      },
    })),
    ...(discountCents > 0 ? [`Cupom ${order.couponCode ?? ''}: −${formatBrl(discountCents)}`] : []),
    `Frete ${freight.name}: ${freightCents === 0 ? 'Grátis' : formatBrl(freightCents)}`,
    ...(methodDiscountCents > 0 ? [`Desconto do Pix: −${formatBrl(methodDiscountCents)}`] : []),
    `Total: ${formatBrl(order.totalCents)}`,
    `Entrega: ${road}, ${number ?? 's/n'}, ${city} (${uf})`,
  ];
}

/** A paragraph, or a block of another kind. */
type Piece = string | MailBlock;

export function mail(subject: string, heading: string, pieces: readonly Piece[]): OrderMail {
  const blocks = pieces.map((piece) => (typeof piece === 'string' ? { paragraph: piece } : piece));
  return { subject, blocks: [{ heading }, ...blocks] };
}

/** A day as a moment within it, in Brasília. */
function noon(day: string): Date {
  return new Date(`${day.slice(0, 10)}T12:00:00-03:00`);
}

/** The whole mail for the buyer, with a button to the order or to the page of `action`. */
export function orderMailOf(
  { buyer, number }: Pick<OrderRow, 'buyer' | 'number'>,
  { action, ...content }: OrderMail,
  site: URL,
): Mail {
  const { label, path } = action ?? { label: 'Ver o pedido', path: `/checkout/pedido/${number}` };
  const button = { button: { label, url: new URL(path, site).href } };
  return {
    to: buyer.email,
    ...layOutMail({
      ...{ ...content, from: 'shop', site, blocks: [...content.blocks, button] },
      because: `Você fez o pedido ${number} na nossa loja.`,
    }),
  };
}
