import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Bank } from './bank.ts';
import { presentCharge, type StoredCharge } from './charge.ts';
import { Refused } from './refused.ts';
import type { Store } from './store.ts';

const wanted = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  orderNumber: z.string().check(z.maxLength(40)),
  method: z.enum(['pix', 'cartao', 'boleto', 'carteira']),
  amount: z.number().check(z.int(), z.gte(1)),
  instalments: z.number().check(z.int(), z.gte(1), z.lte(10)),
  cardToken: z.nullable(z.string()),
  capture: z._default(z.boolean(), true),
  savedCard: z.optional(z.nullable(z.object({ customerId: z.string(), cardId: z.string() }))),
  dueDate: z.nullable(z.iso.date()),
  expiresAt: z.iso.datetime(),
  returnUrl: z.url(),
});
const refund = z.object({ amount: z.number().check(z.int(), z.gte(1)) });

type Identified = { Params: { id: string } };

export interface ApiOptions {
  bank: Bank;
  store: Store;
  publicUrl: string;
  key: string;
  /** How many of the next answers to new charges are lost. */
  answersToLose: { count: number };
}

/** The API for a shop, with its key: charges, captures, refunds. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const { bank, store, publicUrl, answersToLose } = options;
  const show = (charge: StoredCharge) => presentCharge(charge, publicUrl);

  app.addHook('onRequest', async (request) => demandKey(request, options.key));

  app.post('/v1/payments', async (request, reply) => {
    const key = keyOf(request);
    const { charge, outcome } = bank.create(wanted.parse(request.body), key);
    if (outcome === 'no_answer' || answersToLose.count > 0) {
      answersToLose.count = Math.max(0, answersToLose.count - 1);
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    return reply.code(201).send(show(charge));
  });
  app.get<{ Querystring: { reference?: string } }>('/v1/payments', async ({ query }) =>
    store.chargesOf(query.reference ?? '').map(({ id }) => show(bank.look(id))),
  );
  app.get<Identified>('/v1/payments/:id', async ({ params }) => show(bank.look(params.id)));
  app.post<Identified>('/v1/payments/:id/capture', async ({ params }) =>
    show(bank.capture(params.id)),
  );
  app.post<Identified>('/v1/payments/:id/cancel', async ({ params }) =>
    show(bank.cancel(params.id)),
  );
  app.post<Identified>('/v1/payments/:id/refunds', async (request) =>
    show(bank.refund(request.params.id, refund.parse(request.body).amount, keyOf(request))),
  );
}

export function demandKey({ headers }: FastifyRequest, key: string): void {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Refused(401, 'Falta a chave.');
  }
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && /^[\w-]{1,200}$/.test(key)) return key;
  throw new Refused(400, 'Falta o cabeçalho Idempotency-Key.');
}
