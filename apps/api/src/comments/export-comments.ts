import { COPY_DAYS } from '@arquiba/contract/privacy';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import type { FileReference } from '../platform/files/file-reference.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { listLiked, listWritten } from './queries.ts';

/** For the export of a person's data. */
export const commentsExport: ExportSection[] = [
  {
    name: 'comentarios',
    async *collect({ db, media, passes }, accountId) {
      const fileOf = (id: string, file: FileReference) => {
        const holder = { kind: 'comment', id, viewerId: accountId } as const;
        const pass = passes.issue(file.path, holder, 24 * COPY_DAYS);
        const { url, mime, alt } = presentFile(media, file, pass);
        return { endereco: url, tipo: mime, descricao: alt };
      };
      const portions = inPortions(
        (portion) => listWritten(db, { accountId, ...portion }),
        (row) => row.id,
      );
      for await (const rows of portions) {
        yield rows.map(({ id, postId, parentId, text, createdAt, editedAt, ...row }) => ({
          ...{ id, publicacao: postId, respondeA: parentId, texto: text },
          arquivo: row.media && fileOf(id, row.media),
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
