import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { listForExport } from './export-queries.ts';

export const ordersExport: ExportSection = {
  name: 'pedidos',
  collect: ({ db, publicUrl }, accountId) =>
    inPortions(
      (portion) => listForExport(db, accountId, portion, publicUrl),
      (row) => row.id,
    ),
};
