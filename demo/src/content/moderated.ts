/** What the demonstration fan writes in a group that approves posts first; some of it is hidden or removed later. */
export const ofTheFan = {
  group: 'salao',
  posts: [
    { text: 'Cheguei cedo e a Neide já tinha varrido a quadra. Respeito.' },
    {
      text: 'Vendo um par de joelheiras tamanho M, usadas por uma avó campeã.',
      hidden: 'Vendas ficam para o mural do ginásio, Marina. O resto pode tudo.',
    },
    {
      text: 'Quem levou o apito da Sônia está jurado de morte. De mentira, mas jurado.',
      removed: 'O apito apareceu. Para não virar caso, tirei daqui.',
    },
  ],
} as const;

/** What waits in a group that the fan moderates. */
export const waitingPost = {
  group: 'caravana',
  author: 'bia',
  text: 'Alguém troca de poltrona comigo na volta? A minha fica embaixo da goteira.',
} as const;
