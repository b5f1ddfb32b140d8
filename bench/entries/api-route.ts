import { brand } from '@arquiba/contract/brand';
import { httpProcess } from '../http-process.ts';
import type { Entry } from '../measure.ts';

const PATH = `/api/profiles/${brand.network.username}`;

export const entry: Entry = {
  about:
    'A profile by its name: the whole way (limits, validation in and out, presenter, log, headers) beside bare Fastify with one prepared query.',
  operations: 4000,
  rounds: 5,
  async contenders({ databaseUrl, dataFolder }) {
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder };
    return [
      await httpProcess('bare Fastify + one query', 'bare-fastify.ts', PATH, environment),
      await httpProcess('Arquiba', 'product.ts', PATH, environment),
    ];
  },
};
