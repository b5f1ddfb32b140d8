import type { FieldErrors } from '../forms/use-form.ts';
import { type CardForm, getCardToken, getSavedCardToken } from './get-card-token.ts';
import { readCard, readCode } from './read-card.ts';

/** What an order is paid by instead of the card. */
export interface CardInput {
  cardToken: string;
  savedCardId?: string;
  saveCardToken?: string;
}

/** Exchanges the chosen or typed card of a form for tokens, or returns what is wrong with it. */
export async function exchangeCard(
  cardForm: CardForm,
  form: HTMLFormElement,
): Promise<CardInput | { errors: FieldErrors }> {
  const chosen = form.querySelector<HTMLInputElement>('[name=savedCardId]:checked')?.value;
  const saved = cardForm.saved.find(({ id }) => id === chosen);
  if (saved) {
    const code = readCode(form, saved.brand);
    if ('field' in code) return { errors: { [code.field]: code.message } };
    const answer = await getSavedCardToken(cardForm, saved.cardId, code.code);
    if ('problem' in answer) return { errors: { cardCode: answer.problem } };
    return { cardToken: answer.token, savedCardId: saved.id };
  }
  const card = readCard(form);
  if ('field' in card) return { errors: { [card.field]: card.message } };
  const answer = await getCardToken(cardForm, card);
  if ('problem' in answer) return { errors: { cardNumber: answer.problem } };
  if (!form.querySelector('[data-field=saveCard]:checked')) return { cardToken: answer.token };
  // A token works once: one pays, the other saves. Without the second the card is just not saved.
  const second = await getCardToken(cardForm, card);
  const saving = 'token' in second && { saveCardToken: second.token };
  return { cardToken: answer.token, ...saving };
}
