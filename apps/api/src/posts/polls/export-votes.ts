import type { ExportSection } from '../../accounts/public/hooks.ts';
import { listOwnVotes } from './queries.ts';

const PORTION = 500;

/** For the export of a person's data. */
export const votesExport: ExportSection = {
  name: 'votos',
  async *collect({ db }, accountId) {
    let after = '0';
    for (;;) {
      const rows = await listOwnVotes(db, { accountId, after, limit: PORTION });
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map(({ postId, labels }) => ({ publicacao: postId, opcoes: labels }));
      after = last.postId;
    }
  },
};
