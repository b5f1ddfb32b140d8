import type { Services } from '../../platform/context.ts';
import { removeReleased } from '../public/release-files.ts';
import { KEPT_FOLDER } from './create-from-file.ts';
import { knownPaths, listReleased } from './queries.ts';

const HOUR_MS = 3_600_000;
/** How long an upload may wait for the form that it belongs to. */
const PATIENCE_MS = HOUR_MS;
/** Each upload is looked at on several days, in case the job fails on one. */
const LOOK_BACK_MS = 4 * 24 * HOUR_MS;

/** Deletes uploads that became no prescription, and files that a crash left behind. */
export async function sweepFiles(
  services: Pick<Services, 'db' | 'clock' | 'media' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock, media } = services;
  const until = new Date(clock.now().getTime() - PATIENCE_MS);
  const since = new Date(until.getTime() - LOOK_BACK_MS);
  for await (const paths of media.listStored('/prescriptions', { since, until })) {
    for (const path of paths) {
      signal?.throwIfAborted();
      await media.remove(path);
    }
  }
  for await (const paths of media.listStored(KEPT_FOLDER, { since, until })) {
    const known = await knownPaths(db, paths);
    for (const path of paths) if (!known.has(path)) await media.remove(path);
  }
  await removeReleased(services, await listReleased(db, until));
}
