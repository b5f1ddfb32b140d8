import type { Services } from '../../platform/context.ts';
import { releaseFiles, removeReleased } from '../../prescriptions/public/release-files.ts';
import { prescriptionsSince } from '../deadlines.ts';
import { removeOld } from './queries.ts';

/** Deletes the prescriptions of orders that the shop no longer has to keep, with their files. */
export async function sweepPrescriptions(
  services: Pick<Services, 'db' | 'clock' | 'media' | 'log'>,
): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const removed = await db.transaction(async (tx) => {
    const fileIds = await removeOld(tx, prescriptionsSince(now));
    return { count: fileIds.length, fileIds: await releaseFiles(tx, fileIds, now) };
  });
  await removeReleased(services, removed.fileIds);
  log.debug({ removed: removed.count }, 'prescriptions of old orders swept');
}
