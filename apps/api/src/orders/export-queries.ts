import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { shopOrder } from './tables.ts';

/** A batch of an account's orders with their lines, for the export of its data. */
export function listForExport(
  db: Queryable,
  accountId: string,
  { before, limit }: { before: string; limit: number },
  publicUrl: URL,
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
        'sku', sku, 'lentes', lens->>'description', 'quantidade', quantity, 'precoCentavos', unit_price_cents,
        'devolvidos', returned, 'receita', (SELECT json_build_object('nome', name, 'data', written_on,
          'quemReceitou', prescriber, 'observacoes', remarks, 'valores', eye_values,
          'arquivo', CASE WHEN file_id IS NOT NULL THEN ${publicUrl.origin}::text || '/api/orders/' || number ||
            '/lines/' || line_id || '/prescription/file' END,
          'conferencia', review, 'recusa', refusal, 'recebidaEm', received_at)
          FROM order_prescription WHERE line_id = order_line.id)) ORDER BY position)
        FROM order_line WHERE order_id = shop_order.id)`,
      devolucoes: sql<unknown[]>`coalesce((SELECT json_agg(json_build_object('estado', status,
        'tipo', kind, 'motivo', reason, 'comentario', note, 'valorCentavos', refund_cents, 'codigoDePostagem', postage_code,
        'pedidaEm', created_at) ORDER BY id)
        FROM order_return WHERE order_id = shop_order.id), '[]')`,
    })
    .from(shopOrder)
    .where(and(eq(shopOrder.accountId, accountId), lt(shopOrder.id, before)))
    .orderBy(desc(shopOrder.id))
    .limit(limit);
}
