import type * as contract from '@arquiba/contract/addresses';
import { MOST_ADDRESSES } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { newId, violates } from '../platform/database/database.ts';
import { HAS_ROOM, hideAddress, insertAddress, makeDefault, showAgain } from './book-queries.ts';
import { presentAddress } from './present-address.ts';
import { findOwn, listOfAccount, updateOwn } from './queries.ts';
import { restorableSince } from './sweep.ts';

export const listAddresses: Operation<typeof contract.listAddresses> = async (
  { db, viewer },
  { accountId },
) => {
  if (accountId !== viewer.accountId) throw new ApiError('not_found');
  return (await listOfAccount(db, accountId)).map(presentAddress);
};

/** Someone else's address gets the same answer as a missing one. */
export const getAddress: Operation<typeof contract.getAddress> = async ({ db, viewer }, { id }) => {
  const row = await findOwn(db, viewer.accountId, id);
  if (!row) throw new ApiError('not_found');
  return [presentAddress(row)];
};

export const createAddress: Operation<typeof contract.createAddress> = async (
  { db, clock, viewer },
  input,
) => {
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

export const updateAddress: Operation<typeof contract.updateAddress> = async (
  { db, viewer },
  input,
) => {
  const { id, ...content } = input;
  const row = await updateOwn(db, viewer.accountId, id, content);
  if (!row) throw new ApiError('not_found');
  return presentAddress(row);
};

export const setDefaultAddress: Operation<typeof contract.setDefaultAddress> = async (
  { db, viewer },
  { id },
) => {
  const row = await db.transaction((tx) => makeDefault(tx, viewer.accountId, id));
  if (!row) throw new ApiError('not_found');
  return presentAddress(row);
};

/** Hidden at once; `sweep.ts` deletes it when it can no longer be restored. */
export const deleteAddress: Operation<typeof contract.deleteAddress> = async (
  { db, clock, viewer },
  { id },
) => {
  const now = clock.now();
  const hidden = await db.transaction((tx) => hideAddress(tx, viewer.accountId, id, now));
  if (!hidden) throw new ApiError('not_found');
};

export const restoreAddress: Operation<typeof contract.restoreAddress> = async (
  { db, clock, viewer },
  { id },
) => {
  const since = restorableSince(clock.now());
  try {
    const row = await db.transaction((tx) => showAgain(tx, viewer.accountId, id, since));
    if (row) return presentAddress(row);
  } catch (error) {
    throw violates(error, HAS_ROOM) ? tooMany() : error;
  }
  throw new ApiError('not_found');
};

function tooMany(): ApiError {
  return new ApiError('not_allowed', {
    message: `Você já tem ${MOST_ADDRESSES} endereços. Apague um deles para cadastrar outro.`,
  });
}
