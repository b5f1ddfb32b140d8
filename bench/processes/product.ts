import { answerUsage } from '../http-process.ts';
import { openSite } from './open-site.ts';

const { DATABASE_URL = '', DATA_DIR = '', PAYMENTS } = process.env;
const site = await openSite({
  ...{ databaseUrl: DATABASE_URL, dataFolder: DATA_DIR },
  payments: PAYMENTS ? JSON.parse(PAYMENTS) : undefined,
});
await site.api.start();
await site.api.startJobs();
answerUsage(await site.app.listen({ host: '127.0.0.1', port: 0 }), async () => {
  await site.api.stop();
  await site.close();
});
