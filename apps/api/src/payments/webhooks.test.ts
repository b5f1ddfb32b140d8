import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPayment } from './public/start-payment.ts';
import { type Counter, openCounter } from './testing/counter.ts';

const HOUR_MS = 3_600_000;
let counter: Counter;

beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.app.close());
beforeEach(() => {
  counter.gateway.messenger.setMode('send');
});

/** A message as the gateway signs it. */
function message(paymentId: string, { id = randomUUID(), at = counter.app.clock.now() } = {}) {
  const { webhookSecret } = counter.gateway.settings;
  const body = JSON.stringify({
    ...{ id, type: 'payment.paid', paymentId, occurredAt: at.toISOString() },
  });
  const time = Math.floor(at.getTime() / 1000);
  const sum = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
  return { body, signature: `t=${time},v1=${sum}` };
}

async function send({ body, signature }: ReturnType<typeof message>, provider = 'offline') {
  const { status } = await fetch(`${counter.app.url}/api/payments/webhooks/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gateway-signature': signature },
    body,
  });
  return status;
}

async function events(providerId: string): Promise<{ handled_at: Date | null }[]> {
  const found = await counter.app.pool.query('SELECT * FROM payment_event WHERE provider_id = $1', [
    providerId,
  ]);
  return found.rows;
}

async function pendingPix() {
  const id = await counter.charge();
  return { id, providerId: await counter.providerIdOf(id) };
}

it('is believed once, however often it comes', async () => {
  const { id, providerId } = await pendingPix();
  const { messenger, bank } = counter.gateway;
  messenger.setMode('hold');
  bank.pay(providerId);
  expect(await messenger.release({ times: 10 })).toEqual(Array(10).fill(200));
  expect(await counter.stepsOf(id)).toEqual(['criado→pendente', 'pendente→capturado']);
  expect(await events(providerId)).toHaveLength(1);
  expect((await counter.payment(id)).captured_cents).toBe(399_90);
});

it('goes by what is so now, in whatever order the messages come', async () => {
  const { id, providerId } = await pendingPix();
  const { messenger, bank } = counter.gateway;
  messenger.setMode('hold');
  bank.pay(providerId);
  bank.refund(providerId, 99_90, 'outside');
  expect(await messenger.release({ reverse: true, times: 2 })).toEqual([200, 200, 200, 200]);
  expect(await counter.stepsOf(id)).toEqual([
    'criado→pendente',
    'pendente→capturado',
    'capturado→estornado_parcial',
  ]);
  expect(await counter.payment(id)).toMatchObject({ refunded_cents: 99_90 });
});

it('is refused where anybody else could have written it', async () => {
  const { id, providerId } = await pendingPix();
  counter.gateway.messenger.setMode('drop');
  counter.gateway.bank.pay(providerId);
  const good = message(providerId);
  const old = new Date(counter.app.clock.now().getTime() - 6 * 60_000);
  expect(await counter.gateway.messenger.forge(providerId)).toBe(401);
  for (const wrong of [
    { ...good, signature: '' },
    { ...good, signature: good.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    { ...good, body: good.body.replace('payment.paid', 'payment.Paid') },
    { ...good, body: `${good.body} ` },
    message(providerId, { at: old }),
  ]) {
    expect(await send(wrong)).toBe(401);
  }
  expect(await send(good, 'outro')).toBe(404);
  expect(await events(providerId)).toEqual([]);
  expect((await counter.payment(id)).status).toBe('pendente');
});

it('changes nothing where it says what is not so, or tells of what is not ours', async () => {
  const { id, providerId } = await pendingPix();
  expect(await send(message(providerId))).toBe(200);
  expect((await counter.payment(id)).status).toBe('pendente');
  const { charge: foreign } = counter.gateway.bank.create(
    {
      ...{ reference: 'of another shop', orderNumber: '1', method: 'pix', amount: 1 },
      ...{ instalments: 1, cardToken: null, dueDate: null, returnUrl: 'http://x.test/' },
      expiresAt: '2031-01-01T00:00:00.000Z',
    },
    randomUUID(),
  );
  expect(await send(message(foreign.id))).toBe(200);
  expect(await counter.stepsOf(id)).toEqual(['criado→pendente']);
});

it('that comes fifty times at once settles once', async () => {
  const { id, providerId } = await pendingPix();
  counter.gateway.messenger.setMode('drop');
  counter.gateway.bank.pay(providerId);
  const same = message(providerId);
  const statuses = await Promise.all(
    Array.from({ length: 50 }, (_, at) => send(at % 2 ? same : message(providerId))),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await counter.stepsOf(id)).toEqual(['criado→pendente', 'pendente→capturado']);
  const steps = await counter.app.pool.query('SELECT FROM payment_step WHERE payment_id = $1', [
    id,
  ]);
  expect(steps.rowCount).toBe(2);
});

it('that is lost is made up for by asking', async () => {
  const { id, providerId } = await pendingPix();
  counter.gateway.messenger.setMode('drop');
  counter.gateway.bank.pay(providerId);
  counter.app.clock.advance(61_000);
  await counter.reconcile();
  expect((await counter.payment(id)).status).toBe('capturado');
});

it('that could not be looked into comes again, and a job looks too', async () => {
  const { id, providerId } = await pendingPix();
  const { services } = counter.app.api;
  counter.gateway.messenger.setMode('drop');
  counter.gateway.bank.pay(providerId);
  const provider = services.payments;
  const { ProviderAway } = await import('../platform/ports/payment-provider.ts');
  services.payments = { ...provider, fetch: () => Promise.reject(new ProviderAway('away')) };
  expect(await send(message(providerId))).toBe(503);
  services.payments = provider;
  expect(await events(providerId)).toMatchObject([{ handled_at: null }]);
  counter.app.clock.advance(61_000);
  await counter.reconcile();
  expect((await counter.payment(id)).status).toBe('capturado');
  expect((await events(providerId))[0]?.handled_at).not.toBeNull();
});

it('tells of money that comes after the time, which counts', async () => {
  const { id, providerId } = await pendingPix();
  counter.app.clock.advance(HOUR_MS + 1);
  await counter.reconcile();
  counter.gateway.bank.pay(providerId, { late: true });
  await counter.gateway.messenger.idle();
  expect(await counter.stepsOf(id)).toEqual([
    'criado→pendente',
    'pendente→expirado',
    'expirado→capturado',
  ]);
  expect((await counter.payment(id)).captured_cents).toBe(399_90);
});

it('pays an order once where a buyer pays twice: the second goes back', async () => {
  const { id, providerId } = await pendingPix();
  const { bank, messenger } = counter.gateway;
  bank.pay(providerId);
  const again = bank.payAgain(providerId);
  await messenger.idle();
  expect(await counter.stepsOf(id)).toEqual([
    'criado→pendente',
    'pendente→capturado',
    'criado→capturado surplus',
  ]);
  await counter.reconcile();
  const { order_id } = await counter.payment(id);
  expect(await counter.all(order_id)).toMatchObject([
    { status: 'capturado', surplus: false, refunded_cents: 0 },
    { status: 'estornado', surplus: true, refunded_cents: 399_90, provider_id: again.id },
  ]);
  expect(bank.look(providerId).refunds).toEqual([]);
});

it('pays an order once where an old Pix is paid after a card was', async () => {
  const { id, providerId } = await pendingPix();
  const { services } = counter.app.api;
  const { order_id: orderId } = await counter.payment(id);
  const { cancelPayment } = await import('./public/cancel-payment.ts');
  await services.db.transaction((tx) => cancelPayment(tx, services, id));
  await counter.charge({ orderId, method: 'cartao', cardToken: await counter.gateway.token() });
  counter.gateway.bank.pay(providerId);
  await counter.gateway.messenger.idle();
  await counter.reconcile();
  expect(await counter.all(orderId)).toMatchObject([
    { status: 'estornado', surplus: true },
    { status: 'capturado', surplus: false },
  ]);
});

it('charges once where the answer was lost, whoever asks again', async () => {
  const { services } = counter.app.api;
  const cardToken = await counter.gateway.token('4000000000000119');
  counter.gateway.messenger.setMode('drop');
  const id = await counter.charge({ method: 'cartao', cardToken });
  expect((await counter.payment(id)).status).toBe('criado');
  await startPayment(services, id);
  await startPayment(services, id);
  expect(await counter.payment(id)).toMatchObject({ status: 'capturado', captured_cents: 399_90 });
  expect(await services.payments.find(id)).toHaveLength(1);
});

it('starts what was on the books when the process died, once', async () => {
  const { services } = counter.app.api;
  const id = await counter.open({ method: 'cartao', cardToken: await counter.gateway.token() });
  await counter.reconcile();
  expect((await counter.payment(id)).status).toBe('criado');
  counter.app.clock.advance(60_000);
  await Promise.all([counter.reconcile(), counter.reconcile(), startPayment(services, id)]);
  expect((await counter.payment(id)).status).toBe('capturado');
  expect(await services.payments.find(id)).toHaveLength(1);
  expect(await counter.stepsOf(id)).toEqual(['criado→capturado']);
});
