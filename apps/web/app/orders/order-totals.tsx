import type { Order } from '@arquiba/contract/orders';
import { PriceRow, PriceRows, PriceTotal } from '../cart/public/price-rows.tsx';
import { freightPrice } from '../freight/public/freight-words.ts';
import { Part } from '../ui/part.tsx';
import { OrderLines } from './order-lines.tsx';

/** The items with the prices paid, and the totals. */
export function OrderTotals({ order, back }: { order: Order; back: Record<string, string[]> }) {
  return (
    <Part title="Itens">
      <OrderLines
        number={order.number}
        lines={order.lines}
        mayReview={order.may.review}
        back={back}
      />
      <div className="mt-5 border-t border-line pt-5">
        <PriceRows>
          <PriceRow label="Subtotal" value={order.subtotal} />
          {order.discount > 0 && (
            <PriceRow label={`Cupom ${order.couponCode ?? ''}`} value={order.discount} off />
          )}
          <PriceRow
            label={`Frete ${order.freight.name}`}
            value={freightPrice(order.freight.price)}
          />
          {order.methodDiscount > 0 && (
            <PriceRow label="Desconto do Pix" value={order.methodDiscount} off />
          )}
          <PriceTotal label="Total" cents={order.total} />
        </PriceRows>
      </div>
    </Part>
  );
}
