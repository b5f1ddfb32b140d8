import type { ExportSection } from '../accounts/public/hooks.ts';
import { filePathOf } from './files/file-address.ts';
import { exportValues } from './public/export-values.ts';
import { findConsent, listOwn } from './queries.ts';

export const prescriptionExport: ExportSection = {
  name: 'receitas',
  async collect({ db, publicUrl }, accountId) {
    const consent = await findConsent(db, accountId);
    const rows = await listOwn(db, accountId);
    return {
      autorizacao: consent && { versao: consent.version, aceitaEm: consent.acceptedAt },
      guardadas: rows.map((row) => ({
        ...exportValues(row),
        // Opens for the signed-in owner only.
        ...(row.file && { arquivo: new URL(filePathOf(row.id), publicUrl).href }),
        guardadaEm: row.createdAt,
      })),
    };
  },
};
