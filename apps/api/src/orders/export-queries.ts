import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { shopOrder } from './tables.ts';

/** A batch of an account's orders with their lines, for the export of its data. */
export function listForExport(
  db: Queryable,
  accountId: string,
  { before, limit }: { before: string; limit: number },
) {
  return db
    .select({
      id: shopOrder.id,
      numero: shopOrder.number,
      estado: shopOrder.status,
      feitoEm: shopOrder.createdAt,
      subtotalCentavos: shopOrder.subtotalCents,
      descontoCentavos: shopOrder.discountCents,
      descontoDoMeioCentavos: shopOrder.methodDiscountCents,
      freteCentavos: shopOrder.freightCents,
      totalCentavos: shopOrder.totalCents,
      cupom: shopOrder.couponCode,
      frete: shopOrder.freight,
      endereco: shopOrder.address,
      comprador: shopOrder.buyer,
      aceite: shopOrder.consent,
      itens: sql<unknown[]>`(SELECT json_agg(json_build_object('titulo', title, 'cor', color,
        'sku', sku, 'quantidade', quantity, 'precoCentavos', unit_price_cents,
        'devolvidos', returned) ORDER BY position)
        FROM order_line WHERE order_id = shop_order.id)`,
    })
    .from(shopOrder)
    .where(and(eq(shopOrder.accountId, accountId), lt(shopOrder.id, before)))
    .orderBy(desc(shopOrder.id))
    .limit(limit);
}
