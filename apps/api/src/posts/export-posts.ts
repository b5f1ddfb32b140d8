import { COPY_DAYS } from '@arquiba/contract/privacy';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { listEditsOf } from './edit-queries.ts';
import { listWholeByAuthor } from './queries.ts';

const PORTION = 200;

/** For the export of a person's data. */
export const postsExport: ExportSection = {
  name: 'publicacoes',
  async *collect({ db, media, passes }, authorId) {
    const exported = (id: string, file: FileReference) => {
      const holder = { kind: 'post', id, viewerId: authorId } as const;
      const pass = passes.issue(file.path, holder, 24 * COPY_DAYS);
      const { url, mime, alt } = presentFile(media, file, pass);
      return { endereco: url, tipo: mime, descricao: alt };
    };
    let before = LARGEST_ID;
    for (;;) {
      const rows = await listWholeByAuthor(db, { authorId, before, limit: PORTION });
      const last = rows.at(-1);
      if (!last) return;
      const edits = Map.groupBy(
        await listEditsOf(
          db,
          rows.flatMap((row) => (row.editedAt ? row.id : [])),
        ),
        (edit) => edit.postId,
      );
      yield rows.map(({ id, text, createdAt, editedAt, audience, place, ...row }) => ({
        ...{ id, texto: text, criadaEm: createdAt, editadaEm: editedAt },
        ...{ publico: audience, lugar: place, republica: row.repostOf, cita: row.quoteOf },
        enquete: row.pollOptions && {
          encerraEm: row.pollClosesAt,
          opcoes: row.pollOptions.map(({ label, picture }) => ({
            texto: label,
            foto: picture && exported(id, picture),
          })),
        },
        antes: (edits.get(id) ?? []).map((edit) => ({
          ...{ texto: edit.text, ate: edit.replacedAt },
          arquivos: edit.media.map(({ path, alt }) => ({ caminho: path, descricao: alt })),
        })),
        arquivos: row.media.map((file) => exported(id, file)),
      }));
      before = last.id;
    }
  },
};
