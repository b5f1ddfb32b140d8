/** What the demonstration fan writes in a group that approves posts first; some of it is hidden later. */
export const ofTheFan = {
  group: 'salao',
  posts: [
    { text: 'Cheguei cedo e a Neide já tinha varrido a quadra. Respeito.' },
    {
      text: 'Vendo um par de joelheiras tamanho M, usadas por uma avó campeã.',
      hidden: 'Vendas ficam para o mural do ginásio, Marina. O resto pode tudo.',
    },
  ],
} as const;

/** What waits in a group that the fan moderates. */
export const waitingPost = {
  group: 'caravana',
  author: 'bia',
  text: 'Alguém troca de poltrona comigo na volta? A minha fica embaixo da goteira.',
} as const;
