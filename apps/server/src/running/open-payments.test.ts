import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@arquiba/testing/start-product';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createOfflineGateway } from '../../../api/src/payments/providers/offline-gateway.ts';
import { systemClock } from '../../../api/src/platform/clock.ts';
import { type NewCharge, ProviderAway } from '../../../api/src/platform/ports/payment-provider.ts';
import { readConfig } from '../config.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { addressesOf } from './addresses.ts';
import { openPayments } from './open-payments.ts';

const log = pino({ level: 'silent' });

async function open(
  environment: Record<string, string> = {},
  { dataFolder, port }: { dataFolder?: string; port?: number } = {},
) {
  const config = readConfig(environment);
  const ports = { port: port ?? (await freePort()), mediaPort: await freePort() };
  const payments = await openPayments({
    ...{ config, ports, log, addresses: addressesOf(config, ports) },
    ...{ dataFolder: dataFolder ?? (await temporaryFolder()), secretKey },
  });
  onTestFinished(() => payments.close());
  return payments;
}

const secretKey = randomBytes(32);
const pix: NewCharge = {
  ...{ reference: '1', orderId: '1', orderNumber: 'A-1', amountCents: 100, method: 'pix' },
  ...{ instalments: 1, idempotencyKey: '1', dueDate: null, cardToken: null, savedCard: null },
  capture: true,
  ...{ expiresAt: new Date(Date.now() + 3_600_000), returnUrl: 'http://localhost/' },
  payer: {
    ...{ name: 'Ana', email: 'a@example.com', document: '11144477735' },
    address: { cep: '', road: '', number: null, district: '', city: '', uf: '' },
  },
};

it('starts a gateway beside the product, which remembers what waits and ends with it', async () => {
  const folder = await temporaryFolder();
  const first = await open({}, { dataFolder: folder });
  if (first.settings.provider !== 'offline') throw new Error('another provider');
  const gateway = createOfflineGateway(first.settings, { clock: systemClock });
  const charge = await gateway.create(pix);
  await first.close();
  await expect(gateway.fetch(charge.providerId)).rejects.toThrow('gave no answer');
  const second = await open({}, { dataFolder: folder });
  if (second.settings.provider !== 'offline') throw new Error('another provider');
  const again = createOfflineGateway(second.settings, { clock: systemClock });
  expect(await again.fetch(charge.providerId)).toMatchObject({ status: 'pendente' });
});

it('is told by the gateway, in words that it can verify, what a buyer did there', async () => {
  const heard = Promise.withResolvers<{ body: Buffer; headers: IncomingHttpHeaders; url: URL }>();
  const shop = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    heard.resolve({ body: await buffer(request), headers: request.headers, url });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  onTestFinished(() => void shop.close());
  const { settings } = await open({}, { port: (shop.address() as AddressInfo).port });
  if (settings.provider !== 'offline') throw new Error('another provider');
  const gateway = createOfflineGateway(settings, { clock: systemClock });
  const charge = await gateway.create(pix);
  await fetch(charge.simulationUrl ?? '', {
    ...{ method: 'POST', redirect: 'manual' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { body, headers, url } = await heard.promise;
  expect(url.pathname).toBe('/api/payments/webhooks/offline');
  expect(gateway.verifyWebhook(body, headers, url)).toMatchObject({
    providerId: charge.providerId,
  });
  expect((await gateway.fetch(charge.providerId)).status).toBe('capturado');
});

it('starts it with the first call, and once for all that wait', async () => {
  const payments = await open();
  expect(payments.gatewayPid()).toBeUndefined();
  if (payments.settings.provider !== 'offline') throw new Error('another provider');
  const gateway = createOfflineGateway(payments.settings, { clock: systemClock });
  const [one, two] = await Promise.all([gateway.create(pix), gateway.create(pix)]);
  expect(one.providerId).toBe(two.providerId);
  expect(payments.gatewayPid()).toBeDefined();
});

it('says that the provider is away when the gateway does not start', async () => {
  const payments = await open({}, { dataFolder: '/dev/null/x' });
  if (payments.settings.provider !== 'offline') throw new Error('another provider');
  const gateway = createOfflineGateway(payments.settings, { clock: systemClock });
  await expect(gateway.create(pix)).rejects.toThrow(ProviderAway);
});

it('starts one that was killed again', async () => {
  const payments = await open();
  await payments.ready();
  if (payments.settings.provider !== 'offline') throw new Error('another provider');
  const { url } = payments.settings;
  const [before] = [payments.gatewayPid()];
  process.kill(before ?? 0, 'SIGKILL');
  await expect
    .poll(async () => (await fetch(`${url}/healthz`).catch(() => null))?.status)
    .toBe(200);
  expect(payments.gatewayPid()).not.toBe(before);
});

it('starts none where a real provider takes the money', async () => {
  const payments = await open({
    PAYMENT_PROVIDER: 'mercadopago',
    MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234567890123456',
    MERCADOPAGO_PUBLIC_KEY: 'APP_USR-6543210987654321',
    MERCADOPAGO_WEBHOOK_SECRET: '0123456789abcdef0123456789abcdef',
  });
  expect(payments.settings.provider).toBe('mercadopago');
  expect(payments.gatewayPid()).toBeUndefined();
});
