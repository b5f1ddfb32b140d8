import { randomInt } from 'node:crypto';
import type { PaymentState } from '@arquiba/contract/orders';
import { signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import type { TestGateway } from '@arquiba/testing/test-gateway';
import { type NewPayment, openPayment } from '../public/open-payment.ts';
import { startPayment } from '../public/start-payment.ts';
import { reconcile } from '../reconcile.ts';

const HOUR_MS = 3_600_000;

export interface Counter {
  app: TestApp;
  gateway: TestGateway;
  buyerId: string;
  /** The steps of an order's payments that the hooks saw, as `from→to`. */
  stepsOf(paymentId: string): Promise<string[]>;
  open(asked?: Partial<NewPayment>): Promise<string>;
  /** Opened, and charged at the gateway. */
  charge(asked?: Partial<NewPayment>): Promise<string>;
  payment(id: string): Promise<Known>;
  providerIdOf(id: string): Promise<string>;
  all(orderId: string): Promise<Known[]>;
  reconcile(): Promise<void>;
}

export interface Known {
  id: string;
  order_id: string;
  provider_id: string | null;
  status: PaymentState;
  captured_cents: number;
  refunded_cents: number;
  surplus: boolean;
  problem: string | null;
  sealed: Buffer | null;
}

/** A shop with a gateway, where payments are made without the rest of an order. */
export async function openCounter({ started = false } = {}): Promise<Counter> {
  const app = await startTestApp({ gateway: true, started });
  const { gateway } = app;
  if (!gateway) throw new Error('No gateway');
  const { services } = app.api;
  const steps: { orderId: string; step: string }[] = [];
  services.hooks.paymentChanged.push(async (_tx, { orderId, from, to, surplus }) => {
    steps.push({ orderId, step: `${from}→${to}${surplus ? ' surplus' : ''}` });
  });
  const buyer = await signUp(app);
  const rows = async (where: string, value: string): Promise<Known[]> =>
    (await app.pool.query(`SELECT * FROM payment WHERE ${where} = $1 ORDER BY id`, [value])).rows;

  async function payment(id: string): Promise<Known> {
    const [row] = await rows('id', id);
    if (!row) throw new Error(`No payment ${id}`);
    return row;
  }

  async function open(asked: Partial<NewPayment> = {}): Promise<string> {
    const orderId = String(randomInt(1, 2 ** 40));
    const opened = await services.db.transaction((tx) =>
      openPayment(tx, services, {
        ...{ orderId, orderNumber: `ARO-${orderId}`, accountId: buyer.id, amountCents: 399_90 },
        ...{ method: 'pix', instalments: 1, cardToken: null },
        payer: {
          ...{ name: 'Ana Silva', email: 'ana@example.com', document: '11144477735' },
          address: {
            ...{ cep: '88301000', road: 'Rua Hercílio Luz', number: 10, district: 'Centro' },
            ...{ city: 'Itajaí', uf: 'SC' },
          },
        },
        expiresAt: new Date(app.clock.now().getTime() + HOUR_MS),
        ...asked,
      }),
    );
    return opened.id;
  }

  return {
    ...{ app, gateway, buyerId: buyer.id, open, payment },
    async stepsOf(id) {
      const { order_id } = await payment(id);
      return steps.filter(({ orderId }) => orderId === order_id).map(({ step }) => step);
    },
    async charge(asked) {
      const id = await open(asked);
      await startPayment(services, id);
      return id;
    },
    async providerIdOf(id) {
      const { provider_id } = await payment(id);
      if (!provider_id) throw new Error(`The gateway does not know ${id}`);
      return provider_id;
    },
    all: (orderId) => rows('order_id', orderId),
    reconcile: () => reconcile(services, AbortSignal.timeout(30_000)),
  };
}
