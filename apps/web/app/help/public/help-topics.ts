/** The help pages of the shop, in the order of the start page and the footer. */
export const helpTopics = [
  {
    path: '/ajuda/troca-e-devolucao',
    name: 'Troca e devolução',
    summary: 'Sete dias para se arrepender, sem dizer o motivo e com o frete de volta.',
  },
  {
    path: '/ajuda/entrega',
    name: 'Entrega',
    summary: 'Prazo e preço do frete para cada região, e como acompanhar o pacote.',
  },
  {
    path: '/ajuda/pagamento',
    name: 'Pagamento',
    summary: 'Pix com desconto, cartão em parcelas sem juros e boleto.',
  },
  {
    path: '/ajuda/garantia',
    name: 'Garantia',
    summary: 'O que fazer se a armação vier com defeito, e em quanto tempo.',
  },
  {
    path: '/ajuda/medir-o-rosto',
    name: 'Medir o rosto',
    summary: 'Descubra o seu tamanho com uma régua, ou com os óculos que você já tem.',
  },
  {
    path: '/ajuda/cuidados',
    name: 'Cuidados',
    summary: 'Limpar, guardar e usar perto do mar e da piscina.',
  },
  {
    path: '/ajuda/privacidade',
    name: 'Privacidade',
    summary: 'O que a loja guarda quando você compra, e o que ela nunca vê.',
  },
] as const;

export type HelpPath = (typeof helpTopics)[number]['path'];
export const HELP = '/ajuda';
