// A peer: Vendure with the plugins of its own getting-started guide, on the database it is given.
import {
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
} from '@vendure/core';
import { answerUsage } from '../http-process.ts';
import { VENDURE_ADMIN } from '../shop/vendure-graphql.ts';

const { DATABASE_URL: url = '', VENDURE_PORT } = process.env;
const port = Number(VENDURE_PORT);
const app = await bootstrap({
  apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer'],
    requireVerification: false,
    superadminCredentials: VENDURE_ADMIN,
    cookieOptions: { secret: VENDURE_ADMIN.password },
  },
  dbConnectionOptions: { type: 'postgres', url, synchronize: true },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
});
await app.get(JobQueueService).start();
answerUsage(`http://127.0.0.1:${port}`, () => app.close());
