import type { Payment } from '@arquiba/contract/orders';
import { type SQL, sql } from 'drizzle-orm';

export type ReadPayment = Omit<Payment, 'cards'>;

/**
 * A part of a statement: the current payment of an order, as its buyer sees it, or both cards of a pair, the
 * first card first. It is the newest, without one that was paid although the order was paid already.
 */
export function shownPayment(orderId: SQL): SQL<ReadPayment[] | null> {
  return sql<ReadPayment[] | null>`(SELECT json_agg(json_build_object('id', id::text,
      'method', method, 'status', status,
      'amount', amount_cents, 'refunded', refunded_cents, 'instalments', instalments,
      'pix', pix, 'boleto', boleto, 'card', card, 'wallet', wallet, 'problem', problem,
      'challengeUrl', ${whileOpen('challenge_url')}, 'simulationUrl', ${whileOpen('simulation_url')},
      'reviewUntil', CASE WHEN status = 'em_analise' THEN expires_at END, 'createdAt', created_at)
      ORDER BY id)
    FROM payment WHERE order_id = ${orderId} AND NOT surplus AND coalesce(pair_id, id) =
      (SELECT coalesce(pair_id, id) FROM payment WHERE order_id = ${orderId} AND NOT surplus
       ORDER BY id DESC LIMIT 1))`;
}

/** Null once the payment is decided: then there is nothing to confirm or pay. */
function whileOpen(column: string): SQL {
  return sql`CASE WHEN status IN ('pendente', 'em_analise', 'autorizado') THEN ${sql.raw(column)} END`;
}
