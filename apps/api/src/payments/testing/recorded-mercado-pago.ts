import { createHmac, randomUUID } from 'node:crypto';
import { boletoBarcode, boletoLine } from '@arquiba/brazil/boleto';
import { encodePix } from '@arquiba/brazil/pix';
import Fastify from 'fastify';
import type { MercadoPagoSettings } from '../providers/mercado-pago.ts';
import { type RecordedToken, recordCustomers } from './recorded-customers.ts';

interface Recorded {
  id: number;
  status: string;
  status_detail: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  external_reference: string;
  [field: string]: unknown;
}

interface Asked {
  transaction_amount: number;
  payment_method_id: string;
  external_reference: string;
  date_of_expiration?: string;
  installments?: number;
  capture?: boolean;
  token?: string;
  payer: {
    type?: string;
    id?: string;
    address?: unknown;
    identification?: { type: string; number: string };
  };
}

const ACCESS_TOKEN = 'TEST-1234567890123456-access';

/**
 * Answers with the fields, states and errors of Mercado Pago's reference. It stores charges so that the same
 * suite can run against it, and makes no decisions of its own.
 */
export async function startRecordedMercadoPago() {
  const payments = new Map<number, Recorded>();
  const byKey = new Map<string, number>();
  const refundKeys = new Set<string>();
  const cards = new Map<string, RecordedToken>();
  const asked: Asked[] = [];
  let lostAnswers = 0;
  let next = 1_300_000_001;
  const app = Fastify();
  const refusal = (status: number, message: string) =>
    Object.assign(new Error(message), { statusCode: status });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .send({ message: error.message, error: 'bad_request', status: error.statusCode, cause: [] }),
  );
  app.addHook('onRequest', async ({ headers, url }) => {
    if (url.startsWith('/v1/card_tokens?')) return;
    if (headers.authorization !== `Bearer ${ACCESS_TOKEN}`)
      throw refusal(401, 'invalid access token');
  });

  app.get<{ Params: { id: string } }>('/v1/card_tokens/:id', async ({ params }) => {
    const card = cards.get(params.id);
    if (!card) throw refusal(404, 'Card token not found');
    const isOfSaved = card.savedId !== undefined;
    return {
      ...{ id: params.id, status: 'active', card_id: card.savedId ?? null },
      first_six_digits: isOfSaved ? null : card.number.slice(0, 6),
    };
  });
  const saved = recordCustomers(app, cards);
  app.get('/v1/payment_methods', async () => [
    method('pix', 'bank_transfer'),
    method('debelo', 'debit_card', '^503143'),
    method('visa', 'credit_card', '^4', '^(400163|400176)'),
    method('master', 'credit_card', '^(5|(2(221|222|223|2[3-9]|[3-6]|7[01]|720)))'),
  ]);
  app.post<{ Body: Asked }>('/v1/payments', async ({ body, headers, raw }, reply) => {
    const key = String(headers['x-idempotency-key'] ?? '');
    if (!key) throw refusal(400, 'Header X-Idempotency-Key can’t be null');
    const known = byKey.get(key);
    asked.push(body);
    const id = known ?? next++;
    if (known === undefined) {
      payments.set(id, record(id, body, cards.get(body.token ?? '')));
      byKey.set(key, id);
    }
    if (lostAnswers > 0) {
      lostAnswers -= 1;
      reply.hijack();
      raw.socket.destroy();
      return reply;
    }
    return reply.code(201).send(payments.get(id));
  });
  app.get<{ Querystring: { external_reference: string } }>('/v1/payments/search', ({ query }) => {
    const results = [...payments.values()].filter(
      ({ external_reference }) => external_reference === query.external_reference,
    );
    return Promise.resolve({ paging: { total: results.length, limit: 30, offset: 0 }, results });
  });
  const need = (id: string): Recorded => {
    const found = payments.get(Number(id));
    if (!found) throw refusal(404, 'Payment not found');
    return found;
  };
  app.get<{ Params: { id: string } }>('/v1/payments/:id', async ({ params }) => need(params.id));
  app.put<{ Params: { id: string }; Body: { status?: string; capture?: boolean } }>(
    '/v1/payments/:id',
    async ({ params, body }) => {
      const found = need(params.id);
      if (body.status === 'cancelled') {
        if (!['pending', 'in_process', 'authorized'].includes(found.status)) {
          throw refusal(400, 'The action requested is not valid for the current payment state');
        }
        return Object.assign(found, { status: 'cancelled', status_detail: 'by_collector' });
      }
      if (found.status !== 'authorized') {
        throw refusal(400, 'The action requested is not valid for the current payment state');
      }
      return Object.assign(found, { status: 'approved', status_detail: 'accredited' });
    },
  );
  app.post<{ Params: { id: string }; Body: { amount: number } }>(
    '/v1/payments/:id/refunds',
    async ({ params, body, headers }, reply) => {
      const found = need(params.id);
      const key = String(headers['x-idempotency-key']);
      const total = found.transaction_amount_refunded + (refundKeys.has(key) ? 0 : body.amount);
      if (total > found.transaction_amount) throw refusal(400, 'Amount exceeds the payment');
      refundKeys.add(key);
      const isAll = Math.abs(total - found.transaction_amount) < 0.001;
      Object.assign(found, {
        transaction_amount_refunded: total,
        ...(isAll ? { status: 'refunded', status_detail: 'refunded' } : {}),
        ...(isAll ? {} : { status_detail: 'partially_refunded' }),
      });
      return reply.code(201).send({ id: next++, payment_id: found.id, amount: body.amount });
    },
  );

  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const settings: MercadoPagoSettings = {
    ...{ provider: 'mercadopago', accessToken: ACCESS_TOKEN, url },
    ...{ publicKey: 'TEST-public-key-1234', webhookSecret: 'a secret of theirs' },
  };
  return {
    ...{ settings, asked },
    pay(id: string) {
      const found = need(id);
      const approved = { status: 'approved', status_detail: 'accredited' };
      const held = { status: 'authorized', status_detail: 'pending_capture' };
      Object.assign(found, found.authorizeOnly ? held : approved);
    },
    set: (id: string, fields: Partial<Recorded>) => void Object.assign(need(id), fields),
    loseAnswers(count: number) {
      lostAnswers = count;
    },
    token(number: string, detail = 'accredited') {
      const id = randomUUID().replaceAll('-', '');
      cards.set(id, { number, detail });
      return id;
    },
    savedToken(cardId: string) {
      const id = randomUUID().replaceAll('-', '');
      cards.set(id, { ...saved.need(cardId), savedId: cardId });
      return id;
    },
    /** Signed as they do: over the address, the request id and the time. */
    notice(id: string, at: Date, secret = settings.webhookSecret) {
      const requestId = randomUUID();
      const manifest = `id:${id};request-id:${requestId};ts:${at.getTime()};`;
      const sum = createHmac('sha256', secret).update(manifest).digest('hex');
      return {
        url: new URL(
          `https://loja.example/api/payments/webhooks/mercadopago?data.id=${id}&type=payment`,
        ),
        headers: { 'x-request-id': requestId, 'x-signature': `ts=${at.getTime()},v1=${sum}` },
        body: Buffer.from(
          JSON.stringify({
            ...{ id: 112233445566, live_mode: true, type: 'payment', api_version: 'v1' },
            ...{ action: 'payment.updated', data: { id }, date_created: at.toISOString() },
          }),
        ),
      };
    },
    close: () => app.close(),
  };
}

