import type { PaymentState } from '@arquiba/contract/orders';

/**
 * The states from which a payment may reach each state. It only moves forward, and money that has arrived
 * counts, whatever the state was before. The trigger `payment_forward` enforces the same.
 */
const ALLOWED_FROM: Record<PaymentState, readonly PaymentState[]> = {
  criado: [],
  pendente: ['criado'],
  em_analise: ['criado', 'pendente'],
  autorizado: ['criado', 'pendente', 'em_analise'],
  recusado: ['criado', 'pendente', 'em_analise', 'autorizado'],
  expirado: ['criado', 'pendente', 'em_analise', 'autorizado'],
  capturado: ['criado', 'pendente', 'em_analise', 'autorizado', 'recusado', 'expirado'],
  estornado_parcial: ['capturado'],
  estornado: ['capturado', 'estornado_parcial'],
};

export function mayMove(from: PaymentState, to: PaymentState): boolean {
  return ALLOWED_FROM[to].includes(from);
}
