import type { PaymentMethod, PaymentOption } from '@arquiba/contract/orders';

export interface Paying {
  method: PaymentMethod;
  /** More than one only for cards. */
  instalments: number;
}

/** The payment method and instalments of the URL. Values that are not offered become Pix and one instalment. */
export function readPaying({ searchParams }: URL, options: readonly PaymentOption[]): Paying {
  const option = options.find(({ method }) => method === searchParams.get(METHOD));
  const parts = Number(searchParams.get(PARTS));
  const isOffered = option?.instalments.some(({ count }) => count === parts);
  return { method: option?.method ?? 'pix', instalments: isOffered ? parts : 1 };
}

/** Writes the method to the URL, so that a reload and the back button keep it. No loader runs again. */
export function keepPaying({ method, instalments }: Paying): void {
  const search = new URLSearchParams(location.search);
  search.set(METHOD, method);
  search.set(PARTS, String(instalments));
  history.replaceState(history.state, '', `?${search}`);
}

const METHOD = 'pagamento';
const PARTS = 'parcelas';
