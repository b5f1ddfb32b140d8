import { formatBrl } from '@arquiba/brazil/money';
import { ApiError } from '@arquiba/contract/errors';
import type { FreightOption } from '@arquiba/contract/freight';
import type { PaymentMethod, PaymentOption } from '@arquiba/contract/order-views';
import { methodsFor } from '../payments/public/methods-for.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { Services } from '../platform/context.ts';
import { checkTwoCards, type SecondCard } from './check-two-cards.ts';

interface Asked {
  method: PaymentMethod;
  instalments: number;
  cardToken?: string | undefined;
  savedCardId?: string | undefined;
  saveCardToken?: string | undefined;
  secondCard?: SecondCard | undefined;
  expectedTotal: number;
}

/** The ways to pay goods and freight; the discount of a method applies to the goods only. */
export function waysToPay(
  services: Pick<Services, 'payments'>,
  goods: number,
  freight: Pick<FreightOption, 'price'>,
): PaymentOption[] {
  return methodsFor(services, goods + freight.price, goods);
}

/** The requested way to pay, if it is offered and costs what the page showed. */
export function chooseWay(options: readonly PaymentOption[], asked: Asked): PaymentOption {
  const { method, instalments, cardToken, savedCardId, saveCardToken, secondCard } = asked;
  const { expectedTotal } = asked;
  const option = options.find((each) => each.method === method);
  if (!option) throw invalidInput({ method: 'Esta forma de pagamento não vale para este total' });
  if (!option.instalments.some(({ count }) => count === instalments)) {
    throw invalidInput({ instalments: `Este total não pode ser pago em ${instalments} vezes` });
  }
  if (method === 'cartao' && !cardToken) {
    throw invalidInput({ cardToken: 'Preencha os dados do cartão' });
  }
  if (method !== 'cartao' && (cardToken || savedCardId || saveCardToken)) {
    throw invalidInput({ cardToken: 'O cartão só vale para pagamento com cartão' });
  }
  if (option.total !== expectedTotal) {
    const message = `O total agora é ${formatBrl(option.total)}. Confira antes de pagar.`;
    throw new ApiError('price_changed', { message });
  }
  if (secondCard) checkTwoCards(option, { method, instalments, secondCard });
  return option;
}
