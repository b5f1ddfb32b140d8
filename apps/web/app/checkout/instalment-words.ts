import { formatBrl } from '@arquiba/brazil/money';
import type { PaymentOption } from '@arquiba/contract/orders';

/** '3x de R$ 133,30 sem juros'; the odd cents are paid with the first part. */
export function partsOf({ count, first, each }: PaymentOption['instalments'][number]): string {
  if (count === 1) return `À vista, ${formatBrl(first)}`;
  const odd = first === each ? '' : ` (a primeira de ${formatBrl(first)})`;
  return `${count}x de ${formatBrl(each)} sem juros${odd}`;
}
