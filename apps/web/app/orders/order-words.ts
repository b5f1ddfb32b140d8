import type { OrderState } from '@arquiba/contract/orders';

/** The label and the colour of each state. */
export const STATES: Record<
  OrderState,
  { name: string; tone: 'grass' | 'red' | 'neutral' | 'ink' }
> = {
  aguardando_pagamento: { name: 'Aguardando pagamento', tone: 'ink' },
  em_analise: { name: 'Pagamento em análise', tone: 'ink' },
  pago: { name: 'Pago', tone: 'grass' },
  em_separacao: { name: 'Em separação', tone: 'grass' },
  enviado: { name: 'A caminho', tone: 'grass' },
  entregue: { name: 'Entregue', tone: 'grass' },
  concluido: { name: 'Concluído', tone: 'neutral' },
  expirado: { name: 'Prazo vencido', tone: 'red' },
  cancelado: { name: 'Cancelado', tone: 'red' },
  devolucao_solicitada: { name: 'Devolução solicitada', tone: 'ink' },
  devolvido: { name: 'Devolvido', tone: 'neutral' },
};
