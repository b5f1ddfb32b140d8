import * as z from 'zod/mini';
import type { CardStore } from '../../platform/ports/payment-provider.ts';

type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options?: { body?: object },
) => Promise<unknown>;

const identified = z.object({ id: z.string() });
const storedCard = z.object({
  cardId: z.string(),
  brand: z.string(),
  lastDigits: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
});

/** Cards that the offline gateway stores. */
export function offlineCards(ask: Ask): CardStore {
  return {
    async customerOf(email) {
      return identified.parse(await ask('POST', '/v1/customers', { body: { email } })).id;
    },
    async save(customerId, token) {
      return storedCard.parse(await ask('POST', cardsOf(customerId), { body: { token } }));
    },
    async list(customerId) {
      return z.array(storedCard).parse(await ask('GET', cardsOf(customerId)));
    },
    async remove(customerId, cardId) {
      await ask('DELETE', `${cardsOf(customerId)}/${encodeURIComponent(cardId)}`);
    },
    async forget(customerId) {
      await ask('DELETE', customerPath(customerId));
    },
  };
}

function customerPath(customerId: string): string {
  return `/v1/customers/${encodeURIComponent(customerId)}`;
}

function cardsOf(customerId: string): string {
  return `${customerPath(customerId)}/cards`;
}
