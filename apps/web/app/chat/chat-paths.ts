import type { ConversationBox } from '@arquiba/contract/conversations';

/** The boxes by the value of `?caixa=`. */
const BOXES: Record<string, ConversationBox> = {
  pedidos: 'requests',
  arquivadas: 'archived',
  loja: 'shop',
};

/** The box that a URL names. */
export function boxOf(search: URLSearchParams): ConversationBox {
  return BOXES[search.get('caixa') ?? ''] ?? 'inbox';
}

export function boxPath(box: ConversationBox): string {
  const name = Object.keys(BOXES).find((each) => BOXES[each] === box);
  return name ? `/chat?caixa=${name}` : '/chat';
}

/** The list in the box that a URL names. */
export function listPath(search: URLSearchParams): string {
  return boxPath(boxOf(search));
}

/** A conversation, beside the list in the same box. */
export function conversationPath(id: string, search: URLSearchParams): string {
  return listPath(search).replace('/chat', `/chat/${id}`);
}

/** What visitors wrote to the shop, in the box of the staff. */
export const VISITORS_PATH = '/chat/visitantes?caixa=loja';
