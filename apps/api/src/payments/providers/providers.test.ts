import { parseBoletoLine } from '@arquiba/brazil/boleto';
import { parsePix } from '@arquiba/brazil/pix';
import { startTestGateway } from '@arquiba/testing/test-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettableClock } from '../../platform/clock.ts';
import {
  ChargeRefused,
  type NewCharge,
  type PaymentProvider,
  ProviderAway,
} from '../../platform/ports/payment-provider.ts';
import { startRecordedMercadoPago } from '../testing/recorded-mercado-pago.ts';
import { createMercadoPago } from './mercado-pago.ts';
import { createOfflineGateway } from './offline-gateway.ts';

const clock = new SettableClock(new Date('2026-03-10T12:00:00Z'));
const siteUrl = new URL('https://loja.example');
let count = 0;

interface Bench {
  provider: PaymentProvider;
  pay(id: string): void;
  token(outcome: 'approve' | 'no_funds' | 'authorize' | 'review'): Promise<string>;
  savedToken(cardId: string): Promise<string>;
  loseAnswers(count: number): void;
  close(): Promise<void>;
}

async function offline(): Promise<Bench> {
  const gateway = await startTestGateway({ clock, siteUrl: siteUrl.origin });
  const cards = {
    ...{ approve: '4111111111111111', no_funds: '4000000000009995', authorize: '4000000000000341' },
    review: '4000000000000275',
  };
  return {
    provider: createOfflineGateway(gateway.settings, { clock }),
    pay: (id) => void gateway.bank.pay(id),
    token: (outcome) => gateway.token(cards[outcome]),
    savedToken: (cardId) => gateway.savedToken(cardId),
    loseAnswers: (lost) => gateway.loseAnswers(lost),
    close: () => gateway.close(),
  };
}

async function recorded(): Promise<Bench> {
  const server = await startRecordedMercadoPago();
  const details = {
    approve: 'accredited',
    no_funds: 'cc_rejected_insufficient_amount',
    authorize: 'pending_capture',
    review: 'pending_review_manual',
  };
  return {
    provider: createMercadoPago(server.settings, { clock, siteUrl }),
    pay: (id) => server.pay(id),
    token: async (outcome) => server.token('4235647728025682', details[outcome]),
    savedToken: async (cardId) => server.savedToken(cardId),
    loseAnswers: (lost) => server.loseAnswers(lost),
    close: () => server.close(),
  };
}

function charge(asked: Partial<NewCharge> = {}): NewCharge {
  count += 1;
  return {
    ...{ reference: `70${count}`, orderId: '1', orderNumber: 'ARO-1', amountCents: 399_90 },
    ...{ method: 'pix', instalments: 1, idempotencyKey: `70${count}`, cardToken: null },
    ...{ savedCard: null, dueDate: null, capture: true },
    expiresAt: new Date('2026-03-10T13:00:00Z'),
    returnUrl: 'https://loja.example/checkout/pedido/ARO-1',
    payer: {
      ...{ name: 'Ana Maria Silva', email: 'ana@example.com', document: '11144477735' },
      address: {
        ...{ cep: '88301000', road: 'Rua Hercílio Luz', number: null, district: 'Centro' },
        ...{ city: 'Itajaí', uf: 'SC' },
      },
    },
    ...asked,
  };
}

