import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { listLiked, listWritten } from './queries.ts';

/** For the export of a person's data. */
export const commentsExport: ExportSection[] = [
  {
    name: 'comentarios',
    async *collect({ db }, accountId) {
      const portions = inPortions(
        (portion) => listWritten(db, { accountId, ...portion }),
        (row) => row.id,
      );
      for await (const rows of portions) {
        yield rows.map(({ id, postId, parentId, text, createdAt, editedAt }) => ({
          ...{ id, publicacao: postId, respondeA: parentId, texto: text },
          ...{ criadoEm: createdAt, editadoEm: editedAt },
        }));
      }
    },
  },
  {
    name: 'comentariosCurtidos',
    async *collect({ db }, accountId) {
      const portions = inPortions(
        (portion) => listLiked(db, { accountId, ...portion }),
        (row) => row.commentId,
      );
      for await (const rows of portions) {
        yield rows.map(({ commentId, createdAt }) => ({ comentario: commentId, em: createdAt }));
      }
    },
  },
];
