import type { getTrending as route } from '@arquiba/contract/explore';
import { smallestIdAt } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { countHashtags } from './queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const getTrending: Operation<typeof route> = async ({ db, clock }, { limit }) => {
  const since = new Date(clock.now().getTime() - WEEK_MS);
  return { items: await countHashtags(db, { since: smallestIdAt(since), pattern: '%', limit }) };
};
