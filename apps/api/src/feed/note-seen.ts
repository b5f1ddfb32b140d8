import type { noteSeen as route } from '@arquiba/contract/feed';
import type { Operation } from '../platform/calls/operation.ts';
import { insertImpressions } from './impression-queries.ts';

export const noteSeen: Operation<typeof route> = async ({ db, clock, viewer }, { ids }) => {
  await insertImpressions(db, { accountId: viewer.accountId, ids, now: clock.now() });
};
