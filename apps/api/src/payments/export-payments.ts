import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { listWholePayments } from './export-queries.ts';

export const paymentsExport: ExportSection = {
  name: 'pagamentos',
  collect: ({ db }, accountId) =>
    inPortions(
      (portion) => listWholePayments(db, { accountId, ...portion }),
      (row) => row.id,
    ),
};
