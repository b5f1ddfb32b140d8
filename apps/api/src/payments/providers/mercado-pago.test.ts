import { afterAll, beforeAll, expect, it } from 'vitest';
import { SettableClock } from '../../platform/clock.ts';
import { type NewCharge, ProviderAway } from '../../platform/ports/payment-provider.ts';
import { startRecordedMercadoPago } from '../testing/recorded-mercado-pago.ts';
import { createMercadoPago } from './mercado-pago.ts';
import { readMercadoPago } from './mercado-pago-charge.ts';

const now = new Date('2026-03-10T12:00:00Z');
const options = { clock: new SettableClock(now), siteUrl: new URL('https://loja.example') };
let server: Awaited<ReturnType<typeof startRecordedMercadoPago>>;
let provider: ReturnType<typeof createMercadoPago>;

beforeAll(async () => {
  server = await startRecordedMercadoPago();
  provider = createMercadoPago(server.settings, options);
});
afterAll(() => server.close());

const charge: NewCharge = {
  ...{ reference: '7', orderId: '1', orderNumber: 'ARO-1', amountCents: 399_90, method: 'boleto' },
  ...{ instalments: 1, idempotencyKey: '7', cardToken: null, savedCard: null, capture: true },
  dueDate: '2026-03-13',
  ...{ expiresAt: new Date('2026-03-18T23:59:59Z'), returnUrl: 'https://loja.example/' },
  payer: {
    ...{ name: 'Ana Maria Silva', email: 'ana@example.com', document: '11144477735' },
    address: {
      ...{ cep: '88301000', road: 'Rua Hercílio Luz', number: 10, district: 'Centro' },
      ...{ city: 'Itajaí', uf: 'SC' },
    },
  },
};

it('is asked with the fields of its reference', async () => {
  await provider.create(charge);
  expect(server.asked.at(-1)).toEqual({
    ...{ transaction_amount: 399.9, description: 'Pedido ARO-1', external_reference: '7' },
    ...{ payment_method_id: 'bolbradesco', date_of_expiration: '2026-03-13T23:59:59.000-03:00' },
    notification_url: 'https://loja.example/api/payments/webhooks/mercadopago',
    payer: {
      ...{ email: 'ana@example.com', first_name: 'Ana', last_name: 'Maria Silva' },
      identification: { type: 'CPF', number: '11144477735' },
      address: {
        ...{ zip_code: '88301000', street_name: 'Rua Hercílio Luz', street_number: '10' },
        ...{ neighborhood: 'Centro', city: 'Itajaí', federal_unit: 'SC' },
      },
    },
  });
  const cardToken = server.token('5031433215406351');
  await provider.create({
    ...charge,
    ...{ reference: '8', idempotencyKey: '8', method: 'cartao', instalments: 6, cardToken },
  });
  expect(server.asked.at(-1)).toMatchObject({
    ...{ token: cardToken, installments: 6, capture: true, payment_method_id: 'master' },
  });
});

it('asks for no Pix that ends sooner than they take', async () => {
  const expiresAt = new Date('2026-03-10T12:30:00Z');
  const pix = { method: 'pix', dueDate: null, reference: '9', idempotencyKey: '9' } as const;
  await provider.create({ ...charge, ...pix, expiresAt });
  expect(server.asked.at(-1)?.date_of_expiration).toBe('2026-03-10T12:31:00.000+00:00');
});

it.each([
  ['cc_rejected_bad_filled_security_code', 'código de segurança'],
  ['cc_rejected_call_for_authorize', 'Ligue para o banco'],
  ['cc_rejected_high_risk', 'segurança'],
  ['a_reason_that_is_new', 'não aprovou'],
])('says %s in a sentence', (status_detail, sentence) => {
  const read = readMercadoPago({
    ...{ id: 1, status: 'rejected', status_detail, external_reference: '7' },
    transaction_amount: 10,
  });
  expect(read.status).toBe('recusado');
  expect(read.problem).toContain(sentence);
});

it.each([
  ['in_process', 0, { status: 'em_analise', capturedCents: 0 }],
  ['approved', 0, { status: 'capturado', capturedCents: 10_10, refundedCents: 0 }],
  ['approved', 3.3, { status: 'estornado_parcial', capturedCents: 10_10, refundedCents: 3_30 }],
  ['refunded', 10.1, { status: 'estornado', capturedCents: 10_10, refundedCents: 10_10 }],
  ['charged_back', 0, { status: 'estornado', capturedCents: 10_10, refundedCents: 10_10 }],
  ['cancelled', 0, { status: 'expirado', capturedCents: 0 }],
])('%s with %d given back is read as what it means here', (status, returned, expected) => {
  const read = { id: 1, status, external_reference: '7', transaction_amount: 10.1 };
  expect(readMercadoPago({ ...read, transaction_amount_refunded: returned })).toMatchObject(
    expected,
  );
});

it('does not guess at a state that it does not know', () => {
  const read = { id: 1, status: 'new_state', external_reference: '7', transaction_amount: 10 };
  expect(() => readMercadoPago(read)).toThrow('do not know');
});

it('keeps payments on the books where the credentials are wrong', async () => {
  const wrong = createMercadoPago({ ...server.settings, accessToken: 'wrong' }, options);
  await expect(wrong.create(charge)).rejects.toBeInstanceOf(ProviderAway);
});

it('believes a message by what is signed: the address, the request and the time', () => {
  const { url, headers, body } = server.notice('123', now);
  expect(provider.verifyWebhook(body, headers, url)).toEqual({
    ...{ eventId: '112233445566', providerId: '123', type: 'payment.updated', occurredAt: now },
  });
  const other = new URL(url);
  other.searchParams.set('data.id', '124');
  const late = server.notice('123', new Date('2026-03-01T12:00:00Z'));
  const forged = server.notice('123', now, 'another secret');
  for (const [asked, at] of [
    [headers, other],
    [{ ...headers, 'x-request-id': 'another' }, url],
    [{ 'x-request-id': headers['x-request-id'] }, url],
    [forged.headers, forged.url],
    [late.headers, late.url],
  ] as const) {
    expect(provider.verifyWebhook(body, asked, at)).toBeNull();
  }
});

it('turns cards into tokens at their own address', () => {
  expect(provider.cardForm).toMatchObject({
    tokenUrl: `${server.settings.url}/v1/card_tokens?public_key=TEST-public-key-1234`,
  });
  const { url: _url, ...settings } = server.settings;
  const real = createMercadoPago(settings, options);
  expect(real.cardForm.tokenUrl).toMatch(/^https:\/\/api\.mercadopago\.com\/v1\/card_tokens\?/);
});
