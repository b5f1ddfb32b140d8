import { MOST_COLLECTIONS, type createCollection as route } from '@arquiba/contract/bookmarks';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { insertCollection, lockAndCount } from './queries.ts';
import { refuseSameName } from './refuse-same-name.ts';

export const createCollection: Operation<typeof route> = async (
  { db, clock, viewer },
  { name },
) => {
  const { accountId } = viewer;
  const createdAt = clock.now();
  const id = newId(createdAt);
  await refuseSameName(() =>
    db.transaction(async (tx) => {
      if ((await lockAndCount(tx, accountId)) >= MOST_COLLECTIONS) {
        throw new ApiError('not_allowed', {
          message: `Você já tem ${MOST_COLLECTIONS} coleções. Apague uma delas para criar outra.`,
        });
      }
      await insertCollection(tx, { id, accountId, name, createdAt });
    }),
  );
  return { id, name, count: 0, cover: null };
};
