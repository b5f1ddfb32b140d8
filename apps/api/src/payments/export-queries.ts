import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { payment } from './tables.ts';

/** For the export of a person's data, the newest first. */
export function listWholePayments(
  db: Queryable,
  { accountId, before, limit }: { accountId: string; before: string; limit: number },
) {
  return db
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
      /** The same for both of two cards that paid an order. */
      doisCartoes: payment.pairId,
      feitoEm: payment.createdAt,
    })
    .from(payment)
    .where(and(eq(payment.accountId, accountId), lt(payment.id, before)))
    .orderBy(desc(payment.id))
    .limit(limit);
}
