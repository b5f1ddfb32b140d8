import * as z from 'zod/mini';
import {
  type CardStore,
  ChargeRefused,
  type NewCharge,
  type StoredCard,
} from '../../platform/ports/payment-provider.ts';
import { accepted } from './mercado-pago-answer.ts';
import type { Answer } from './provider-call.ts';

type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options?: { body?: object },
) => Promise<Answer>;

const identified = z.object({ id: z.string() });
const searched = z.object({ results: z.array(identified) });

/** The fields of a saved card that we read. */
const cardShape = z.object({
  id: z.union([z.number(), z.string()]),
  expiration_month: z.number(),
  expiration_year: z.number(),
  last_four_digits: z.union([z.number(), z.string()]),
  payment_method: z.object({ id: z.string() }),
});

const GONE = 'Esse cartão não está mais guardado. Digite o cartão de novo.';

/** Cards that Mercado Pago stores for its customers, each of which has an e-mail. */
export function mercadoPagoCards(ask: Ask) {
  async function find(email: string): Promise<string | null> {
    const answer = await ask('GET', `/v1/customers/search?email=${encodeURIComponent(email)}`);
    return searched.parse(accepted(answer)).results[0]?.id ?? null;
  }

  async function remove(path: string): Promise<void> {
    const answer = await ask('DELETE', path);
    if (answer.status !== 404) accepted(answer);
  }

  const store: CardStore = {
    async customerOf(email) {
      const known = await find(email);
      if (known) return known;
      const made = await ask('POST', '/v1/customers', { body: { email } });
      if (made.status < 300) return identified.parse(made.body).id;
      // Created by another process in the meantime.
      const found = await find(email);
      if (found) return found;
      accepted(made);
      throw new Error('Mercado Pago makes no customer');
    },
    async save(customerId, token) {
      return readCard(accepted(await ask('POST', cardsOf(customerId), { body: { token } })));
    },
    async list(customerId) {
      const answer = await ask('GET', cardsOf(customerId));
      if (answer.status === 404) return [];
      return z.array(z.unknown()).parse(accepted(answer)).map(readCard);
    },
    remove: (customerId, cardId) => remove(cardPath(customerId, cardId)),
    async forget(customerId) {
      for (const { cardId } of await store.list(customerId)) {
        await remove(cardPath(customerId, cardId));
      }
      await remove(customerPath(customerId));
    },
  };

  return {
    ...store,
    /** Their name of a saved card's network. */
    async methodOf({ customerId, cardId }: NonNullable<NewCharge['savedCard']>): Promise<string> {
      const answer = await ask('GET', cardPath(customerId, cardId));
      if (answer.status === 404) throw new ChargeRefused(GONE);
      return cardShape.parse(accepted(answer)).payment_method.id;
    },
  };
}

function readCard(answer: unknown): StoredCard {
  const read = cardShape.parse(answer);
  const network = read.payment_method.id;
  return {
    cardId: String(read.id),
    brand: network === 'master' ? 'mastercard' : network,
    lastDigits: String(read.last_four_digits).padStart(4, '0'),
    ...{ expiryMonth: read.expiration_month, expiryYear: read.expiration_year },
  };
}

function customerPath(customerId: string): string {
  return `/v1/customers/${encodeURIComponent(customerId)}`;
}

function cardsOf(customerId: string): string {
  return `${customerPath(customerId)}/cards`;
}

function cardPath(customerId: string, cardId: string): string {
  return `${cardsOf(customerId)}/${encodeURIComponent(cardId)}`;
}
