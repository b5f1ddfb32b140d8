import type { FastifyInstance } from 'fastify';

export interface RecordedToken {
  number: string;
  detail: string;
  /** The saved card that the token was made of. */
  savedId?: string;
}

interface SavedCard extends RecordedToken {
  id: string;
  customerId: string;
}

/** Customers and their cards with the fields and errors of Mercado Pago's reference. */
export function recordCustomers(app: FastifyInstance, tokens: Map<string, RecordedToken>) {
  const customers = new Map<string, { id: string; email: string }>();
  const cards = new Map<string, SavedCard>();
  let next = 8_940_397_939;
  const refusal = (status: number, message: string) =>
    Object.assign(new Error(message), { statusCode: status });
  const needCustomer = (id: string) => {
    const found = [...customers.values()].find((each) => each.id === id);
    if (!found) throw refusal(404, 'Customer not found');
    return found;
  };
  const need = (id: string) => {
    const found = cards.get(id);
    if (!found) throw refusal(404, 'Card not found');
    return found;
  };
  const ofCustomer = ({ id, cardId }: { id: string; cardId: string }) => {
    const found = need(cardId);
    if (found.customerId !== id) throw refusal(404, 'Card not found');
    return found;
  };

  app.get<{ Querystring: { email: string } }>('/v1/customers/search', async ({ query }) => {
    const results = [...customers.values()].filter(({ email }) => email === query.email);
    return { paging: { limit: 10, offset: 0, total: results.length }, results };
  });
  app.post<{ Body: { email: string } }>('/v1/customers', async ({ body: { email } }, reply) => {
    if (customers.has(email)) throw refusal(400, 'the customer already exist');
    const made = { id: `${next++}-jxOV430go9fx2e`, email };
    customers.set(email, made);
    return reply.code(201).send({ ...made, live_mode: false, cards: [], addresses: [] });
  });
  app.delete<{ Params: { id: string } }>('/v1/customers/:id', async ({ params }) => {
    const found = needCustomer(params.id);
    customers.delete(found.email);
    return found;
  });
  app.get<{ Params: { id: string } }>('/v1/customers/:id/cards', async ({ params }) => {
    needCustomer(params.id);
    return [...cards.values()].filter(({ customerId }) => customerId === params.id).map(show);
  });
  app.post<{ Params: { id: string }; Body: { token: string } }>(
    '/v1/customers/:id/cards',
    async ({ params, body }, reply) => {
      needCustomer(params.id);
      const token = tokens.get(body.token);
      if (!token) throw refusal(400, 'invalid parameters');
      tokens.delete(body.token);
      const made: SavedCard = { ...token, id: String(next++), customerId: params.id };
      cards.set(made.id, made);
      return reply.code(201).send(show(made));
    },
  );
  app.get<{ Params: { id: string; cardId: string } }>(
    '/v1/customers/:id/cards/:cardId',
    async ({ params }) => show(ofCustomer(params)),
  );
  app.delete<{ Params: { id: string; cardId: string } }>(
    '/v1/customers/:id/cards/:cardId',
    async ({ params }) => {
      const found = ofCustomer(params);
      cards.delete(found.id);
      return show(found);
    },
  );
  return { need };
}

function show({ id, customerId, number }: SavedCard) {
  const name = number.startsWith('4') ? 'visa' : 'master';
  return {
    ...{ id, customer_id: customerId, expiration_month: 12, expiration_year: 2031 },
    ...{ first_six_digits: number.slice(0, 6), last_four_digits: number.slice(-4) },
    payment_method: { id: name, name, payment_type_id: 'credit_card' },
    ...{ security_code: { length: 3, card_location: 'back' }, issuer: { id: 25, name } },
    ...{ cardholder: { name: 'ANA SILVA' }, date_created: '2026-03-10T08:00:00.000-04:00' },
    ...{ user_id: '448870796', live_mode: false },
  };
}
