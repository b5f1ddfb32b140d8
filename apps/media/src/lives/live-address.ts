/** What a pass for a live is signed for. */
export function livePath(id: string): string {
  return `/lives/${id}`;
}

interface LiveAddress {
  accountId: string;
  id: string;
  pass: string;
  name: string;
}

/**
 * The pass is a folder of the address: what a playlist names lies beside it, so that one playlist serves all
 * viewers.
 */
export function liveAddress({ accountId, id, pass, name }: LiveAddress): string {
  return `/${accountId}/live/${id}/${encodeURIComponent(pass)}/${name}`;
}
