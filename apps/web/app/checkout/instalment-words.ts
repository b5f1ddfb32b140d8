import { formatBrl } from '@arquiba/brazil/money';
import type { PaymentOption } from '@arquiba/contract/orders';

/** '3x de R$ 133,30 sem juros'. */
export function partsOf({ count, each }: PaymentOption['instalments'][number]): string {
  return count === 1 ? `À vista, ${formatBrl(each)}` : `${count}x de ${formatBrl(each)} sem juros`;
}
