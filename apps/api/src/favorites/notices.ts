import type * as contract from '@arquiba/contract/favorites';
import type { Operation } from '../platform/calls/operation.ts';
import { isSilent, setSilence } from './queries.ts';

export const getFavoriteNotices: Operation<typeof contract.getFavoriteNotices> = async ({
  db,
  viewer,
}) => {
  return { byMail: !(await isSilent(db, viewer.accountId)) };
};

export const setFavoriteNotices: Operation<typeof contract.setFavoriteNotices> = async (
  context,
  { byMail },
) => {
  const { db, clock, viewer } = context;
  await setSilence(db, viewer.accountId, byMail ? null : clock.now());
  return { byMail };
};
