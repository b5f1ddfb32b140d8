import type { PaymentMethod, PaymentOption } from '@arquiba/contract/orders';

export interface Paying {
  method: PaymentMethod;
  /** In how many parts; only a card has more than one. */
  instalments: number;
}

/** How the address says that it is to be paid; what is not offered gives way to Pix, at once. */
export function readPaying({ searchParams }: URL, options: readonly PaymentOption[]): Paying {
  const option = options.find(({ method }) => method === searchParams.get(METHOD));
  const parts = Number(searchParams.get(PARTS));
  const isOffered = option?.instalments.some(({ count }) => count === parts);
  return { method: option?.method ?? 'pix', instalments: isOffered ? parts : 1 };
}

/** Notes it in the address, so that a reload and the way back keep it. Nothing is to be counted anew. */
export function keepPaying({ method, instalments }: Paying): void {
  const url = new URL(window.location.href);
  url.searchParams.set(METHOD, method);
  url.searchParams.set(PARTS, String(instalments));
  window.history.replaceState(window.history.state, '', url);
}

const METHOD = 'pagamento';
const PARTS = 'parcelas';
