import type { ExportSection } from '../../accounts/public/hooks.ts';
import { listMakingsOf } from './queries.ts';

const STATES = { making: 'em preparo', published: 'publicado', failed: 'não preparado' };

/** For the export of a person's data: reels in the making, and for a day what became of them. */
export const makingsExport: ExportSection = {
  name: 'reelsEmPreparo',
  async collect({ db }, accountId) {
    const rows = await listMakingsOf(db, accountId);
    return rows.map((row) => ({
      ...{ video: row.source, texto: row.text, descricao: row.alt, audiencia: row.audience },
      ...{ inicioMs: row.startMs, fimMs: row.endMs, capaMs: row.coverMs, semSom: row.muted },
      ...{ situacao: STATES[row.state], problema: row.problem, publicacao: row.postId },
      criadoEm: row.createdAt,
    }));
  },
};
