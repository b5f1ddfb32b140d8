/** A category of the shop with a page of its own. */
export interface ShopCategory {
  name: string;
  path: string;
  /** The same choice as a query of the catalogue. */
  query: string;
  /** The heading of its page. */
  title: string;
  sentence: string;
}

export const SHOP_START = '/loja';

export const shopCategories: readonly ShopCategory[] = [
  category('Solar', 'solar', {
    title: 'Óculos de sol',
    sentence: 'Lentes escuras, em degradê e espelhadas, para a praia, a rua e a arquibancada.',
  }),
  category('Grau', 'grau', {
    title: 'Óculos de grau',
    sentence: 'Armações para as suas lentes, de acetato, metal e titânio.',
  }),
  category('Esportivo', 'esportivo', {
    title: 'Óculos esportivos',
    sentence: 'Leves, firmes e com boa visão dos lados, para treinar e competir.',
  }),
  category('Infantil', 'infantil', {
    title: 'Óculos infantis',
    sentence: 'Pequenos, resistentes e com ponte baixa, para quem ainda está crescendo.',
  }),
  {
    ...{ name: 'Promoções', path: '/oculos/categoria/promocoes', query: 'promocao=sim' },
    title: 'Promoções',
    sentence: 'O preço riscado é o menor que pedimos nos 30 dias antes da promoção.',
  },
];

function category(
  name: string,
  slug: string,
  words: Pick<ShopCategory, 'title' | 'sentence'>,
): ShopCategory {
  return { name, path: `/oculos/categoria/${slug}`, query: `categoria=${slug}`, ...words };
}
