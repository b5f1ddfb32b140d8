import { randomUUID } from 'node:crypto';
import type { Services } from '../platform/context.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { stillWanted } from './public/topics.ts';
import { publishList } from './publish-to-live.ts';
import { findStill, listWithoutStill, setStill } from './still-queries.ts';

export const makeStillJob = defineJob('lives.make-still', { on: stillWanted }, (services, { id }) =>
  makeStill(services, id),
);

/** All pictures of a live, which go with it. */
export function stillFolder(id: string): string {
  return `/lives/${id}`;
}

const REFRESH_MINUTES = 10;
const MOST_AT_ONCE = 10;

/** Those that have none, and newer ones of lives on air. */
export async function makeMissingStills(services: Services): Promise<void> {
  const olderThan = new Date(services.clock.now().getTime() - REFRESH_MINUTES * 60_000);
  const ids = await listWithoutStill(services.db, { olderThan, limit: MOST_AT_ONCE });
  for (const id of ids) await makeStill(services, id);
}

async function makeStill(services: Services, id: string): Promise<void> {
  const { db, media, clock } = services;
  const before = await findStill(db, id);
  if (!before) return;
  const content = await media.lives.still(id);
  if (!content) return await setStill(db, id, { stillAt: clock.now() }, before).then(() => {});
  // The path cannot be guessed in the moment before it is restricted.
  const path = `${stillFolder(id)}/${randomUUID()}.jpg`;
  const file = { path, mime: 'image/jpeg', originalFileName: '', content };
  const { mime, etag, width, height, placeholder } = await media.store(file);
  await media.restrict([path], true);
  const still = { path, mime, etag, width, height, placeholder, alt: '' };
  const isCurrent = await setStill(db, id, { still, stillAt: clock.now() }, before);
  // It was cut or deleted meanwhile: this picture may be of what is gone.
  const useless = isCurrent ? before.still?.path : path;
  if (useless) await media.remove(useless);
  if (isCurrent && !before.still) await publishList(services);
}
