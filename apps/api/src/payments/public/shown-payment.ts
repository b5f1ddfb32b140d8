import type { Payment } from '@arquiba/contract/orders';
import { type SQL, sql } from 'drizzle-orm';

/**
 * As part of a statement: the payment of an order that counts now, as its buyer sees it. It is the newest, leaving
 * out one that was paid although the order was paid already.
 */
export function shownPayment(orderId: SQL): SQL<Payment | null> {
  return sql<Payment | null>`(SELECT json_build_object('id', id::text, 'method', method, 'status', status,
      'amount', amount_cents, 'refunded', refunded_cents, 'instalments', instalments,
      'pix', pix, 'boleto', boleto, 'card', card, 'problem', problem,
      'challengeUrl', ${whileOpen('challenge_url')}, 'simulationUrl', ${whileOpen('simulation_url')},
      'createdAt', created_at)
    FROM payment WHERE order_id = ${orderId} AND NOT surplus ORDER BY id DESC LIMIT 1)`;
}

/** Nothing is to be confirmed or paid once it is decided. */
function whileOpen(column: string): SQL {
  return sql`CASE WHEN status IN ('pendente', 'autorizado') THEN ${sql.raw(column)} END`;
}
