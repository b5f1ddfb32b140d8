import type { ConversationMember } from '@arquiba/contract/conversations';

export type Receipt = 'waiting' | 'refused' | 'sent' | 'delivered' | 'seen';

/** How far an own message got. In a group it counts as seen once everyone has read it. */
export function receiptOf(
  seq: number,
  others: readonly Pick<ConversationMember, 'readSeq' | 'deliveredSeq'>[],
): Receipt {
  const reached = (place: (member: (typeof others)[number]) => number | null) =>
    others.length > 0 && others.every((member) => (place(member) ?? -1) >= seq);
  if (reached(({ readSeq }) => readSeq)) return 'seen';
  return reached(({ deliveredSeq }) => deliveredSeq) ? 'delivered' : 'sent';
}

export const RECEIPT_WORDS: Record<Receipt, string> = {
  waiting: 'Esperando para enviar',
  refused: 'Não enviada',
  sent: 'Enviada',
  delivered: 'Entregue',
  seen: 'Visto',
};
