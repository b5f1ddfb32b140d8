import type { BackOffice } from '@arquiba/api/back-office';
import { ApiError } from '@arquiba/contract/errors';
import type { Config } from '../config.ts';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { openLog } from '../log.ts';
import { type Place, withPlace } from '../place/with-place.ts';
import { Refusal } from '../refusal.ts';
import { addressesOf } from '../running/addresses.ts';

export type OpenPlace = Pick<Place, 'pool' | 'dataFolder'>;

/** Runs one action of the operator, with or without a running product. */
export async function withBackOffice(
  config: Config,
  purpose: string,
  action: (office: BackOffice, place: OpenPlace) => Promise<void>,
): Promise<void> {
  const { log } = openLog('warn', 'stderr');
  // The API is loaded only after the arguments were checked.
  const { openBackOffice } = await import('@arquiba/api/back-office');
  const publicUrl = new URL(addressesOf(config, config).publicUrl);
  const { redisUrl } = config;
  await withPlace(config, { purpose }, async ({ pool, databaseUrl, dataFolder }) => {
    await migrate(pool, histories);
    const office = await openBackOffice({ pool, databaseUrl, redisUrl, publicUrl, log });
    try {
      await action(office, { pool, dataFolder });
    } catch (error) {
      throw error instanceof ApiError ? new Refusal(error.message, { cause: error }) : error;
    } finally {
      await office.close();
    }
  });
}
