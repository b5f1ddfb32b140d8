import type { PaymentState } from '@arquiba/contract/orders';

/**
 * The states from which a payment may reach each state. It only moves forward, and money that has arrived
 * counts, whatever the state was before. The trigger `payment_forward` enforces the same.
 */
const ALLOWED_FROM: Record<PaymentState, readonly PaymentState[]> = {
  criado: [],
  pendente: ['criado'],
  autorizado: ['criado', 'pendente'],
  recusado: ['criado', 'pendente', 'autorizado'],
  expirado: ['criado', 'pendente', 'autorizado'],
  capturado: ['criado', 'pendente', 'autorizado', 'recusado', 'expirado'],
  estornado_parcial: ['capturado'],
  estornado: ['capturado', 'estornado_parcial'],
};

export function mayMove(from: PaymentState, to: PaymentState): boolean {
  return ALLOWED_FROM[to].includes(from);
}
