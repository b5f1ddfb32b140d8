import { formatBrl } from '@arquiba/brazil/money';
import type { FreightOption } from '@arquiba/contract/freight';
import { formatDay } from '../../ui/format-day.ts';

export function freightPrice(price: number): string {
  return price === 0 ? 'Grátis' : formatBrl(price);
}

/** 'em até 5 dias úteis, até ter., 24 de nov.' */
export function freightDeadline({
  businessDays,
  arrivesBy,
}: Pick<FreightOption, 'businessDays' | 'arrivesBy'>): string {
  const days = businessDays === 1 ? '1 dia útil' : `${businessDays} dias úteis`;
  return `em até ${days}, até ${formatDay(arrivesBy)}`;
}
