import type { getTrending as route } from '@arquiba/contract/explore';
import type { Operation } from '../platform/calls/operation.ts';
import { daysBefore } from './refresh-trends-job.ts';
import { listTop } from './trend-queries.ts';

export const getTrending: Operation<typeof route> = async ({ db, clock }, { limit }) => {
  const { week } = daysBefore(clock.now());
  return { items: await listTop(db, { week, limit }) };
};