function method(id: string, type: string, pattern?: string, exclusion?: string) {
  const bin = { pattern, exclusion_pattern: exclusion ?? null, installments_pattern: '' };
  return { id, payment_type_id: type, status: 'active', settings: pattern ? [{ bin }] : [] };
}

function record(id: number, body: Asked, card?: { number: string; detail: string }): Recorded {
  const { transaction_amount, payment_method_id, external_reference } = body;
  const base = {
    ...{ id, transaction_amount, payment_method_id, external_reference, currency_id: 'BRL' },
    ...{ transaction_amount_refunded: 0, captured: true, live_mode: false, refunds: [] },
    authorizeOnly: body.capture === false,
    ...{ date_of_expiration: body.date_of_expiration ?? null, card: {}, fee_details: [] },
    date_created: '2026-03-10T08:00:00.000-04:00',
    ...{ installments: body.installments ?? 1, point_of_interaction: { type: 'UNSPECIFIED' } },
  };
  const cents = Math.round(transaction_amount * 100);
  if (payment_method_id === 'pix') {
    const url = `qr.example.com/${id}`;
    const qr_code = encodePix({ url, cents, merchant: 'Loja', city: 'Osasco' });
    return {
      ...base,
      ...{ status: 'pending', status_detail: 'pending_waiting_transfer' },
      point_of_interaction: {
        type: 'OPENPLATFORM',
        transaction_data: { qr_code, qr_code_base64: '', ticket_url: `https://x.example/${id}` },
      },
    };
  }
  if (payment_method_id === 'bolbradesco') {
    const dueDate = body.date_of_expiration?.slice(0, 10) ?? '';
    const content = boletoBarcode({ bank: '237', dueDate, cents, free: '1'.repeat(25) });
    return {
      ...base,
      ...{ status: 'pending', status_detail: 'pending_waiting_payment', barcode: { content } },
      transaction_details: {
        ...{
          external_resource_url: `https://x.example/${id}`,
          digitable_line: boletoLine(content),
        },
      },
    };
  }
  const detail = card?.detail ?? 'cc_rejected_other_reason';
  const isCaptured = body.capture !== false;
  const states: Record<string, string> = {
    accredited: isCaptured ? 'approved' : 'authorized',
    pending_capture: 'authorized',
    pending_review_manual: 'in_process',
  };
  return {
    ...base,
    status: states[detail] ?? 'rejected',
    status_detail: !isCaptured && detail === 'accredited' ? 'pending_capture' : detail,
    card: {
      first_six_digits: card?.number.slice(0, 6),
      last_four_digits: card?.number.slice(-4),
    },
  };
}
