/** The names of the product; no other code spells them out. */
export const brand = {
  network: { name: 'Arquiba', slogan: 'Apaixonados pelo esporte!', username: 'arquiba' },
  shop: { name: 'Aro', slogan: 'Óculos para quem vive o jogo' },
  /** Local-storage key of the public account summary. */
  storageKey: 'arquiba',
} as const;
