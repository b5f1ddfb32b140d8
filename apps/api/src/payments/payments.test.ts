import { parseBoletoLine } from '@arquiba/brazil/boleto';
import { parsePix } from '@arquiba/brazil/pix';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentsExport } from './export-payments.ts';
import { cancelPayment } from './public/cancel-payment.ts';
import { methodsFor } from './public/methods-for.ts';
import { presentPayment } from './public/present-payment.ts';
import { refundPayment } from './public/refund-payment.ts';
import { type ReadPayment, shownPayment } from './public/shown-payment.ts';
import { startPayment } from './public/start-payment.ts';
import { purgePayments } from './purge-queries.ts';
import { type Counter, openCounter } from './testing/counter.ts';

const HOUR_MS = 3_600_000;
let counter: Counter;

beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.app.close());

async function shown(id: string) {
  const { order_id } = await counter.payment(id);
  const payment = shownPayment(sql`${order_id}::bigint`);
  const { rows } = await counter.app.api.services.db.execute(sql`SELECT ${payment} AS payment`);
  return presentPayment(rows[0]?.payment as ReadPayment[] | null);
}

describe('ways to pay', () => {
  it('come with what each costs, and no part is smaller than R$ 20,00', () => {
    const [pix, card, boleto] = methodsFor(counter.app.api.services, 105_01, 100_01);
    expect(pix).toEqual({
      ...{ method: 'pix', wallet: null, total: 100_01, methodDiscount: 5_00 },
      instalments: [{ count: 1, first: 100_01, each: 100_01, total: 100_01 }],
    });
    expect(card?.instalments).toHaveLength(5);
    expect(card?.instalments[4]).toEqual({ count: 5, first: 21_01, each: 21_00, total: 105_01 });
    expect(boleto).toMatchObject({ total: 105_01, methodDiscount: 0 });
  });

  it.each([
    [19_99, 1],
    [40_00, 2],
    [199_99, 9],
    [200_00, 10],
    [1_000_00, 10],
  ])('%d cents may be paid in %d parts', (total, most) => {
    const card = methodsFor(counter.app.api.services, total).find(
      ({ method }) => method === 'cartao',
    );
    expect(card?.instalments).toHaveLength(most);
  });
});

