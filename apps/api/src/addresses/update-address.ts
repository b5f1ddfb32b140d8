import type { updateAddress as route } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { presentAddress } from './presenters.ts';
import { updateOwn } from './queries.ts';

export const updateAddress: Operation<typeof route> = async ({ db, viewer }, input) => {
  const { id, ...content } = input;
  const row = await updateOwn(db, viewer.accountId, id, content);
  if (!row) throw new ApiError('not_found');
  return presentAddress(row);
};
