// A separate process that places one order and dies on the way, at `SHOP_FAULT_POINT`.
import { flushCompileCache } from 'node:module';
import { placeOrder } from '@arquiba/contract/orders';
import type { InputOf } from '@arquiba/contract/route';
import type { MediaPort } from '@arquiba/media-contract/port';
import pg from 'pg';
import { pino } from 'pino';
import { createApi } from '../../app.ts';
import type { PaymentSettings } from '../../payments/create-payment-provider.ts';

// Written now: a killed process writes no compile cache at its end.
flushCompileCache();

export interface DyingCheckout {
  databaseUrl: string;
  secretKey: string;
  payments: PaymentSettings;
  now: string;
  /** Who buys: an account, or the browser of a guest. */
  buyer: { accountId: string } | { cookie: string };
  idempotencyKey: string;
  terms: InputOf<typeof placeOrder>;
}

const given = JSON.parse(process.argv[2] ?? '') as DyingCheckout;
const { databaseUrl, payments, buyer, idempotencyKey, terms } = given;
const now = new Date(given.now);
const api = await createApi({
  ...{ databaseUrl, payments, publicUrl: 'http://arquiba.test', mail: { folder: '/nonexistent' } },
  pool: new pg.Pool({
    ...{ connectionString: databaseUrl, max: 3, application_name: 'dying' },
  }),
  secretKey: Buffer.from(given.secretKey, 'hex'),
  clock: { now: () => now },
  // Only used for the URLs of pictures.
  media: { urlOf: (path: string) => path } as Partial<MediaPort> as MediaPort,
  log: pino({ level: 'silent' }),
});
const browser = { ip: '203.0.113.7', userAgent: 'test', requestId: 'dying' };
const call =
  'accountId' in buyer
    ? api.callAs(buyer.accountId)
    : (await api.openCall({ ...browser, cookie: buyer.cookie })).call;
const { number } = await call(placeOrder, terms, { idempotencyKey });
process.stdout.write(number);
process.exit(0);
