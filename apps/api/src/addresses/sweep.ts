import { RESTORABLE_MINUTES } from '@arquiba/contract/addresses';
import { defineJob } from '../platform/jobs/job.ts';
import { removeHidden } from './book-queries.ts';

/** An address that was deleted before this cannot be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_MINUTES * 60_000);
}

/** Removes deleted addresses for good. */
export const sweepAddressesJob = defineJob(
  'addresses.sweep',
  { schedule: '*/10 * * * *', retries: 2 },
  async ({ db, clock, log }) => {
    const removed = await removeHidden(db, restorableSince(clock.now()));
    log.debug({ removed }, 'deleted addresses swept');
  },
);
