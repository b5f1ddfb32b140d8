import type { PrescriptionReview } from '@arquiba/contract/order-prescriptions';
import type { ReturnState } from '@arquiba/contract/order-returns';
import type { OrderState, PaymentMethod } from '@arquiba/contract/orders';

export interface ModelOrder {
  number: string;
  buyer: number;
  units: Map<string, number>;
  /** The codes of lenses, by the variants that were bought with them. */
  lensed: ReadonlyMap<string, string>;
  /** What the shop has for lenses made to measure, by their variants; null while it waits. */
  prescriptions: Map<string, ModelPrescription | null>;
  /** Goods less the coupon, and freight. */
  goods: number;
  freight: number;
  usesCoupon: boolean;
  status: OrderState;
  method: PaymentMethod;
  heldUntil: number;
  returned: Map<string, number>;
}

export interface ModelPrescription {
  byFile: boolean;
  review: PrescriptionReview;
}

/** Some units of one variant on their way back. */
export interface ModelReturn {
  order: ModelOrder;
  /** The postage code. */
  code: string;
  id: string;
  variantId: string;
  quantity: number;
  /** The variant that comes instead; null for a refund. */
  exchange: string | null;
  state: ReturnState;
}

const RETURNING: readonly ReturnState[] = ['solicitada', 'postada', 'em_transito'];
const WAITING: readonly OrderState[] = ['aguardando_pagamento', 'em_analise'];
/** States in which the order holds no units. */
const GONE: readonly OrderState[] = ['expirado', 'cancelado'];
const COUPON_USES = 8;
const MOST_WAITING = 5;

/** A model of the shop in simple sums: units, orders and a coupon. It uses none of the product's code. */
export class ShopModel {
  readonly sellable = new Map<string, number>();
  readonly prices = new Map<string, number>();
  readonly orders = new Map<string, ModelOrder>();
  readonly returns: ModelReturn[] = [];
  /** Of the only lenses that anybody buys. */
  readonly lensPrices = new Map<string, number>();
  couponUses = 0;

  mayOrder(units: ReadonlyMap<string, number>): boolean {
    return [...units].every(([id, quantity]) => (this.sellable.get(id) ?? 0) >= quantity);
  }

  /** Whether every lens of an order can be made. */
  isReadable({ prescriptions }: ModelOrder): boolean {
    return [...prescriptions.values()].every((known) => known?.review === 'aceita');
  }

  couponCounts(): boolean {
    return this.couponUses < COUPON_USES;
  }

  /** Whether a buyer must pay or cancel an order before placing another. */
  hasTooMany(buyer: number, now: number): boolean {
    const waiting = [...this.orders.values()].filter(
      (order) => order.buyer === buyer && WAITING.includes(order.status) && order.heldUntil > now,
    );
    return waiting.length >= MOST_WAITING;
  }

  /** Ten per cent off the goods, freight by weight to Santa Catarina, free from R$ 399,00 on. */
  termsOf(
    units: ReadonlyMap<string, number>,
    { lensed, usesCoupon }: Pick<ModelOrder, 'lensed' | 'usesCoupon'>,
  ) {
    let [subtotal, count] = [0, 0];
    for (const [id, quantity] of units) {
      const lenses = this.lensPrices.get(lensed.get(id) ?? '') ?? 0;
      subtotal += ((this.prices.get(id) ?? 0) + lenses) * quantity;
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
    } else if (!WAITING.includes(order.status)) return;
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
      if (WAITING.includes(order.status) && order.heldUntil <= now) this.close(order, 'expirado');
    }
  }

  takeBack(units: ReadonlyMap<string, number>): void {
    this.#give(units);
  }

  /** How many units of a variant the buyer of an order could still ask to return. */
  leftOf(order: ModelOrder, variantId: string): number {
    const asked = this.returns
      .filter((each) => each.order === order && each.variantId === variantId)
      .filter(({ state }) => RETURNING.includes(state))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const back = order.returned.get(variantId) ?? 0;
    return (order.units.get(variantId) ?? 0) - back - asked;
  }

  /** Units are reserved. */
  take(units: ReadonlyMap<string, number>): void {
    for (const [id, quantity] of units) {
      this.sellable.set(id, (this.sellable.get(id) ?? 0) - quantity);
    }
  }

  /** A return takes a step; its order follows. */
  moveReturn(one: ModelReturn, to: ReturnState): void {
    const { order, variantId, quantity } = one;
    const promised = one.exchange === null ? null : new Map([[one.exchange, quantity]]);
    if (promised && ['expirada', 'cancelada', 'recusada'].includes(to)) this.#give(promised);
    // Late: the chosen units may be gone.
    if (promised && one.state === 'expirada') {
      if (this.mayOrder(promised)) this.take(promised);
      else one.exchange = null;
    }
    one.state = to;
    const back = to === 'recebida' ? quantity : to === 'recusada' ? -quantity : 0;
    order.returned.set(variantId, (order.returned.get(variantId) ?? 0) + back);
    if (to === 'conferida') this.takeBack(new Map([[variantId, quantity]]));
    const isOpen = this.returns.some(
      (each) =>
        each.order === order &&
        ([...RETURNING, 'recebida'].includes(each.state) ||
          (each.state === 'conferida' && each.exchange !== null)),
    );
    const keeps = this.returns.some((each) => each.order === order && each.state === 'trocada');
    const isWhole = [...order.units].every(([id, count]) => order.returned.get(id) === count);
    order.status = isOpen ? 'devolucao_solicitada' : isWhole && !keeps ? 'devolvido' : 'entregue';
  }

  /** After a storm: the order ended in one of the allowed states. */
  adopt(order: ModelOrder, to: OrderState, method: PaymentMethod): void {
    order.method = method;
    if (GONE.includes(to) && !GONE.includes(order.status)) {
      this.close(order, to as 'expirado' | 'cancelado');
    } else order.status = to;
  }

  #take(order: ModelOrder): void {
    this.take(order.units);
    if (order.usesCoupon) this.couponUses += 1;
  }

  #give(units: ReadonlyMap<string, number>): void {
    for (const [id, quantity] of units) {
      this.sellable.set(id, (this.sellable.get(id) ?? 0) + quantity);
    }
  }
}
