import type { ExportSection } from '../accounts/public/hooks.ts';
import { listWatched } from './watch-queries.ts';

const PORTION = 1_000;

/** For the export of a person's data. */
export const watchedExport: ExportSection = {
  name: 'reelsAssistidos',
  async *collect({ db }, accountId) {
    let after = '0';
    for (;;) {
      const rows = await listWatched(db, accountId, after, PORTION);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map(({ postId, watchedMs, watchedAt }) => ({
        ...{ publicacao: postId, assistidoMs: watchedMs, assistidoEm: watchedAt },
      }));
      after = last.postId;
    }
  },
};
