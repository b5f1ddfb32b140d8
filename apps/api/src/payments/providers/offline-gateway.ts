import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentState } from '@arquiba/contract/orders';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import {
  type Charge,
  ChargeRefused,
  type PaymentProvider,
  ProviderAway,
} from '../../platform/ports/payment-provider.ts';
import { offlineCards } from './offline-cards.ts';
import { callProvider } from './provider-call.ts';

export interface OfflineGatewaySettings {
  provider: 'offline';
  /** Its address for us, and for browsers. */
  url: string;
  publicUrl: string;
  /** Our API key, and the secret with which it signs its webhooks. */
  key: string;
  webhookSecret: string;
  /** Resolves when it answers; without it, it counts as ready. */
  ready?: (() => Promise<void>) | undefined;
}

const ANSWER_WITHIN_MS = 5000;
const TOLERANCE_MS = 5 * 60_000;

/** The gateway of the demonstration and of tests, `apps/gateway`; it moves no real money. */
export function createOfflineGateway(
  settings: OfflineGatewaySettings,
  { clock }: { clock: Clock },
): PaymentProvider {
  async function ask(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options: { body?: object; key?: string } = {},
  ): Promise<unknown> {
    await settings.ready?.().catch((cause) => {
      throw new ProviderAway('The offline gateway did not start', { cause });
    });
    const { status, body } = await callProvider({
      ...{ method, url: `${settings.url}${path}`, body: options.body },
      headers: {
        authorization: `Bearer ${settings.key}`,
        ...(options.key ? { 'idempotency-key': options.key } : {}),
      },
      answerWithinMs: ANSWER_WITHIN_MS,
    });
    if (status < 300) return body;
    const refusal = z.object({ message: z.string() }).safeParse(body);
    throw new ChargeRefused(refusal.data?.message ?? `The gateway answered ${status}`);
  }
  const about = (id: string) => `/v1/payments/${encodeURIComponent(id)}`;

  return {
    name: 'offline',
    cardForm: {
      provider: 'offline',
      publicKey: 'demonstracao',
      tokenUrl: `${settings.publicUrl}/v1/card_tokens`,
    },
    cards: offlineCards(ask),
    methods: () => [
      { method: 'pix', mostInstalments: 1 },
      { method: 'cartao', mostInstalments: 10 },
      { method: 'boleto', mostInstalments: 1 },
      { method: 'carteira', wallet: 'Carteira de demonstração', mostInstalments: 1 },
    ],
    async create({ idempotencyKey, amountCents, expiresAt, ...charge }) {
      const body = { ...charge, amount: amountCents, expiresAt: expiresAt.toISOString() };
      return readCharge(await ask('POST', '/v1/payments', { body, key: idempotencyKey }));
    },
    fetch: async (id) => readCharge(await ask('GET', about(id))),
    async find(reference) {
      const path = `/v1/payments?reference=${encodeURIComponent(reference)}`;
      return z
        .array(z.unknown())
        .parse(await ask('GET', path))
        .map(readCharge);
    },
    capture: async (id) => readCharge(await ask('POST', `${about(id)}/capture`)),
    cancel: async (id) => readCharge(await ask('POST', `${about(id)}/cancel`)),
    refund: async (id, cents, key) =>
      readCharge(await ask('POST', `${about(id)}/refunds`, { body: { amount: cents }, key })),
    verifyWebhook(rawBody, headers) {
      const written = headers['x-gateway-signature'];
      const [, time = '', given = ''] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof written === 'string' ? written : '') ?? [];
      const expected = signatureOf(settings.webhookSecret, time, rawBody);
      if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given.padEnd(expected.length)))) {
        return null;
      }
      if (Math.abs(clock.now().getTime() - Number(time) * 1000) > TOLERANCE_MS) return null;
      const { id, paymentId, type, occurredAt } = eventShape.parse(JSON.parse(rawBody.toString()));
      return { eventId: id, providerId: paymentId, type, occurredAt: new Date(occurredAt) };
    },
  };
}

function signatureOf(secret: string, time: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
}

const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  paymentId: z.string(),
  occurredAt: z.iso.datetime(),
});

const STATES = {
  pending: 'pendente',
  review: 'em_analise',
  authorized: 'autorizado',
  paid: 'capturado',
  declined: 'recusado',
  expired: 'expirado',
  cancelled: 'expirado',
} as const satisfies Record<string, PaymentState>;

const chargeShape = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(Object.keys(STATES) as (keyof typeof STATES)[]),
  amount: z.number(),
  captured: z.number(),
  refunded: z.number(),
  pix: z.nullable(z.object({ code: z.string(), expiresAt: z.string() })),
  boleto: z.nullable(z.object({ line: z.string(), barcode: z.string(), dueDate: z.string() })),
  card: z.nullable(z.object({ brand: z.string(), lastDigits: z.string() })),
  challengeUrl: z.nullable(z.string()),
  reviewUntil: z.nullable(z.string()),
  simulationUrl: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

function readCharge(answer: unknown): Charge {
  const { id, status, amount, captured, refunded, reason, ...rest } = chargeShape.parse(answer);
  return {
    ...rest,
    providerId: id,
    status: STATES[status],
    ...{ amountCents: amount, capturedCents: captured, refundedCents: refunded },
    problem: reason === null ? null : (DECLINES[reason] ?? OTHER_DECLINE),
  };
}

const OTHER_DECLINE = 'O banco não aprovou o pagamento. Tente outro cartão ou pague por Pix.';

const DECLINES: Record<string, string> = {
  insufficient_funds:
    'O cartão não tem limite para esta compra. Tente outro cartão ou mais parcelas.',
  expired_card: 'O cartão está vencido. Confira a validade ou use outro cartão.',
  wrong_code: 'O código de segurança do cartão não confere. Confira os dígitos e tente de novo.',
  suspected_fraud: 'O banco não aprovou por segurança. Ligue para o banco ou pague por Pix.',
  call_bank: 'O banco pede uma autorização sua. Ligue para o banco e tente de novo.',
  challenge_refused: 'A compra não foi confirmada no banco. Tente de novo ou pague de outro jeito.',
  wallet_refused: 'O pagamento foi recusado na carteira. Tente de novo ou pague de outro jeito.',
  invalid_token: 'Os dados do cartão perderam a validade. Digite o cartão de novo.',
};
