import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Bank } from './bank.ts';
import type { Decline } from './charge.ts';
import type { Messenger } from './messenger.ts';
import { demandKey } from './register-api.ts';

const delivery = z.object({ mode: z.enum(['send', 'drop', 'hold']) });
const release = z.object({
  reverse: z._default(z.boolean(), false),
  times: z._default(z.number().check(z.int(), z.gte(1), z.lte(100)), 1),
});
const lost = z.object({ answers: z.number().check(z.int(), z.gte(0), z.lte(100)) });

type Identified = { Params: { id: string } };

export interface ControlOptions {
  bank: Bank;
  messenger: Messenger;
  key: string;
  answersToLose: { count: number };
}

/** For tests: causes failures between a shop and its provider. */
export function registerControl(app: FastifyInstance, options: ControlOptions): void {
  const { bank, messenger, answersToLose } = options;
  app.addHook('onRequest', async (request) => demandKey(request, options.key));

  app.post<Identified>('/control/payments/:id/pay', async ({ params }) => bank.pay(params.id));
  app.post<Identified>('/control/payments/:id/pay-late', async ({ params }) =>
    bank.pay(params.id, { late: true }),
  );
  app.post<Identified>('/control/payments/:id/pay-again', async ({ params }) =>
    bank.payAgain(params.id),
  );
  app.post<Identified & { Body: { reason: Decline } }>(
    '/control/payments/:id/decline',
    async ({ params, body }) => bank.decline(params.id, body.reason),
  );
  app.post<Identified>('/control/payments/:id/forge', async ({ params }) => ({
    status: await messenger.forge(params.id),
  }));
  app.post('/control/delivery', async ({ body }, reply) => {
    messenger.setMode(delivery.parse(body).mode);
    return reply.code(204).send();
  });
  app.post('/control/delivery/release', async ({ body }) => ({
    statuses: await messenger.release(release.parse(body)),
  }));
  app.post('/control/lost-answers', async ({ body }, reply) => {
    answersToLose.count = lost.parse(body).answers;
    return reply.code(204).send();
  });
}
