import { lensKindNames, lensTreatmentNames } from '@arquiba/contract/lenses';
import { PriceRow, PriceRows, PriceTotal } from '../../cart/public/price-rows.tsx';
import { inBusinessDays } from '../../freight/public/freight-words.ts';
import type { ChosenLenses } from './lens-query.ts';

interface LensSumProps {
  /** The price of the frame. */
  frame: number;
  chosen: ChosenLenses;
  total: number;
  stock: number;
  /** The prescription comes after buying. */
  waits: boolean;
}

/** The price so far, part by part, and when the lenses are ready. */
export function LensSum({ frame, chosen, total, stock, waits }: LensSumProps) {
  const { offer, lens, treatments, days } = chosen;
  return (
    <>
      <h2 className="display text-xl">Resumo</h2>
      <PriceRows>
        <PriceRow label="Armação" value={frame} />
        <PriceRow label={`Lentes ${lensKindNames[offer.kind]} ${lens.index}`} value={lens.price} />
        {treatments.map(({ treatment, price }) => (
          <PriceRow key={treatment} label={lensTreatmentNames[treatment]} value={price} />
        ))}
        <PriceTotal label="Total sem frete" cents={total} />
      </PriceRows>
      <p role="status" className="text-sm text-muted">
        {stock > 0
          ? `As lentes ficam prontas em ${inBusinessDays(days)}${waits ? ' depois da receita' : ''}. Depois conta o prazo do frete.`
          : 'Esta cor está esgotada.'}
      </p>
    </>
  );
}
