import type { ExportSection } from '../accounts/public/hooks.ts';
import { findGuardian } from './queries.ts';

/** For the export of a person's data. */
export const guardianExport: ExportSection = {
  name: 'responsavel',
  async collect({ db }, accountId) {
    const row = await findGuardian(db, accountId);
    return (
      row && {
        email: row.email,
        pedidoEm: row.requestedAt,
        confirmadoEm: row.confirmedAt,
        necessarioAte: row.neededUntil,
      }
    );
  },
};
