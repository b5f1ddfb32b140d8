import { formatBrl } from '@arquiba/brazil/money';
import { parseBrl } from '@arquiba/brazil/parse-brl';
import { LEAST_CARD_CENTS } from '@arquiba/contract/payment-terms';
import type { FieldErrors } from '../forms/use-form.ts';
import { fieldOfCard } from './card-place.ts';
import { type CardForm, getCardToken } from './get-card-token.ts';
import { type Card, readCard } from './read-card.ts';

/** What pays an order with two cards. */
export interface TwoTokens {
  cardToken: string;
  instalments: number;
  secondCard: { cardToken: string; instalments: number; amount: number };
}

/** The tokens of both typed cards with their amounts, or what is wrong with the fields. */
export async function getTwoTokens(
  form: HTMLFormElement,
  cardForm: CardForm,
  total: number,
): Promise<TwoTokens | { errors: FieldErrors }> {
  const typed = (field: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-field=${field}]`)?.value ?? '';
  const first = parseBrl(typed('firstAmount'));
  const most = total - LEAST_CARD_CENTS;
  if (first === null || first < LEAST_CARD_CENTS || first > most) {
    const range = `de ${formatBrl(LEAST_CARD_CENTS)} a ${formatBrl(most)}`;
    return { errors: { firstAmount: `O valor no primeiro cartão vai ${range}` } };
  }
  const cards = [readCard(form, 'first'), readCard(form, 'second')];
  const tokens: string[] = [];
  for (const card of cards) {
    if ('field' in card) return { errors: { [card.field]: card.message } };
  }
  for (const [index, card] of (cards as Card[]).entries()) {
    const answer = await getCardToken(cardForm, card);
    const field = fieldOfCard(index === 0 ? 'first' : 'second', 'cardNumber');
    if ('problem' in answer) return { errors: { [field]: answer.problem } };
    tokens.push(answer.token);
  }
  const [cardToken = '', second = ''] = tokens;
  return {
    ...{ cardToken, instalments: Number(typed('instalments')) },
    secondCard: {
      ...{ cardToken: second, instalments: Number(typed('secondInstalments')) },
      amount: total - first,
    },
  };
}
