import type { ExportSection } from '../platform/context.ts';
import { LARGEST_ID } from '../platform/database.ts';
import { listWholeSaved } from '../posts/public/bookmarks.ts';
import { listOwn } from './queries.ts';

const PORTION = 500;

/** For the copy of one's data. */
export const bookmarksExport: ExportSection[] = [
  {
    name: 'colecoes',
    async collect({ db }, accountId) {
      const rows = await listOwn(db, accountId);
      return rows.map(({ id, name, createdAt }) => ({ id, nome: name, criadaEm: createdAt }));
    },
  },
  {
    name: 'salvos',
    async *collect({ db }, accountId) {
      let before = LARGEST_ID;
      for (;;) {
        const rows = await listWholeSaved(db, { accountId, before, limit: PORTION });
        const last = rows.at(-1);
        if (!last) return;
        yield rows.map(({ postId, collectionId }) => ({
          publicacao: postId,
          colecao: collectionId,
        }));
        before = last.savedId;
      }
    },
  },
];
