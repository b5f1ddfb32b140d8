import type { ExportSection } from '../accounts/public/hooks.ts';
import { filesOf } from './content.ts';
import { listAll } from './queries.ts';

/** For the export of a person's data. */
export const draftsExport: ExportSection = {
  name: 'rascunhos',
  async collect({ db, media }, accountId) {
    const rows = await listAll(db, accountId);
    return rows.map(({ content, publishAt, updatedAt }) => ({
      ...{ texto: content.text, publico: content.audience, lugar: content.place },
      enquete: content.poll?.options.map(({ label }) => label) ?? null,
      marcados: content.tagged.map(({ username }) => username),
      arquivos: filesOf(content).map(({ path, mime, alt }) => ({
        ...{ endereco: media.urlOf(path, 'raw'), tipo: mime, descricao: alt },
      })),
      ...{ publicarEm: publishAt, mudadoEm: updatedAt },
    }));
  },
};
