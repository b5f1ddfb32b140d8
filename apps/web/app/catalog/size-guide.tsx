import type { Product } from '@arquiba/contract/catalog';
import { ChevronDown } from '../ui/icons/chevron-down.tsx';
import { sizeName } from './frame-words.ts';

/** How to find the right size; opens without scripts. */
export function SizeGuide({ measures }: Pick<Product, 'measures'>) {
  const own = sizeName(measures);
  return (
    <details className="group rounded-card border border-line bg-raised">
      <summary className="flex min-h-13 cursor-pointer items-center justify-between px-4 font-semibold lg:px-6">
        Guia de tamanhos
        <ChevronDown className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-5 lg:px-6">
        <p>
          O tamanho segue a largura da lente. Ela está gravada por dentro da haste dos seus óculos,
          no primeiro número: em 52□18 145, a lente tem 52 mm, a ponte 18 mm e a haste 145 mm.
        </p>
        <table className="w-full text-left">
          <thead className="text-sm text-muted">
            <tr>
              <th className="py-2 pr-3 font-normal">Tamanho</th>
              <th className="py-2 pr-3 font-normal">Lente</th>
            </tr>
          </thead>
          <tbody>
            {SIZES.map(({ name, lens }) => (
              <tr
                key={name}
                className="border-t border-line aria-[current]:font-semibold"
                aria-current={name === own ? 'true' : undefined}
              >
                <td className="py-2 pr-3 align-top">
                  {name}
                  {name === own && ' (esta armação)'}
                </td>
                <td className="py-2 pr-3 align-top">{lens}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-sm text-muted">
          A largura do rosto vai de uma têmpora à outra, na altura dos olhos. A frente desta armação
          tem {measures.front} mm: ela veste bem rostos de {measures.front - FACE_MARGIN} a{' '}
          {measures.front + FACE_MARGIN} mm.
        </p>
      </div>
    </details>
  );
}

/** How many millimetres a front may be wider or narrower than the face. */
const FACE_MARGIN = 4;

const SIZES = [
  { name: 'Pequeno', lens: 'até 50 mm' },
  { name: 'Médio', lens: '51 a 54 mm' },
  { name: 'Grande', lens: '55 mm ou mais' },
];
