import type { Payment } from '@arquiba/contract/orders';
import { type SQL, sql } from 'drizzle-orm';

/**
 * A part of a statement: the current payment of an order, as its buyer sees it. It is the newest, without one
 * that was paid although the order was paid already.
 */
export function shownPayment(orderId: SQL): SQL<Payment | null> {
  return sql<Payment | null>`(SELECT json_build_object('id', id::text, 'method', method, 'status', status,
      'amount', amount_cents, 'refunded', refunded_cents, 'instalments', instalments,
      'pix', pix, 'boleto', boleto, 'card', card, 'wallet', wallet, 'problem', problem,
      'challengeUrl', ${whileOpen('challenge_url')}, 'simulationUrl', ${whileOpen('simulation_url')},
      'reviewUntil', CASE WHEN status = 'em_analise' THEN expires_at END, 'createdAt', created_at)
    FROM payment WHERE order_id = ${orderId} AND NOT surplus ORDER BY id DESC LIMIT 1)`;
}

/** Null once the payment is decided: then there is nothing to confirm or pay. */
function whileOpen(column: string): SQL {
  return sql`CASE WHEN status IN ('pendente', 'em_analise', 'autorizado') THEN ${sql.raw(column)} END`;
}
