import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Bank, createBank } from './bank.ts';
import { createMessenger, type Messenger } from './messenger.ts';
import { Refused } from './refused.ts';
import { registerApi } from './register-api.ts';
import { registerCardTokens } from './register-card-tokens.ts';
import { registerCards } from './register-cards.ts';
import { registerControl } from './register-control.ts';
import { registerPages } from './register-pages.ts';
import { openStore } from './store.ts';

export interface GatewayOptions {
  /** The database file; `:memory:` stores nothing. */
  file: string;
  /** Its own address for browsers, and the address of the shop's pages. */
  publicUrl: string;
  siteUrl: string;
  /** The shop's API key, and the secret that signs webhooks. */
  key: string;
  webhookSecret: string;
  webhookUrl(): string | null;
  now?: () => Date;
}

export interface Gateway {
  app: FastifyInstance;
  bank: Bank;
  messenger: Messenger;
  /** The charges are created, but their answers are lost. */
  loseAnswers(count: number): void;
  close(): Promise<void>;
}

/** A payment provider that moves no money: for demonstrations and tests. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { publicUrl, siteUrl, key, now = () => new Date() } = options;
  const store = openStore(options.file);
  const { webhookSecret: secret, webhookUrl } = options;
  const messenger = createMessenger({ store, secret, webhookUrl, now });
  const bank = createBank({ store, messenger, now, publicUrl });
  const answersToLose = { count: 0 };
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send({ message: error.message });
    const isMalformed = error instanceof z.core.$ZodError;
    const status = isMalformed ? 400 : (error.statusCode ?? 500);
    const message = status < 500 ? 'O pedido não tem a forma esperada.' : 'Algo deu errado aqui.';
    if (status >= 500) console.error(error);
    return reply.code(status).send({ message });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'Não há nada aqui.' }),
  );
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(async (scope) =>
    registerApi(scope, { bank, store, publicUrl, key, answersToLose }),
  );
  await app.register(async (scope) => registerCards(scope, { store, key }));
  await app.register(async (scope) =>
    registerControl(scope, { bank, messenger, key, answersToLose }),
  );
  await app.register(async (scope) => registerCardTokens(scope, { store, siteUrl, now }));
  await app.register(async (scope) => registerPages(scope, { bank, siteUrl }));
  return {
    ...{ app, bank, messenger },
    loseAnswers(count) {
      answersToLose.count = count;
    },
    async close() {
      await app.close();
      await messenger.close();
      store.close();
    },
  };
}
