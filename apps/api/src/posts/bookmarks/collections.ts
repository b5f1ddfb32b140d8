import { MOST_COLLECTIONS } from '@arquiba/contract/bookmarks';
import type * as contract from '@arquiba/contract/collections';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../../platform/calls/operation.ts';
import { newId } from '../../platform/database/database.ts';
import { presentHeldFile } from '../../platform/files/present-file.ts';
import {
  deleteOwn,
  insertCollection,
  listOwn,
  lockAndCount,
  renameOwn,
} from './collection-queries.ts';
import { countSaved } from './queries.ts';
import { refuseSameName } from './refuse-same-name.ts';

export const listCollections: Operation<typeof contract.listCollections> = async (context) => {
  const { db, viewer } = context;
  const [collections, counts] = await Promise.all([
    listOwn(db, viewer.accountId),
    countSaved(db, viewer.accountId),
  ]);
  const presentCover = ({ file, postId, open }: NonNullable<(typeof counts)[number]['cover']>) =>
    presentHeldFile(context, file, { kind: 'post', id: postId, open });
  const present = (found: (typeof counts)[number] | undefined) => ({
    count: found?.count ?? 0,
    cover: found?.cover ? presentCover(found.cover) : null,
  });
  return {
    all: present(counts.find(({ collectionId }) => collectionId === null)),
    items: collections.map(({ id, name }) => ({
      ...{ id, name },
      ...present(counts.find(({ collectionId }) => collectionId === id)),
    })),
  };
};

export const createCollection: Operation<typeof contract.createCollection> = async (
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

export const renameCollection: Operation<typeof contract.renameCollection> = async (
  { db, viewer },
  { id, name },
) => {
  const renamed = await refuseSameName(() => renameOwn(db, viewer.accountId, id, name));
  if (!renamed) throw new ApiError('not_found');
};

/** Its posts stay saved. */
export const deleteCollection: Operation<typeof contract.deleteCollection> = async (
  { db, viewer },
  { id },
) => {
  if (!(await deleteOwn(db, viewer.accountId, id))) throw new ApiError('not_found');
};
