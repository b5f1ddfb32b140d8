import type { Product } from '@arquiba/contract/catalog';
import { MATERIAL_NAMES, SEX_NAMES, SHAPE_NAMES, sizeName } from './frame-words.ts';
import { MeasureDrawing } from './measure-drawing.tsx';
import { SizeGuide } from './size-guide.tsx';

/** Below the fold: description, facts and drawing. */
export function ProductDetails({ product }: { product: Product }) {
  const { description, shape, material, sex, measures } = product;
  const facts = [
    { name: 'Formato', value: SHAPE_NAMES[shape] },
    { name: 'Material', value: MATERIAL_NAMES[material] },
    { name: 'Tamanho', value: sizeName(measures) },
    { name: 'Público', value: SEX_NAMES[sex] },
  ];
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,54fr)_minmax(0,46fr)] lg:gap-12">
      <section aria-labelledby="medidas" className="grid content-start gap-4">
        <h2 id="medidas" className="display text-2xl">
          Medidas
        </h2>
        <div className="rounded-card border border-line bg-raised p-4 lg:p-8">
          <MeasureDrawing shape={shape} measures={measures} />
        </div>
        <SizeGuide measures={measures} />
      </section>
      <section aria-labelledby="sobre" className="grid content-start gap-4">
        <h2 id="sobre" className="display text-2xl">
          Sobre a armação
        </h2>
        {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4 border-t border-line py-3">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
