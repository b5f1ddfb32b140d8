import { formatBrl } from '@arquiba/brazil/money';
import type { PaymentMethod, PaymentOption } from '@arquiba/contract/order-views';
import { instalmentsAllowed, LEAST_CARD_CENTS } from '@arquiba/contract/payment-terms';
import { invalidInput } from '../platform/calls/read-input.ts';

export interface SecondCard {
  cardToken: string;
  instalments: number;
  amount: number;
}

interface Asked {
  method: PaymentMethod;
  instalments: number;
  secondCard: SecondCard;
}

/** Refuses two cards that cannot pay a total: each has a least amount, and instalments for its own amount. */
export function checkTwoCards(
  { total, instalments: rows }: PaymentOption,
  { method, instalments, secondCard: second }: Asked,
): void {
  if (method !== 'cartao') {
    throw invalidInput({ secondCard: 'Dois cartões só valem para pagamento com cartão' });
  }
  const most = total - LEAST_CARD_CENTS;
  if (most < LEAST_CARD_CENTS) {
    throw invalidInput({ firstAmount: 'Este total não pode ser pago com dois cartões' });
  }
  const first = total - second.amount;
  if (first < LEAST_CARD_CENTS || first > most) {
    const range = `de ${formatBrl(LEAST_CARD_CENTS)} a ${formatBrl(most)}`;
    throw invalidInput({ firstAmount: `O valor no primeiro cartão vai ${range}` });
  }
  const allowed = (cents: number) => Math.min(rows.length, instalmentsAllowed(cents));
  if (instalments > allowed(first)) {
    const message = `O valor do primeiro cartão não pode ser pago em ${instalments} vezes`;
    throw invalidInput({ instalments: message });
  }
  if (second.instalments > allowed(second.amount)) {
    const message = `O valor do segundo cartão não pode ser pago em ${second.instalments} vezes`;
    throw invalidInput({ secondInstalments: message });
  }
}