describe.each([
  ['the offline gateway', offline],
  ['Mercado Pago', recorded],
])('%s', (_name, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  it('gives a Pix code for the amount and knows when it was paid', async () => {
    const { provider } = bench;
    const wanted = charge();
    const made = await provider.create(wanted);
    expect(made).toMatchObject({
      ...{ reference: wanted.reference, status: 'pendente', amountCents: 399_90 },
      ...{ capturedCents: 0, refundedCents: 0, boleto: null, card: null, problem: null },
    });
    expect(parsePix(made.pix?.code ?? '')).toMatchObject({ cents: 399_90, isDynamic: true });
    expect(new Date(made.pix?.expiresAt ?? '')).toEqual(wanted.expiresAt);
    bench.pay(made.providerId);
    expect(await provider.fetch(made.providerId)).toMatchObject({
      ...{ status: 'capturado', capturedCents: 399_90 },
    });
  });

  it('gives a boleto with its line and its due date', async () => {
    const made = await bench.provider.create(charge({ method: 'boleto', dueDate: '2026-03-13' }));
    expect(made.status).toBe('pendente');
    expect(parseBoletoLine(made.boleto?.line ?? '')).toMatchObject({
      ...{ cents: 399_90, dueDate: '2026-03-13', barcode: made.boleto?.barcode },
    });
    expect(made.boleto?.dueDate).toBe('2026-03-13');
  });

  it('takes a card by its token, or says why not', async () => {
    const paid = await bench.provider.create(
      charge({ method: 'cartao', instalments: 3, cardToken: await bench.token('approve') }),
    );
    expect(paid).toMatchObject({ status: 'capturado', capturedCents: 399_90 });
    expect(paid.card).toMatchObject({
      brand: 'visa',
      lastDigits: expect.stringMatching(/^\d{4}$/),
    });
    const declined = await bench.provider.create(
      charge({ method: 'cartao', cardToken: await bench.token('no_funds') }),
    );
    expect(declined).toMatchObject({ status: 'recusado', capturedCents: 0 });
    expect(declined.problem).toContain('limite');
  });

  it('does not take a token that is none', async () => {
    const asked = bench.provider.create(charge({ method: 'cartao', cardToken: 'no-such-token' }));
    const outcome = await asked.catch((error: unknown) => error);
    if (outcome instanceof ChargeRefused) expect(outcome.message).toContain('cartão de novo');
    else expect(outcome).toMatchObject({ status: 'recusado' });
  });

  it('captures what was authorised', async () => {
    const made = await bench.provider.create(
      charge({ method: 'cartao', cardToken: await bench.token('authorize') }),
    );
    expect(made).toMatchObject({ status: 'autorizado', capturedCents: 0 });
    expect(await bench.provider.capture(made.providerId)).toMatchObject({
      ...{ status: 'capturado', capturedCents: 399_90 },
    });
  });

  it('only authorises where it is asked to, and captures once', async () => {
    const { provider } = bench;
    const made = await provider.create(
      charge({ method: 'cartao', cardToken: await bench.token('approve'), capture: false }),
    );
    expect(made).toMatchObject({ status: 'autorizado', capturedCents: 0 });
    expect(made.card?.lastDigits).toMatch(/^\d{4}$/);
    for (const _ of [1, 2]) {
      expect(await provider.capture(made.providerId)).toMatchObject({
        ...{ status: 'capturado', capturedCents: 399_90 },
      });
    }
    const released = await provider.create(
      charge({ method: 'cartao', cardToken: await bench.token('approve'), capture: false }),
    );
    expect((await provider.cancel(released.providerId)).status).toBe('expirado');
    // Nothing can be taken from it any more.
    expect(await provider.capture(released.providerId)).toMatchObject({
      ...{ status: 'expirado', capturedCents: 0 },
    });
  });

  it('only authorises a card that was looked at, too', async () => {
    const cardToken = await bench.token('review');
    const { providerId } = await bench.provider.create(
      charge({ method: 'cartao', cardToken, capture: false }),
    );
    bench.pay(providerId);
    expect((await bench.provider.fetch(providerId)).status).toBe('autorizado');
  });

  it('says until when a card is looked at', async () => {
    const made = await bench.provider.create(
      charge({ method: 'cartao', cardToken: await bench.token('review') }),
    );
    expect(made).toMatchObject({ status: 'em_analise', capturedCents: 0 });
    const days = (Date.parse(made.reviewUntil ?? '') - clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(5);
    bench.pay(made.providerId);
    expect(await bench.provider.fetch(made.providerId)).toMatchObject({
      ...{ status: 'capturado', capturedCents: 399_90, reviewUntil: null },
    });
  });

  it('charges once by the same key, also where the answer was lost', async () => {
    const wanted = charge();
    bench.loseAnswers(1);
    await expect(bench.provider.create(wanted)).rejects.toBeInstanceOf(ProviderAway);
    const again = await bench.provider.create(wanted);
    expect(await bench.provider.create(wanted)).toMatchObject({ providerId: again.providerId });
    const found = await bench.provider.find(wanted.reference);
    expect(found.map(({ providerId }) => providerId)).toEqual([again.providerId]);
    expect(await bench.provider.find('none')).toEqual([]);
  });

  it('cancels what is open, and leaves what was paid', async () => {
    const open = await bench.provider.create(charge());
    expect((await bench.provider.cancel(open.providerId)).status).toBe('expirado');
    expect((await bench.provider.cancel(open.providerId)).status).toBe('expirado');
    const paid = await bench.provider.create(charge());
    bench.pay(paid.providerId);
    expect((await bench.provider.cancel(paid.providerId)).status).toBe('capturado');
  });

  it('gives back in parts, each once by its key, and never too much', async () => {
    const { providerId } = await bench.provider.create(
      charge({ method: 'cartao', cardToken: await bench.token('approve') }),
    );
    const key = `${count}`;
    for (const _ of [1, 2]) {
      expect(await bench.provider.refund(providerId, 100_00, `${key}-a`)).toMatchObject({
        ...{ capturedCents: 399_90, refundedCents: 100_00 },
      });
    }
    await expect(bench.provider.refund(providerId, 299_91, `${key}-b`)).rejects.toThrow();
    expect(await bench.provider.refund(providerId, 299_90, `${key}-c`)).toMatchObject({
      ...{ capturedCents: 399_90, refundedCents: 399_90 },
    });
  });

  it('stores cards of a customer, each by a token that works once', async () => {
    const { cards } = bench.provider;
    const customerId = await cards.customerOf('ana@example.com');
    expect(await cards.customerOf('ana@example.com')).toBe(customerId);
    expect(await cards.customerOf('bia@example.com')).not.toBe(customerId);
    expect(await cards.list(customerId)).toEqual([]);
    const token = await bench.token('approve');
    const stored = await cards.save(customerId, token);
    expect(stored).toMatchObject({ brand: 'visa', expiryMonth: 12, expiryYear: 2031 });
    expect(stored.lastDigits).toMatch(/^\d{4}$/);
    expect(await cards.list(customerId)).toEqual([stored]);
    await expect(cards.save(customerId, token)).rejects.toBeInstanceOf(ChargeRefused);
    await cards.remove(customerId, stored.cardId);
    await cards.remove(customerId, stored.cardId);
    expect(await cards.list(customerId)).toEqual([]);
    await cards.save(customerId, await bench.token('approve'));
    await cards.forget(customerId);
    await cards.forget(customerId);
    expect(await cards.list(customerId)).toEqual([]);
  });

  it('charges a saved card for its customer alone, and not once it is removed', async () => {
    const { provider } = bench;
    const customerId = await provider.cards.customerOf('caio@example.com');
    const { cardId } = await provider.cards.save(customerId, await bench.token('approve'));
    const savedCard = { customerId, cardId };
    const pay = async (paying: Partial<NewCharge>) => {
      const cardToken = paying.cardToken ?? (await bench.savedToken(cardId));
      return bench.provider.create(charge({ method: 'cartao', ...paying, cardToken })).then(
        ({ status }) => status,
        (error: unknown) => (error instanceof ChargeRefused ? 'recusado' : 'another error'),
      );
    };
    expect(await pay({ savedCard })).toBe('capturado');
    expect(await pay({ savedCard: null }), 'typed, as it seems').toBe('recusado');
    const other = { customerId: await provider.cards.customerOf('davi@example.com'), cardId };
    expect(await pay({ savedCard: other })).toBe('recusado');
    expect(await pay({ savedCard, cardToken: await bench.token('approve') })).toBe('recusado');
    const token = await bench.savedToken(cardId);
    await provider.cards.remove(customerId, cardId);
    expect(await pay({ savedCard, cardToken: token })).toBe('recusado');
  });

  it('leads to the page of the wallet that it offers, or offers none', async () => {
    const { provider } = bench;
    const offered = provider.methods(399_90).filter(({ method }) => method === 'carteira');
    if (offered.length === 0) {
      await expect(provider.create(charge({ method: 'carteira' }))).rejects.toThrow();
      return;
    }
    expect(offered).toMatchObject([{ wallet: expect.stringMatching(/./), mostInstalments: 1 }]);
    const made = await provider.create(charge({ method: 'carteira' }));
    expect(made).toMatchObject({
      ...{ status: 'pendente', pix: null, boleto: null, card: null },
      challengeUrl: expect.stringMatching(/^https?:/),
    });
    bench.pay(made.providerId);
    expect(await provider.fetch(made.providerId)).toMatchObject({
      ...{ status: 'capturado', capturedCents: 399_90, challengeUrl: null },
    });
  });

  it('does not know what nobody charged', async () => {
    await expect(bench.provider.fetch('999')).rejects.toBeInstanceOf(ChargeRefused);
  });
});
