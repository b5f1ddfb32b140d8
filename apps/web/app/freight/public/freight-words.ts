import { formatBrl } from '@arquiba/brazil/money';
import type { FreightOption } from '@arquiba/contract/freight';

// A day without a time is read as midnight in Greenwich, and written as that.
const DAY = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export function freightPrice(price: number): string {
  return price === 0 ? 'Grátis' : formatBrl(price);
}

/** 'em até 5 dias úteis, até ter., 24 de nov.' */
export function freightDeadline({
  businessDays,
  arrivesBy,
}: Pick<FreightOption, 'businessDays' | 'arrivesBy'>): string {
  const days = businessDays === 1 ? '1 dia útil' : `${businessDays} dias úteis`;
  return `em até ${days}, até ${DAY.format(new Date(arrivesBy))}`;
}
