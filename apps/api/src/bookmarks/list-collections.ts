import type { listCollections as route } from '@arquiba/contract/bookmarks';
import type { Operation } from '../platform/calls/operation.ts';
import { presentFile } from '../platform/files/file-reference.ts';
import { countSaved } from '../posts/public/bookmarks.ts';
import { listOwn } from './queries.ts';

export const listCollections: Operation<typeof route> = async ({ db, media, viewer }) => {
  const [collections, counts] = await Promise.all([
    listOwn(db, viewer.accountId),
    countSaved(db, viewer.accountId),
  ]);
  const shelf = (found: (typeof counts)[number] | undefined) => ({
    count: found?.count ?? 0,
    cover: found?.cover ? presentFile(media, found.cover) : null,
  });
  return {
    all: shelf(counts.find(({ whole }) => whole)),
    items: collections.map(({ id, name }) => ({
      ...{ id, name },
      ...shelf(counts.find(({ whole, collectionId }) => !whole && collectionId === id)),
    })),
  };
};
