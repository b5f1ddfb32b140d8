import { randomUUID } from 'node:crypto';
import { cardBrandOf, isCardNumber } from '@arquiba/brazil/card';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { outcomeOf } from './card-outcome.ts';
import type { StoredCard } from './charge.ts';
import { Refused } from './refused.ts';
import type { Store } from './store.ts';

const card = z.object({
  card_number: z.string().check(z.maxLength(30)),
  expiration_month: z.coerce.number().check(z.int(), z.gte(1), z.lte(12)),
  expiration_year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100)),
  security_code: z.string().check(z.regex(/^\d{3,4}$/)),
  cardholder: z.object({ name: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
});

/** A card that is saved here: only its code is asked again. */
const saved = z.object({
  card_id: z.string().check(z.maxLength(100)),
  security_code: z.string().check(z.regex(/^\d{3,4}$/)),
});

/**
 * Exchanges a card for a token, only for pages of the shop. The fields are those of Mercado Pago's endpoint,
 * so that a page has one form for both. The number is never stored.
 */
export function registerCardTokens(
  app: FastifyInstance,
  { store, siteUrl, now }: { store: Store; siteUrl: string; now(): Date },
): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('vary', 'Origin');
    if (headers.origin === undefined || !isShop(headers.origin, siteUrl)) {
      throw new Refused(403, 'Só a loja envia cartões.');
    }
    reply.header('access-control-allow-origin', headers.origin);
  });
  app.options('/v1/card_tokens', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '600')
      .send(),
  );
  app.post('/v1/card_tokens', async (request, reply) => {
    const read = readSaved(request.body, store) ?? readTyped(request.body);
    // A card is valid until the end of its month.
    if (Date.UTC(read.expiryYear, read.expiryMonth, 1) <= now().getTime()) {
      throw new Refused(400, 'O cartão está vencido.');
    }
    const token = randomUUID();
    store.saveCard(token, read, now());
    return reply.code(201).send({
      ...{ id: token, card_id: read.savedId ?? null, last_four_digits: read.lastDigits },
    });
  });
}

function readTyped(body: unknown): StoredCard {
  const given = card.safeParse(body);
  if (!given.success) throw new Refused(400, 'Confira os dados do cartão.');
  const { card_number, expiration_month: expiryMonth, expiration_year: expiryYear } = given.data;
  const digits = card_number.replace(/[\s-]/g, '');
  if (!isCardNumber(digits)) throw new Refused(400, 'O número do cartão não confere.');
  return {
    ...{ brand: cardBrandOf(digits) ?? 'cartão', lastDigits: digits.slice(-4) },
    ...{ expiryMonth, expiryYear, outcome: outcomeOf(digits) },
  };
}

/** Null for what is not about a saved card. */
function readSaved(body: unknown, store: Store): StoredCard | null {
  const given = saved.safeParse(body);
  if (!given.success) return null;
  const found = store.savedCard(given.data.card_id);
  if (!found) throw new Refused(400, 'Este cartão não está mais guardado.');
  const { brand, lastDigits, expiryMonth, expiryYear, outcome, id } = found;
  return { brand, lastDigits, expiryMonth, expiryYear, outcome, savedId: id };
}

/** On a developer's machine the shop has several names. */
function isShop(origin: string, siteUrl: string): boolean {
  const [asked, site] = [URL.parse(origin), new URL(siteUrl)];
  if (asked?.origin === site.origin) return true;
  const isLocal = (url: URL | null) => ['localhost', '127.0.0.1'].includes(url?.hostname ?? '');
  return isLocal(asked) && isLocal(site) && asked?.port === site.port;
}
