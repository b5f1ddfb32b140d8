/** The network or the shop: the path decides which of the two a page shows. */
export type Face = 'rede' | 'aro';
