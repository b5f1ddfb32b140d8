import type { OrderState } from '@arquiba/contract/order-views';
import type { ShipmentRow } from './tables.ts';

/** From where an order may come to each state. The trigger `shop_order_steps` says the same. */
const ORDER_FROM: Record<OrderState, readonly OrderState[]> = {
  aguardando_pagamento: [],
  // Paid late: the units were given back, and could be had again.
  pago: ['aguardando_pagamento', 'expirado'],
  em_separacao: ['pago'],
  enviado: ['em_separacao'],
  // A return of a part of it leaves the rest where it was.
  entregue: ['enviado', 'devolucao_solicitada'],
  concluido: ['entregue'],
  expirado: ['aguardando_pagamento'],
  cancelado: ['aguardando_pagamento', 'pago', 'em_separacao'],
  devolucao_solicitada: ['entregue'],
  devolvido: ['devolucao_solicitada'],
};

export function mayOrderMove(from: OrderState, to: OrderState): boolean {
  return ORDER_FROM[to].includes(from);
}

type ShipmentState = ShipmentRow['status'];

/** The same for what carries it; the trigger is `shipment_steps`. */
const SHIPMENT_FROM: Record<ShipmentState, readonly ShipmentState[]> = {
  preparando: [],
  postado: ['preparando'],
  em_transito: ['postado'],
  entregue: ['postado', 'em_transito'],
  devolvido: ['postado', 'em_transito'],
};

export function mayShipmentMove(from: ShipmentState, to: ShipmentState): boolean {
  return SHIPMENT_FROM[to].includes(from);
}
