/** The brand of a page: the network or the shop. The path determines it. */
export type Face = 'rede' | 'aro';
