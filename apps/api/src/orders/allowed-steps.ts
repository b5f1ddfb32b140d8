import type { OrderState } from '@arquiba/contract/order-views';
import type { ShipmentRow } from './tables.ts';

/** The states from which an order may reach each state. The trigger `shop_order_steps` enforces the same. */
const ORDER_FROM: Record<OrderState, readonly OrderState[]> = {
  // The review of a card ended without a payment: the buyer may pay otherwise.
  aguardando_pagamento: ['em_analise'],
  em_analise: ['aguardando_pagamento'],
  // Paid late: the units had been released, and were still available.
  pago: ['aguardando_pagamento', 'em_analise', 'expirado'],
  em_separacao: ['pago'],
  enviado: ['em_separacao'],
  // After a partial return, the rest stays delivered.
  entregue: ['enviado', 'devolucao_solicitada'],
  concluido: ['entregue'],
  expirado: ['aguardando_pagamento', 'em_analise'],
  cancelado: ['aguardando_pagamento', 'em_analise', 'pago', 'em_separacao'],
  // A parcel may come after the order was completed.
  devolucao_solicitada: ['entregue', 'concluido'],
  devolvido: ['devolucao_solicitada'],
};

/** The order reserves its units, and has not been paid. */
export function isUnpaid({ status }: { status: OrderState }): boolean {
  return status === 'aguardando_pagamento' || status === 'em_analise';
}

export function mayOrderMove(from: OrderState, to: OrderState): boolean {
  return ORDER_FROM[to].includes(from);
}

type ShipmentState = ShipmentRow['status'];

/** The same for its shipment; the trigger is `shipment_steps`. */
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
