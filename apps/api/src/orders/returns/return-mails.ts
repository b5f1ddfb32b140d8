import { formatBrl } from '@arquiba/brazil/money';
import { dayInBrazil } from '../../platform/moment-in-brazil.ts';
import { mail, type OrderMail } from '../order-mails.ts';
import type { OrderRow, ReturnRow } from '../tables.ts';

/** `instead` is what comes instead; empty for a refund. */
export function askedMail(order: OrderRow, row: ReturnRow, instead: string): OrderMail {
  const { postageCarrier, postageCode, postageUntil } = row;
  return about(order, row, 'código de postagem', 'A sua devolução está pronta para postar', [
    `Leve o pacote a uma agência (${postageCarrier}) até ${dayInBrazil(postageUntil as Date)}, com o código ${postageCode}. A postagem é por nossa conta.`,
    'Na página da devolução estão a etiqueta para imprimir e o que vai no pacote. Sem impressora, anote o código.',
    row.kind === 'troca'
      ? `Quando o pacote chegar e for conferido, enviamos ${instead}. As unidades estão guardadas para você.`
      : `Quando o pacote chegar e for conferido, devolvemos ${formatBrl(row.refundCents)}.`,
  ]);
}

export function postedReturnMail(order: OrderRow, row: ReturnRow): OrderMail {
  return about(order, row, 'devolução postada', 'O pacote foi postado', [
    'Recebemos o aviso da postagem. Avisamos quando ele chegar à loja.',
  ]);
}

export function movingReturnMail(order: OrderRow, row: ReturnRow): OrderMail {
  return about(order, row, 'devolução a caminho', 'O pacote está a caminho da loja', [
    'Avisamos quando ele chegar.',
  ]);
}

export function arrivedReturnMail(order: OrderRow, row: ReturnRow): OrderMail {
  return about(order, row, 'devolução na loja', 'O pacote chegou à loja', [
    'Vamos conferir o que veio. Isso leva até 2 dias úteis.',
  ]);
}

export function checkedReturnMail(order: OrderRow, row: ReturnRow, cents: number): OrderMail {
  return about(order, row, 'devolução conferida', 'Conferimos a devolução', [
    cents > 0
      ? `Está tudo certo. ${formatBrl(cents)} estão a caminho, pelo mesmo meio do pagamento.`
      : 'Está tudo certo. O valor já tinha voltado para você.',
  ]);
}

export function checkedExchangeMail(order: OrderRow, row: ReturnRow, instead: string): OrderMail {
  return about(order, row, 'troca conferida', 'Conferimos a devolução', [
    `Está tudo certo. Vamos enviar ${instead}, e avisamos com o código de rastreio.`,
  ]);
}

export function exchangeSentMail(order: OrderRow, row: ReturnRow, instead: string): OrderMail {
  return about(order, row, 'troca enviada', 'A sua troca foi enviada', [
    `${instead} saiu da loja: ${row.sentCarrier}, código ${row.sentCode}.`,
  ]);
}

export function refusedReturnMail(order: OrderRow, row: ReturnRow): OrderMail {
  return about(order, row, 'devolução recusada', 'Não pudemos aceitar a devolução', [
    row.refusal ?? '',
    `O pacote volta para você: ${row.sentCarrier}, código ${row.sentCode}. Se não concorda, responda a este e-mail ou fale com o atendimento.`,
  ]);
}

/** The parcel came after its units had been sold to others. */
export function exchangeGoneMail(order: OrderRow, row: ReturnRow): OrderMail {
  return about(order, row, 'troca por reembolso', 'O que você escolheu na troca acabou', [
    `O pacote veio depois do prazo, e as unidades não estavam mais guardadas. Quando ele for conferido, devolvemos ${formatBrl(row.refundCents)}.`,
  ]);
}

export function expiredReturnMail(order: OrderRow, row: ReturnRow): OrderMail {
  return about(order, row, 'código de postagem vencido', 'O código de postagem venceu', [
    'O pacote não foi postado no prazo, e a devolução foi encerrada.',
    'Se você já postou, não se preocupe: a devolução continua quando ele chegar. Se ainda quer devolver, fale com o atendimento.',
  ]);
}

export function cancelledReturnMail(order: OrderRow, row: ReturnRow): OrderMail {
  return about(order, row, 'devolução cancelada', 'A devolução foi cancelada', [
    'Você fica com os óculos. Não use o código de postagem.',
  ]);
}

function about(
  { number }: OrderRow,
  { id }: ReturnRow,
  subject: string,
  heading: string,
  paragraphs: readonly string[],
): OrderMail {
  const path = `/minha-conta/pedidos/${number}/devolucoes/${id}`;
  const action = { label: 'Ver a devolução', path };
  return { ...mail(`Pedido ${number}: ${subject}`, heading, paragraphs), action };
}
