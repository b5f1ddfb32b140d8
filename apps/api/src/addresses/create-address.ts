import { MOST_ADDRESSES, type createAddress as route } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { newId, violates } from '../platform/database/database.ts';
import { HAS_ROOM, insertAddress } from './book-queries.ts';
import { presentAddress } from './presenters.ts';

export const createAddress: Operation<typeof route> = async ({ db, clock, viewer }, input) => {
  const { idAccount, ...content } = input;
  if (idAccount !== viewer.accountId) throw new ApiError('not_found');
  const createdAt = clock.now();
  const row = {
    ...{ id: newId(createdAt), accountId: viewer.accountId },
    ...{ ...content, createdAt, deletedAt: null },
  };
  try {
    return presentAddress(await db.transaction((tx) => insertAddress(tx, row)));
  } catch (error) {
    throw violates(error, HAS_ROOM) ? tooMany() : error;
  }
};

export function tooMany(): ApiError {
  return new ApiError('not_allowed', {
    message: `Você já tem ${MOST_ADDRESSES} endereços. Apague um deles para cadastrar outro.`,
  });
}
