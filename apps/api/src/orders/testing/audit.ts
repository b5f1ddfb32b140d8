import type pg from 'pg';

/** Invariants: each statement returns the rows that break one. */
const BROKEN: Record<string, string> = {
  'reserved is what waiting orders hold': `
    SELECT id, reserved, held, promised FROM product_color
    JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS held FROM order_line
      JOIN shop_order ON shop_order.id = order_id
      WHERE variant_id = product_color.id AND status IN ('aguardando_pagamento', 'em_analise')) AS lines ON true
    JOIN LATERAL (SELECT coalesce(sum(order_return_line.quantity), 0) AS promised FROM order_return_line
      JOIN order_return ON order_return.id = return_id
      WHERE exchange->>'variantId' = product_color.id::text AND kind = 'troca'
      AND status IN ('solicitada', 'postada', 'em_transito', 'recebida', 'conferida')) AS exchanges ON true
    WHERE reserved <> held + promised`,
  'lines add up to their order': `
    SELECT number FROM shop_order JOIN LATERAL (
      SELECT sum(total_cents) AS total, sum(discount_cents) AS discount FROM order_line
      WHERE order_id = shop_order.id) AS lines ON true
    WHERE lines.total <> subtotal_cents OR lines.discount <> discount_cents + method_discount_cents`,
  'what is kept of the money is what the order cost, less what came back': `
    SELECT number, status, kept, total_cents, back FROM shop_order
    JOIN LATERAL (SELECT coalesce(sum(captured_cents - returning_cents), 0) AS kept FROM payment
      WHERE order_id = shop_order.id) AS payments ON true
    JOIN LATERAL (SELECT coalesce(sum(refund_cents), 0) AS back FROM order_return
      WHERE order_id = shop_order.id AND kind = 'reembolso'
        AND status IN ('conferida', 'reembolsada')) AS returns ON true
    WHERE kept <> CASE WHEN status IN ('aguardando_pagamento', 'em_analise', 'expirado', 'cancelado') THEN 0
      ELSE total_cents - back END`,
  'two cards are charged both or neither': `
    SELECT one.order_number, one.status, other.status FROM payment AS one
    JOIN payment AS other ON other.pair_id = one.pair_id AND other.id <> one.id
    WHERE one.captured_cents > one.returning_cents AND other.captured_cents = 0
      AND other.status <> 'autorizado'`,
  'two cards pay the whole order': `
    SELECT number, total_cents, paid FROM shop_order JOIN LATERAL (
      SELECT pair_id, sum(amount_cents) AS paid FROM payment WHERE order_id = shop_order.id
        AND pair_id IS NOT NULL GROUP BY pair_id HAVING min(captured_cents) > 0) AS pairs ON true
    WHERE shop_order.status NOT IN ('expirado', 'cancelado') AND paid <> total_cents`,
  'a coupon is used as often as it is counted': `
    SELECT code, uses, used FROM coupon
    JOIN LATERAL (SELECT count(*) AS used FROM shop_order WHERE coupon_code = code
      AND status NOT IN ('expirado', 'cancelado')) AS orders ON true
    WHERE uses <> used OR uses <> (SELECT count(*) FROM coupon_redemption WHERE coupon_code = code)`,
  'nothing is to be paid for an order that does not wait': `
    SELECT number, shop_order.status, payment.status FROM shop_order JOIN payment ON order_id = shop_order.id
    WHERE shop_order.status NOT IN ('aguardando_pagamento', 'em_analise')
      AND payment.status IN ('criado', 'pendente', 'em_analise', 'autorizado')`,
  'an order is in review while a payment of it is': `
    SELECT number, shop_order.status, payment.status FROM shop_order JOIN payment ON order_id = shop_order.id
    WHERE payment.status = 'em_analise' AND shop_order.status <> 'em_analise'`,
  'a unit is returned when it is back': `
    SELECT id, returned, back FROM order_line
    JOIN LATERAL (SELECT coalesce(sum(order_return_line.quantity), 0) AS back FROM order_return_line
      JOIN order_return ON order_return.id = return_id WHERE line_id = order_line.id
        AND status IN ('recebida', 'conferida', 'reembolsada', 'trocada')) AS returns ON true
    WHERE returned <> back`,
  'no more comes back than was bought': `
    SELECT id, quantity, coming FROM order_line
    JOIN LATERAL (SELECT sum(order_return_line.quantity) AS coming FROM order_return_line
      JOIN order_return ON order_return.id = return_id WHERE line_id = order_line.id
        AND status NOT IN ('expirada', 'cancelada', 'recusada')) AS returns ON true
    WHERE coming > quantity`,
  'an order waits for its open returns': `
    SELECT number, status, open FROM shop_order
    JOIN LATERAL (SELECT count(*) AS open FROM order_return WHERE order_id = shop_order.id
      AND (status IN ('solicitada', 'postada', 'em_transito', 'recebida')
        OR (status = 'conferida' AND kind = 'troca'))) AS returns ON true
    WHERE (status = 'devolucao_solicitada') <> (open > 0)`,
  'every order that is paid says so once': `
    SELECT number FROM shop_order WHERE paid_at IS NOT NULL AND (
      SELECT count(*) FROM order_event WHERE order_id = shop_order.id AND to_status = 'pago') <> 1`,
};

/** The broken invariants; empty if all is well. */
export async function audit(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [rule, statement] of Object.entries(BROKEN)) {
    const { rows } = await pool.query(statement);
    if (rows.length > 0) found[rule] = rows;
  }
  return found;
}
