import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SavedCard } from './charge.ts';
import { Refused } from './refused.ts';
import { demandKey } from './register-api.ts';
import type { Store } from './store.ts';

const customer = z.object({ email: z.string().check(z.minLength(3), z.maxLength(254)) });
const tokenOf = z.object({ token: z.string() });

type OfCustomer = { Params: { id: string } };
type OfCard = { Params: { id: string; cardId: string } };

/** The API for a shop, with its key: customers, and the cards that they let us store. */
export function registerCards(
  app: FastifyInstance,
  { store, key }: { store: Store; key: string },
): void {
  app.addHook('onRequest', async (request) => demandKey(request, key));

  app.post('/v1/customers', async ({ body }, reply) =>
    reply.code(201).send({ id: store.customerOf(customer.parse(body).email.toLowerCase()) }),
  );
  app.delete<OfCustomer>('/v1/customers/:id', async ({ params }) => {
    store.removeCustomer(params.id);
    return { id: params.id };
  });
  app.get<OfCustomer>('/v1/customers/:id/cards', async ({ params }) =>
    store.savedCardsOf(params.id).map(show),
  );
  app.post<OfCustomer>('/v1/customers/:id/cards', async ({ params, body }, reply) => {
    if (!store.hasCustomer(params.id)) throw new Refused(404, 'Não existe esse cliente.');
    const card = store.takeCard(tokenOf.parse(body).token);
    if (!card || card.savedId) throw new Refused(400, 'O cartão perdeu a validade.');
    const saved: SavedCard = { ...card, id: randomUUID(), customerId: params.id };
    store.addSavedCard(saved);
    return reply.code(201).send(show(saved));
  });
  app.delete<OfCard>('/v1/customers/:id/cards/:cardId', async ({ params }) => {
    store.removeSavedCard(params.id, params.cardId);
    return { cardId: params.cardId };
  });
}

function show({ id: cardId, brand, lastDigits, expiryMonth, expiryYear }: SavedCard) {
  return { cardId, brand, lastDigits, expiryMonth, expiryYear };
}
