import type { setFavoriteNotices as route } from '@arquiba/contract/favorites';
import type { Operation } from '../platform/calls/operation.ts';
import { setSilence } from './queries.ts';

export const setFavoriteNotices: Operation<typeof route> = async (context, { byMail }) => {
  const { db, clock, viewer } = context;
  await setSilence(db, viewer.accountId, byMail ? null : clock.now());
  return { byMail };
};
