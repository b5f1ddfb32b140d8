import type { ProductCard } from '@arquiba/contract/catalog';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { comparePath } from '../chosen/compare-address.ts';

interface MoreToCompareProps {
  /** The frames that are compared already. */
  slugs: readonly string[];
  products: readonly ProductCard[];
}

/** Frames that can be added: links, so that it works without scripts. */
export function MoreToCompare({ slugs, products }: MoreToCompareProps) {
  return (
    <section aria-labelledby="mais" className="grid gap-4">
      <h2 id="mais" className="display text-2xl">
        Comparar também com
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        {products.map(({ slug, title, featuredImage }) => (
          <li key={slug}>
            <Link
              to={comparePath([...slugs, slug])}
              preventScrollReset
              className="grid gap-1.5 text-ink no-underline"
            >
              <span className="stage block aspect-[4/3] overflow-clip rounded-card border border-line">
                {featuredImage && (
                  <Picture
                    file={{ ...featuredImage, alt: '' }}
                    sizes="(min-width: 600px) 300px, 50vw"
                    fit="contain"
                    className="bg-transparent"
                  />
                )}
              </span>
              <span className="font-semibold">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <LinkButton tone="secondary" to="/oculos">
          Procurar outra armação
        </LinkButton>
      </div>
    </section>
  );
}
