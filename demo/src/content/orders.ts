import type { OrderState, PaymentMethod } from '@arquiba/contract/orders';

/** An order of the demonstration fan: its state, and when it was placed. */
export interface OrderStory {
  state: OrderState;
  daysAgo: number;
  method: PaymentMethod;
  service: 'economica' | 'expressa';
  /** How many frames it has, and how many of the first. */
  frames: number;
  quantity: number;
  /** How the prescription of its lenses came: by photo, or not yet. */
  prescription?: 'photo' | 'awaited' | undefined;
}

/** One in each state, the oldest first. */
export const orderStories: readonly OrderStory[] = [
  story('concluido', 29, 'cartao', 'economica', { frames: 2 }),
  story('devolvido', 26, 'cartao', 'economica'),
  story('expirado', 22, 'pix', 'economica'),
  story('cancelado', 19, 'cartao', 'expressa'),
  story('devolucao_solicitada', 11, 'cartao', 'economica', { frames: 2 }),
  story('entregue', 8, 'cartao', 'expressa'),
  story('enviado', 4, 'cartao', 'economica', { quantity: 2 }),
  story('em_separacao', 2, 'cartao', 'expressa', { prescription: 'photo' }),
  story('pago', 1, 'cartao', 'economica', { prescription: 'awaited' }),
  story('em_analise', 0, 'cartao', 'economica'),
  story('aguardando_pagamento', 0, 'boleto', 'economica'),
];

function story(
  state: OrderState,
  daysAgo: number,
  method: PaymentMethod,
  service: OrderStory['service'],
  {
    frames = 1,
    quantity = 1,
    prescription,
  }: Partial<Pick<OrderStory, 'frames' | 'quantity' | 'prescription'>> = {},
): OrderStory {
  return { state, daysAgo, method, service, frames, quantity, prescription };
}
