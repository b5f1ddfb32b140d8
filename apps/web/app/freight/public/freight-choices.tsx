import type { FreightOption } from '@arquiba/contract/freight';
import { freightDeadline, freightPrice } from './freight-words.ts';

/** The ways of delivery as the choices of a `RadioGroup`. */
export function freightChoices(options: readonly FreightOption[]) {
  return options.map((option) => ({
    value: option.service,
    label: (
      <span className="flex justify-between gap-4">
        {option.name}
        <span className="whitespace-nowrap">{freightPrice(option.price)}</span>
      </span>
    ),
    detail: `Chega ${freightDeadline(option)}`,
  }));
}
