import type { ExportSection } from '../accounts/public/hooks.ts';
import { listImpressions } from './impression-queries.ts';

const PORTION = 1_000;

/** For the export of a person's data. */
export const seenExport: ExportSection = {
  name: 'publicacoesVistas',
  async *collect({ db }, accountId) {
    let after = '0';
    for (;;) {
      const rows = await listImpressions(db, accountId, after, PORTION);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map(({ postId, seenAt }) => ({ publicacao: postId, vistaEm: seenAt }));
      after = last.postId;
    }
  },
};
