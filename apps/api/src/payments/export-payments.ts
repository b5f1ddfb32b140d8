import { and, desc, eq, lt } from 'drizzle-orm';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { payment } from './tables.ts';

export const paymentsExport: ExportSection = {
  name: 'pagamentos',
  collect: ({ db }, accountId) =>
    inPortions(
      ({ before, limit }) =>
        db
          .select({
            id: payment.id,
            pedido: payment.orderNumber,
            meio: payment.method,
            estado: payment.status,
            valorCentavos: payment.amountCents,
            pagoCentavos: payment.capturedCents,
            devolvidoCentavos: payment.refundedCents,
            parcelas: payment.instalments,
            cartao: payment.card,
            feitoEm: payment.createdAt,
          })
          .from(payment)
          .where(and(eq(payment.accountId, accountId), lt(payment.id, before)))
          .orderBy(desc(payment.id))
          .limit(limit),
      (row) => row.id,
    ),
};
