import type { OrderState, PaymentMethod } from '@arquiba/contract/orders';

export interface ModelOrder {
  number: string;
  buyer: number;
  units: Map<string, number>;
  /** Goods less the coupon, and freight. */
  goods: number;
  freight: number;
  usesCoupon: boolean;
  status: OrderState;
  method: PaymentMethod;
  heldUntil: number;
  returned: Map<string, number>;
}

const WAITING: OrderState = 'aguardando_pagamento';
/** States in which the order holds no units. */
const GONE: readonly OrderState[] = ['expirado', 'cancelado'];
const COUPON_USES = 8;
const MOST_WAITING = 5;

/** A model of the shop in simple sums: units, orders and a coupon. It uses none of the product's code. */
export class ShopModel {
  readonly sellable = new Map<string, number>();
  readonly prices = new Map<string, number>();
  readonly orders = new Map<string, ModelOrder>();
  couponUses = 0;

  mayOrder(units: ReadonlyMap<string, number>): boolean {
    return [...units].every(([id, quantity]) => (this.sellable.get(id) ?? 0) >= quantity);
  }

  couponCounts(): boolean {
    return this.couponUses < COUPON_USES;
  }

  /** Whether a buyer must pay or cancel an order before placing another. */
  hasTooMany(buyer: number, now: number): boolean {
    const waiting = [...this.orders.values()].filter(
      (order) => order.buyer === buyer && order.status === WAITING && order.heldUntil > now,
    );
    return waiting.length >= MOST_WAITING;
  }

  /** Ten per cent off the goods, freight by weight to Santa Catarina, free from R$ 399,00 on. */
  termsOf(units: ReadonlyMap<string, number>, usesCoupon: boolean) {
    let [subtotal, count] = [0, 0];
    for (const [id, quantity] of units) {
      subtotal += (this.prices.get(id) ?? 0) * quantity;
      count += quantity;
    }
    const grams = count * 400;
    const steps = [
      [500, 1490],
      [1000, 1690],
      [2000, 2090],
      [5000, 2990],
    ] as const;
    const [, paid] = steps.find(([limit]) => grams <= limit) ?? [0, 0];
    const discount = usesCoupon ? Math.floor((subtotal * 10 + 50) / 100) : 0;
    return { goods: subtotal - discount, freight: subtotal >= 39_900 ? 0 : paid };
  }

  place(order: ModelOrder): void {
    this.orders.set(order.number, order);
    this.#take(order);
  }

  /** Five per cent off the goods by Pix. */
  totalOf({ goods, freight, method }: ModelOrder): number {
    return goods + freight - (method === 'pix' ? Math.floor((goods * 5 + 50) / 100) : 0);
  }

  /** A payment arrived for an order. */
  pay(order: ModelOrder, method: PaymentMethod): void {
    if (order.status === 'expirado') {
      const again = this.mayOrder(order.units) && (!order.usesCoupon || this.couponCounts());
      if (!again) return;
      this.#take(order);
    } else if (order.status !== WAITING) return;
    order.status = 'pago';
    order.method = method;
  }

  close(order: ModelOrder, to: 'expirado' | 'cancelado'): void {
    order.status = to;
    this.#give(order.units);
    if (order.usesCoupon) this.couponUses -= 1;
  }

  expire(now: number): void {
    for (const order of this.orders.values()) {
      if (order.status === WAITING && order.heldUntil <= now) this.close(order, 'expirado');
    }
  }

  takeBack(units: ReadonlyMap<string, number>): void {
    this.#give(units);
  }

  /** After a storm: the order ended in one of the allowed states. */
  adopt(order: ModelOrder, to: OrderState, method: PaymentMethod): void {
    order.method = method;
    if (GONE.includes(to) && !GONE.includes(order.status)) {
      this.close(order, to as 'expirado' | 'cancelado');
    } else order.status = to;
  }

  #take(order: ModelOrder): void {
    for (const [id, quantity] of order.units) {
      this.sellable.set(id, (this.sellable.get(id) ?? 0) - quantity);
    }
    if (order.usesCoupon) this.couponUses += 1;
  }

  #give(units: ReadonlyMap<string, number>): void {
    for (const [id, quantity] of units) {
      this.sellable.set(id, (this.sellable.get(id) ?? 0) + quantity);
    }
  }
}
