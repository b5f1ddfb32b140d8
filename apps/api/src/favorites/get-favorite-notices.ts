import type { getFavoriteNotices as route } from '@arquiba/contract/favorites';
import type { Operation } from '../platform/calls/operation.ts';
import { isSilent } from './queries.ts';

export const getFavoriteNotices: Operation<typeof route> = async ({ db, viewer }) => {
  return { byMail: !(await isSilent(db, viewer.accountId)) };
};
