import { ChargeRefused, ProviderAway } from '../../platform/ports/payment-provider.ts';
import type { Answer } from './provider-call.ts';

const REFUSED = 'O pagamento não foi aceito. Confira os dados ou pague de outro jeito.';

/** The content of a successful answer. */
export function accepted({ status, body }: Answer): unknown {
  if (status < 300) return body;
  // Our credentials are wrong, not the buyer's data: the payment stays recorded until they are fixed.
  if (status === 401 || status === 403) {
    throw new ProviderAway(`Mercado Pago does not take our credentials: ${status}`);
  }
  throw new ChargeRefused(REFUSED);
}