describe('paying', () => {
  it('gives a Pix code for the very amount, and forgets who pays once the provider knows', async () => {
    const id = await counter.open();
    expect((await counter.payment(id)).sealed).not.toBeNull();
    await startPayment(counter.app.api.services, id);
    const payment = await shown(id);
    expect(parsePix(payment?.pix?.code ?? '')).toMatchObject({ isDynamic: true, cents: 399_90 });
    expect(payment).toMatchObject({ status: 'pendente', amount: 399_90, boleto: null, card: null });
    expect(payment?.simulationUrl).toContain('/pagar/');
    expect((await counter.payment(id)).sealed).toBeNull();
    expect(await counter.stepsOf(id)).toEqual(['criado→pendente']);
  });

  it('gives a boleto with its due date', async () => {
    const id = await counter.charge({ method: 'boleto', dueDate: '2026-03-13' });
    const boleto = (await shown(id))?.boleto;
    expect(parseBoletoLine(boleto?.line ?? '')).toMatchObject({
      ...{ cents: 399_90, dueDate: '2026-03-13', barcode: boleto?.barcode },
    });
  });

  it('takes an approved card at once', async () => {
    const cardToken = await counter.gateway.token();
    const id = await counter.charge({ method: 'cartao', instalments: 10, cardToken });
    expect(await shown(id)).toMatchObject({
      ...{ status: 'capturado', instalments: 10, challengeUrl: null, simulationUrl: null },
      card: { brand: 'visa', lastDigits: '1111' },
    });
    expect(await counter.stepsOf(id)).toEqual(['criado→capturado']);
  });

  it.each([
    ['4000000000009995', 'O cartão não tem limite'],
    ['4000000000000069', 'O cartão está vencido'],
    ['4000000000000127', 'O código de segurança'],
    ['4000000000000002', 'Ligue para o banco'],
  ])('says why the card %s was declined', async (digits, sentence) => {
    const cardToken = await counter.gateway.token(digits);
    const id = await counter.charge({ method: 'cartao', cardToken });
    const payment = await shown(id);
    expect(payment?.status).toBe('recusado');
    expect(payment?.problem).toContain(sentence);
  });

  it('takes a token once', async () => {
    const cardToken = await counter.gateway.token();
    await counter.charge({ method: 'cartao', cardToken });
    const again = await counter.payment(await counter.charge({ method: 'cartao', cardToken }));
    expect(again).toMatchObject({ status: 'recusado', captured_cents: 0 });
    expect(again.problem).toContain('Digite o cartão de novo');
  });

  it('captures what is only authorised', async () => {
    const cardToken = await counter.gateway.token('4000000000000341');
    const id = await counter.charge({ method: 'cartao', cardToken });
    await counter.gateway.messenger.idle();
    expect((await counter.payment(id)).status).toBe('capturado');
  });

  it('asks where the bank does, and goes by what is answered there', async () => {
    for (const [answer, status] of [
      ['confirmar', 'capturado'],
      ['recusar', 'recusado'],
    ] as const) {
      const cardToken = await counter.gateway.token('4000000000003220');
      const id = await counter.charge({ method: 'cartao', cardToken });
      const { pathname } = new URL((await shown(id))?.challengeUrl ?? '');
      const { url } = counter.gateway.settings;
      const page = await (await fetch(`${url}${pathname}`)).text();
      expect(page).toContain('Demonstração.');
      const answered = await fetch(`${url}${pathname}/${answer}`, {
        ...{ method: 'POST', redirect: 'manual' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const { order_id } = await counter.payment(id);
      expect(answered.headers.get('location')).toBe(
        `http://arquiba.test/checkout/pedido/ARO-${order_id}?volta=1`,
      );
      await counter.gateway.messenger.idle();
      expect((await counter.payment(id)).status).toBe(status);
    }
  });

  it('has one open payment for an order, at most', async () => {
    const id = await counter.charge();
    const { order_id: orderId } = await counter.payment(id);
    await expect(counter.open({ orderId })).rejects.toMatchObject({
      constraint: 'payment_open_key',
    });
  });
});

describe('giving up', () => {
  it('closes it at the provider, and another way may be tried', async () => {
    const id = await counter.charge();
    const { order_id: orderId } = await counter.payment(id);
    const { services } = counter.app.api;
    await services.db.transaction((tx) => cancelPayment(tx, services, id));
    const { closeAtProvider } = await import('./close-at-provider.ts');
    await closeAtProvider(services, id);
    const charge = counter.gateway.bank.look(await counter.providerIdOf(id));
    expect(charge.status).toBe('cancelled');
    await counter.charge({ orderId });
  });

  it('ends what nobody paid in time, here and there', async () => {
    const id = await counter.charge();
    counter.app.clock.advance(HOUR_MS + 1);
    await counter.reconcile();
    expect((await counter.payment(id)).status).toBe('expirado');
    expect(counter.gateway.bank.look(await counter.providerIdOf(id)).status).toBe('expired');
  });

  it('ends what the provider has forgotten', async () => {
    const id = await counter.charge();
    await counter.app.pool.query(`UPDATE payment SET provider_id = 'lost' WHERE id = $1`, [id]);
    counter.app.clock.advance(HOUR_MS / 2);
    await counter.reconcile();
    expect((await counter.payment(id)).status).toBe('pendente');
    counter.app.clock.advance(HOUR_MS);
    await counter.reconcile();
    expect((await counter.payment(id)).status).toBe('expirado');
  });

  it('charges nobody after the time, though the provider was never told', async () => {
    const cardToken = await counter.gateway.token();
    const id = await counter.open({ method: 'cartao', cardToken });
    counter.app.clock.advance(HOUR_MS + 1);
    await counter.reconcile();
    expect(await counter.payment(id)).toMatchObject({ status: 'expirado', provider_id: null });
  });
});

describe('giving back', () => {
  async function paid(): Promise<string> {
    return counter.charge({ method: 'cartao', cardToken: await counter.gateway.token() });
  }
  it('goes in parts, each once by its key, and never beyond what was captured', async () => {
    const { services } = counter.app.api;
    const id = await paid();
    const give = (cents: number, key: string) =>
      services.db.transaction((tx) => refundPayment(tx, services, { paymentId: id, cents, key }));
    expect(await give(100_00, 'um')).toBe(true);
    expect(await give(100_00, 'um')).toBe(false);
    await counter.reconcile();
    expect(await counter.payment(id)).toMatchObject({
      ...{ status: 'estornado_parcial', refunded_cents: 100_00 },
    });
    await expect(give(299_91, 'dois')).rejects.toThrow();
    await give(99_90, 'tres');
    await counter.reconcile();
    expect(await counter.payment(id)).toMatchObject({ refunded_cents: 199_90 });
    await give(200_00, 'quatro');
    await counter.reconcile();
    await counter.reconcile();
    expect(await counter.payment(id)).toMatchObject({
      ...{ status: 'estornado', refunded_cents: 399_90 },
    });
    const charge = counter.gateway.bank.look(await counter.providerIdOf(id));
    expect(charge.refunds.map(({ amount }) => amount)).toEqual([100_00, 99_90, 200_00]);
  });

  it('is tried again where the provider was away, and is carried out once', async () => {
    const { services } = counter.app.api;
    const id = await paid();
    await services.db.transaction((tx) =>
      refundPayment(tx, services, { paymentId: id, cents: 399_90, key: 'volta' }),
    );
    const provider = services.payments;
    // The answer is lost after the gateway has executed the request.
    services.payments = {
      ...provider,
      refund: async (...asked) => {
        await provider.refund(...asked);
        throw new Error('no answer');
      },
    };
    await expect(counter.reconcile()).rejects.toThrow('could not be looked after');
    services.payments = provider;
    counter.app.clock.advance(HOUR_MS);
    await counter.reconcile();
    expect(await counter.payment(id)).toMatchObject({ refunded_cents: 399_90 });
    expect(counter.gateway.bank.look(await counter.providerIdOf(id)).refunds).toHaveLength(1);
  });
});

describe('the one who pays', () => {
  it('finds payments in the copy of their data, and leaves nothing but sums when they go', async () => {
    const { services } = counter.app.api;
    const id = await counter.charge({ method: 'cartao', cardToken: await counter.gateway.token() });
    const waiting = await counter.open();
    const found: unknown[] = [];
    const collected = paymentsExport.collect(services, counter.buyerId);
    for await (const portion of collected as AsyncIterable<unknown[]>) found.push(...portion);
    expect(found).toContainEqual(
      expect.objectContaining({ id, meio: 'cartao', pagoCentavos: 399_90 }),
    );
    expect(JSON.stringify(found)).not.toMatch(/sealed|token|provider/i);
    await purgePayments(services, counter.buyerId);
    await purgePayments(services, counter.buyerId);
    const { rows } = await counter.app.pool.query(
      'SELECT card, sealed, account_id, captured_cents FROM payment WHERE id = ANY ($1) ORDER BY 4',
      [[id, waiting]],
    );
    const nobody = { card: null, sealed: null, account_id: null };
    expect(rows).toEqual([
      { ...nobody, captured_cents: 0 },
      { ...nobody, captured_cents: 399_90 },
    ]);
  });
});

describe('the database', () => {
  it('knows the steps too, and keeps what happened as it was', async () => {
    const id = await counter.charge({ method: 'cartao', cardToken: await counter.gateway.token() });
    for (const status of ['pendente', 'recusado', 'criado']) {
      await expect(
        counter.app.pool.query('UPDATE payment SET status = $2, captured_cents = 0 WHERE id = $1', [
          id,
          status,
        ]),
      ).rejects.toMatchObject({ constraint: 'payment_forward' });
    }
    await expect(
      counter.app.pool.query(`UPDATE payment_step SET to_status = 'pendente'`),
    ).rejects.toMatchObject({ constraint: 'history' });
    await counter.gateway.messenger.idle();
    await expect(
      counter.app.pool.query(`UPDATE payment_event SET provider_id = 'x'`),
    ).rejects.toMatchObject({ constraint: 'history' });
  });
});
