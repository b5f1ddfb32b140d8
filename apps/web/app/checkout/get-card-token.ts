import type { getCheckout } from '@arquiba/contract/orders';
import type { OutputOf } from '@arquiba/contract/route';
import type { Card } from './read-card.ts';

export type CardForm = OutputOf<typeof getCheckout>['cardForm'];

/** The token, or an error message for the buyer. */
type CardAnswer = { token: string } | { problem: string };

/** Sends the card to the gateway, which returns a token. The card is never sent to our server. */
export function getCardToken(form: CardForm, card: Card): Promise<CardAnswer> {
  return exchange(form, {
    card_number: card.number,
    cardholder: { name: card.name },
    expiration_month: card.month,
    expiration_year: card.year,
    security_code: card.code,
  });
}

/** The same for a card that the gateway stores, by its id there. */
export function getSavedCardToken(
  form: CardForm,
  cardId: string,
  code: string,
): Promise<CardAnswer> {
  return exchange(form, { card_id: cardId, security_code: code });
}

async function exchange({ publicKey, tokenUrl }: CardForm, card: object): Promise<CardAnswer> {
  const url = new URL(tokenUrl);
  url.searchParams.set('public_key', publicKey);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  } catch {
    return { problem: 'Não deu para falar com o processador do pagamento. Tente de novo.' };
  }
  const body: unknown = await answer.json().catch(() => null);
  const token = body && typeof body === 'object' && 'id' in body ? body.id : null;
  if (!answer.ok || typeof token !== 'string') {
    return { problem: 'O processador não aceitou este cartão. Confira os dados ou use outro.' };
  }
  return { token };
}
