import type { ExportSection } from '../accounts/public/hooks.ts';
import { exportBlocksAndMutes } from '../profiles/public/export-blocks-and-mutes.ts';
import { listReports } from './queries.ts';

const ALL = 10_000;

/** For the export of a person's data. */
export const safetyExport: ExportSection = {
  name: 'seguranca_entre_pessoas',
  async collect({ db, clock }, accountId) {
    const reports = await listReports(db, accountId, ALL);
    return {
      ...(await exportBlocksAndMutes({ db, clock }, accountId)),
      denuncias: reports.map(({ kind, reason, note, createdAt }) => ({
        ...{ sobre: kind, motivo: reason, explicacao: note, feitaEm: createdAt },
      })),
    };
  },
};
