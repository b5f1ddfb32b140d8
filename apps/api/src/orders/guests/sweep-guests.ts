import type { Services } from '../../platform/context.ts';
import { removeGuestsBefore } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes what visitors gave for a purchase that they did not finish. */
export async function sweepGuests({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const removed = await removeGuestsBefore(db, new Date(clock.now().getTime() - DAY_MS));
  log.debug({ removed }, 'data of unfinished guest purchases swept');
}
