import { formatBrl } from '@arquiba/brazil/money';
import type { FreightOption } from '@arquiba/contract/freight';
import { formatDay } from '../../ui/format-day.ts';

export function freightPrice(price: number): string {
  return price === 0 ? 'Grátis' : formatBrl(price);
}

/** '1 dia útil', '5 dias úteis' */
export function inBusinessDays(count: number): string {
  return count === 1 ? '1 dia útil' : `${count} dias úteis`;
}

/** 'em até 5 dias úteis, até ter., 24 de nov.' */
export function freightDeadline({
  businessDays,
  arrivesBy,
}: Pick<FreightOption, 'businessDays' | 'arrivesBy'>): string {
  return `em até ${inBusinessDays(businessDays)}, até ${formatDay(arrivesBy)}`;
}
