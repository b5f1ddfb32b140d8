import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import {
  type Charge,
  ChargeRefused,
  type NewCharge,
  type PaymentProvider,
} from '../../platform/ports/payment-provider.ts';
import { accepted } from './mercado-pago-answer.ts';
import { mercadoPagoCards } from './mercado-pago-cards.ts';
import { readMercadoPago } from './mercado-pago-charge.ts';
import { cardMethodFor, cardMethods } from './mercado-pago-methods.ts';
import { type Answer, callProvider } from './provider-call.ts';

export interface MercadoPagoSettings {
  provider: 'mercadopago';
  accessToken: string;
  publicKey: string;
  webhookSecret: string;
  /** Replaces their address, for tests. */
  url?: string;
}

const API = 'https://api.mercadopago.com';
const ANSWER_WITHIN_MS = 15_000;
/**
 * A webhook that is repeated after days has the time of its first attempt. A replay only makes us query once
 * more.
 */
const TOLERANCE_MS = 5 * 24 * 3_600_000;
/** The shortest Pix expiry that they accept is half an hour; a later payment counts anyway. */
const SHORTEST_PIX_MS = 31 * 60_000;
const METHOD_IDS = { pix: 'pix', boleto: 'bolbradesco' } as const;
const OTHER_CARD = 'Esse cartão não é aceito. Use outro cartão ou pague por Pix.';
const STALE_CARD = 'Os dados do cartão perderam a validade. Digite o cartão de novo.';

