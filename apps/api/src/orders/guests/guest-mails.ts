import { mail, type OrderMail } from '../order-mails.ts';
import type { OrderRow } from '../tables.ts';

/** The buyer asked for the link. */
export function linkMail({ number }: Pick<OrderRow, 'number'>): OrderMail {
  return mail(`Pedido ${number}: o link do pedido`, 'O link do seu pedido', [
    'Por este link você acompanha, paga, cancela ou devolve o pedido, sem senha. Não passe o link adiante.',
    'Se não foi você que pediu, não precisa fazer nada.',
  ]);
}

/** In every mail of an order without an account. */
export const ACCOUNT_OFFER =
  'Você comprou sem conta. Na página do pedido dá para criar a conta com estes dados: falta só a senha.';
