import type { ExportSection } from '../../accounts/public/hooks.ts';
import { listCaptionsBy } from './caption-queries.ts';

/** For the export of a person's data. */
export const captionsExport: ExportSection = {
  name: 'legendas',
  async collect({ db }, accountId) {
    const rows = await listCaptionsBy(db, accountId);
    return rows.map(({ postId, language, vtt, updatedAt }) => ({
      ...{ publicacao: postId, lingua: language, texto: vtt, escritaEm: updatedAt },
    }));
  },
};