/** Mercado Pago, by its documented payments API: Pix, boleto and cards by token. */
export function createMercadoPago(
  settings: MercadoPagoSettings,
  { clock, siteUrl }: { clock: Clock; siteUrl: URL },
): PaymentProvider {
  const api = settings.url ?? API;

  function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: { body?: object; key?: string } = {},
  ): Promise<Answer> {
    return callProvider({
      ...{ method, url: `${api}${path}`, body: options.body, answerWithinMs: ANSWER_WITHIN_MS },
      headers: {
        authorization: `Bearer ${settings.accessToken}`,
        ...(options.key ? { 'x-idempotency-key': options.key } : {}),
      },
    });
  }

  async function fetchCharge(id: string): Promise<Charge> {
    return readMercadoPago(accepted(await ask('GET', about(id))));
  }

  const cards = mercadoPagoCards(ask);

  /**
   * A charge must name the card's network. That of a saved card is known; of another the token has the first
   * digits, which we look up in their list. A token of any other saved card is refused: it may be another
   * person's.
   */
  async function cardMethodOf({ cardToken, savedCard }: NewCharge): Promise<string> {
    const answer = await ask('GET', `/v1/card_tokens/${encodeURIComponent(cardToken ?? '')}`);
    const token = tokenShape.safeParse(answer.body);
    const isOf = token.data?.card_id ? String(token.data.card_id) : null;
    if (answer.status === 404 || !token.success || isOf !== (savedCard?.cardId ?? null)) {
      throw new ChargeRefused(STALE_CARD);
    }
    if (savedCard) return cards.methodOf(savedCard);
    const digits = z.string().safeParse(token.data.first_six_digits);
    if (!digits.success) throw new ChargeRefused(STALE_CARD);
    const listed = cardMethods.parse(accepted(await ask('GET', '/v1/payment_methods')));
    const id = cardMethodFor(listed, digits.data);
    if (!id) throw new ChargeRefused(OTHER_CARD);
    return id;
  }

  return {
    name: 'mercadopago',
    cardForm: {
      provider: 'mercadopago',
      publicKey: settings.publicKey,
      tokenUrl: `${api}/v1/card_tokens?public_key=${encodeURIComponent(settings.publicKey)}`,
    },
    cards,
    methods: () => [
      { method: 'pix', mostInstalments: 1 },
      { method: 'cartao', mostInstalments: 10 },
      { method: 'boleto', mostInstalments: 1 },
    ],
    async create(charge) {
      const { method } = charge;
      if (method === 'carteira') throw new Error('No wallet of Mercado Pago is offered');
      const methodId = method === 'cartao' ? await cardMethodOf(charge) : METHOD_IDS[method];
      const body = {
        ...chargeBody(charge, { siteUrl, now: clock.now() }),
        payment_method_id: methodId,
      };
      const answer = await ask('POST', '/v1/payments', { body, key: charge.idempotencyKey });
      return readMercadoPago(accepted(answer));
    },
    fetch: fetchCharge,
    async find(reference) {
      const path = `/v1/payments/search?external_reference=${encodeURIComponent(reference)}`;
      const found = z.object({ results: z.array(z.unknown()) });
      return found.parse(accepted(await ask('GET', path))).results.map(readMercadoPago);
    },
    async capture(id) {
      const { status, body } = await ask('PUT', about(id), { body: { capture: true } });
      // They refuse to capture what is not authorised, or no longer: its current state counts.
      return status < 300 ? readMercadoPago(body) : fetchCharge(id);
    },
    async cancel(id) {
      const { status, body } = await ask('PUT', about(id), { body: { status: 'cancelled' } });
      // They refuse to cancel a charge that is no longer open: its current state counts.
      return status < 300 ? readMercadoPago(body) : fetchCharge(id);
    },
    async refund(id, cents, key) {
      const body = { amount: cents / 100 };
      accepted(await ask('POST', `${about(id)}/refunds`, { body, key }));
      return fetchCharge(id);
    },
    verifyWebhook(rawBody, headers, url) {
      // The signature covers the address, not the body: only what the address names is trusted.
      const dataId = url.searchParams.get('data.id')?.toLowerCase() ?? '';
      const [requestId, written] = [headers['x-request-id'], headers['x-signature']];
      const [, ts = '', given = ''] =
        /^ts=(\d{1,16}),\s*v1=([0-9a-f]{64})$/.exec(typeof written === 'string' ? written : '') ??
        [];
      const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`;
      const expected = createHmac('sha256', settings.webhookSecret).update(manifest).digest('hex');
      if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given.padEnd(expected.length)))) {
        return null;
      }
      // Their documentation has seconds in some places, milliseconds in others.
      const sentAt = new Date(Number(ts) * (ts.length > 11 ? 1 : 1000));
      if (Math.abs(clock.now().getTime() - sentAt.getTime()) > TOLERANCE_MS || !dataId) return null;
      const said = readNotice(rawBody);
      const type = said?.action ?? said?.type ?? 'payment';
      const eventId = String(said?.id ?? `${dataId}-${ts}`);
      return { eventId, providerId: dataId, type, occurredAt: sentAt };
    },
  };
}

const tokenShape = z.object({
  card_id: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  first_six_digits: z.optional(z.nullable(z.string())),
});

function about(id: string): string {
  return `/v1/payments/${encodeURIComponent(id)}`;
}

const notice = z.object({
  id: z.optional(z.union([z.number(), z.string()])),
  type: z.optional(z.string()),
  action: z.optional(z.string()),
});

function readNotice(body: Buffer): z.output<typeof notice> | null {
  try {
    return notice.parse(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}

function chargeBody(charge: NewCharge, { siteUrl, now }: { siteUrl: URL; now: Date }): object {
  const { payer, method, savedCard } = charge;
  const [first = '', ...others] = payer.name.trim().split(/\s+/);
  const type = payer.document.length === 11 ? 'CPF' : 'CNPJ';
  const { cep, road, number, district, city, uf } = payer.address;
  const address = {
    ...{ zip_code: cep, street_name: road, street_number: number === null ? 'S/N' : `${number}` },
    ...{ neighborhood: district, city, federal_unit: uf },
  };
  return {
    transaction_amount: charge.amountCents / 100,
    description: `Pedido ${charge.orderNumber}`,
    external_reference: charge.reference,
    // They notify only public addresses.
    ...(siteUrl.protocol === 'https:'
      ? { notification_url: new URL('/api/payments/webhooks/mercadopago', siteUrl).href }
      : {}),
    // The token of a saved card is taken with its customer only.
    payer: savedCard
      ? { type: 'customer', id: savedCard.customerId }
      : {
          ...{ email: payer.email, first_name: first, last_name: others.join(' ') || first },
          identification: { type, number: payer.document },
          ...(method === 'boleto' ? { address } : {}),
        },
    ...(method === 'cartao'
      ? { token: charge.cardToken, installments: charge.instalments, capture: charge.capture }
      : { date_of_expiration: expiryOf(charge, now) }),
  };
}

/** With an offset, as they require. */
function expiryOf({ dueDate, expiresAt }: NewCharge, now: Date): string {
  if (dueDate) return `${dueDate}T23:59:59.000-03:00`;
  const end = Math.max(expiresAt.getTime(), now.getTime() + SHORTEST_PIX_MS);
  return new Date(end).toISOString().replace('Z', '+00:00');
}
