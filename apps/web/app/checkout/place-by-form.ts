import type { ErrorCode } from '@arquiba/contract/errors';
import { type FreightService, freightServices } from '@arquiba/contract/freight';
import { type PaymentMethod, paymentMethods, placeOrder } from '@arquiba/contract/orders';
import type { Call } from '@arquiba/contract/route';
import { redirect } from 'react-router';
import { newKey } from '../draft.ts';
import { refusalOf } from '../loader.ts';

/** Places the order of a form that was sent without scripts. Not by card: its data is never sent to us. */
export async function placeByForm(call: Call, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const method = paymentMethods.find((known) => known === text('method'));
  const service = freightServices.find((known) => known === text('service'));
  const refused = (message: string, code?: ErrorCode) => ({
    ...{ message, code, paying: method && { method } },
  });
  if (!method || !service) return refused('Escolha o frete e a forma de pagamento.');
  if (method === 'cartao') {
    return refused('O pagamento com cartão precisa de scripts ligados. Pague por Pix ou boleto.');
  }
  if (form.get('accepted') !== 'on') return refused('Confirme que você leu o resumo do pedido');
  try {
    const { number } = await place(call, text, method, service);
    return redirect(`/checkout/pedido/${number}`);
  } catch (error) {
    const { message, code } = refusalOf(error);
    return refused(message, code);
  }
}

function place(
  call: Call,
  text: (name: string) => string,
  method: PaymentMethod,
  service: FreightService,
) {
  const input = {
    ...{ addressId: text('addressId'), freightQuoteId: text('freightQuoteId'), service, method },
    ...{ expectedGoods: text('goods'), expectedTotal: Number(text(`total-${method}`)) },
    accepted: true as const,
  };
  return call(placeOrder, input, { idempotencyKey: text('chave') || newKey() });
}
