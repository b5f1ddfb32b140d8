import type { ExportSection } from '../../accounts/public/hooks.ts';
import { inPortions } from '../../platform/database/in-portions.ts';
import { listOwn } from './collection-queries.ts';
import { listWholeSaved } from './queries.ts';

/** For the export of a person's data. */
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
      const portions = inPortions(
        (portion) => listWholeSaved(db, { accountId, ...portion }),
        ({ savedId }) => savedId,
      );
      for await (const rows of portions) {
        yield rows.map(({ postId, collectionIds }) => ({
          publicacao: postId,
          colecoes: collectionIds,
        }));
      }
    },
  },
];
