// A peer: Vendure with the plugins of its own getting-started guide, on the database it is given.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answerUsage } from '../http-process.ts';
import { VENDURE_ADMIN } from '../shop/vendure-graphql.ts';

interface Vendure {
  bootstrap(
    config: object,
  ): Promise<{ get(service: unknown): { start(): Promise<void> }; close(): Promise<void> }>;
  JobQueueService: unknown;
  DefaultSearchPlugin: { init(options: object): unknown };
  DefaultLogger: new (options: object) => unknown;
  LogLevel: { Error: number };
  dummyPaymentHandler: unknown;
}

const { DATABASE_URL: url, VENDURE_FOLDER = '', VENDURE_PORT } = process.env;
const port = Number(VENDURE_PORT);
const vendure: Vendure = createRequire(join(VENDURE_FOLDER, 'package.json'))('@vendure/core');
const app = await vendure.bootstrap({
  apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer'],
    requireVerification: false,
    superadminCredentials: VENDURE_ADMIN,
    cookieOptions: { secret: VENDURE_ADMIN.password },
  },
  dbConnectionOptions: { type: 'postgres', url, synchronize: true },
  paymentOptions: { paymentMethodHandlers: [vendure.dummyPaymentHandler] },
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Error }),
  plugins: [vendure.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
});
await app.get(vendure.JobQueueService).start();
answerUsage(`http://127.0.0.1:${port}`, () => app.close());
