import type { Product } from '@arquiba/contract/catalog';

/** The measures in millimetres that determine the fit. */
export function MeasureTiles({ measures }: { measures: Product['measures'] }) {
  const tiles = [
    { name: 'Lente', value: measures.lensWidth },
    { name: 'Altura', value: measures.lensHeight },
    { name: 'Ponte', value: measures.bridge },
    { name: 'Haste', value: measures.temple },
    { name: 'Frente', value: measures.front },
  ];
  return (
    <dl className="grid grid-cols-5 divide-x divide-line rounded-card border border-line bg-raised">
      {tiles.map(({ name, value }) => (
        <div key={name} className="grid gap-0.5 px-2 py-3 sm:px-4">
          <dt className="text-xs text-muted sm:text-sm">{name}</dt>
          <dd className="numeral text-xl whitespace-nowrap">
            {value}
            <span className="text-xs font-normal text-muted sm:text-sm"> mm</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
