import { answerUsage } from '../http-process.ts';
import { openSite } from './open-site.ts';

const { DATABASE_URL = '', DATA_DIR = '' } = process.env;
const site = await openSite({ databaseUrl: DATABASE_URL, dataFolder: DATA_DIR });
answerUsage(await site.app.listen({ host: '127.0.0.1', port: 0 }), site.close);
