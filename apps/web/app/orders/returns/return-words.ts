import type { OrderReturn, ReturnKind, ReturnState } from '@arquiba/contract/order-returns';

interface Words {
  name: string;
  tone: 'grass' | 'red' | 'neutral' | 'ink';
  /** What happens next, for the buyer. */
  next: string;
}

/** The label, the colour and the next step of each state of a return. */
export const RETURN_STATES: Record<ReturnState, Words> = {
  solicitada: {
    ...{ name: 'Esperando a postagem', tone: 'ink' },
    next: 'Leve o pacote a uma agência com o código de postagem.',
  },
  postada: { name: 'Postada', tone: 'grass', next: 'Avisamos quando o pacote chegar à loja.' },
  em_transito: {
    ...{ name: 'A caminho da loja', tone: 'grass' },
    next: 'Avisamos quando o pacote chegar à loja.',
  },
  recebida: {
    ...{ name: 'Chegou à loja', tone: 'grass' },
    next: 'Estamos conferindo o que veio. Isso leva até 2 dias úteis.',
  },
  conferida: {
    ...{ name: 'Conferida', tone: 'grass' },
    next: 'O dinheiro está a caminho, pelo mesmo meio do pagamento.',
  },
  trocada: {
    ...{ name: 'Trocada', tone: 'neutral' },
    next: 'O que você escolheu saiu da loja. Se não servir, fale com o atendimento.',
  },
  recusada: {
    ...{ name: 'Recusada', tone: 'red' },
    next: 'O pacote volta para você. Se não concorda, fale com o atendimento.',
  },
  reembolsada: {
    ...{ name: 'Reembolsada', tone: 'neutral' },
    next: 'O dinheiro voltou pelo mesmo meio do pagamento.',
  },
  expirada: {
    ...{ name: 'Código vencido', tone: 'red' },
    next: 'O pacote não foi postado no prazo. Se você já postou, a devolução continua quando ele chegar.',
  },
  cancelada: { name: 'Cancelada', tone: 'neutral', next: 'Você ficou com os óculos.' },
};

/** What happens next with a return. */
export function nextOf({ status, kind }: Pick<OrderReturn, 'status' | 'kind'>): string {
  if (kind === 'troca' && status === 'conferida') {
    return 'Está tudo certo. Vamos enviar o que você escolheu na troca.';
  }
  return RETURN_STATES[status].next;
}

/** The states of a return that ends well, in their order. */
export function wayOf(kind: ReturnKind): readonly ReturnState[] {
  const end = kind === 'troca' ? 'trocada' : 'reembolsada';
  return ['solicitada', 'postada', 'em_transito', 'recebida', 'conferida', end];
}
