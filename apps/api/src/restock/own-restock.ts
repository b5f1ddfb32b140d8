import type * as contract from '@arquiba/contract/restock';
import type { Operation } from '../platform/calls/operation.ts';
import { deleteWaiting, listWaiting } from './queries.ts';

export const cancelRestock: Operation<typeof contract.cancelRestock> = async (
  { db, viewer },
  { variantId },
) => deleteWaiting(db, viewer.accountId, variantId);

export const listRestock: Operation<typeof contract.listRestock> = async ({ db, viewer }) => {
  const rows = await listWaiting(db, { accountId: viewer.accountId, email: null });
  return { variantIds: rows.map(({ variantId }) => variantId) };
};
