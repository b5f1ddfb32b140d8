import type { Product } from '@arquiba/contract/catalog';
import { Link } from 'react-router';
import type { ProductColor } from './chosen-color.ts';
import { colorPath } from './public/color-address.ts';

interface ColorLinksProps {
  product: Product;
  chosen: ProductColor;
}

/** The colours of a frame. Links, so that the URL contains the choice. */
export function ColorLinks({ product, chosen }: ColorLinksProps) {
  return (
    <div className="grid gap-2.5">
      <p>
        Cor: <b>{chosen.color}</b>
      </p>
      {product.colors.length > 1 && (
        <nav aria-label="Cores">
          <ul className="flex flex-wrap gap-2">
            {product.colors.map((color) => (
              <li key={color.id}>
                <Link
                  to={colorPath(product, color.color)}
                  replace
                  preventScrollReset
                  title={nameOf(color)}
                  aria-label={nameOf(color)}
                  aria-current={color.id === chosen.id ? 'true' : undefined}
                  className="grid size-12 place-items-center rounded-pill border-2 border-transparent transition hover:border-line aria-[current]:border-ink"
                >
                  <Dot color={color} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** An SVG, because the colour comes with the data and inline styles are forbidden. Struck out if sold out. */
function Dot({ color: { hex, stock } }: { color: ProductColor }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10">
      <circle cx="20" cy="20" r="18" fill={hex} className="stroke-edge" strokeWidth="1" />
      {stock <= 0 && (
        <>
          <path d="M6 34 34 6" className="stroke-raised" strokeWidth="4" />
          <path d="M6 34 34 6" className="stroke-ink" strokeWidth="1.5" />
        </>
      )}
    </svg>
  );
}

function nameOf({ color, stock }: ProductColor): string {
  return stock > 0 ? color : `${color} (esgotado)`;
}
