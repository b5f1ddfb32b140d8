import type { FrameSport } from '@arquiba/contract/catalog';
import { Link } from 'react-router';
import { type FrameShape, SPORT_NAMES } from './frame-words.ts';
import { shopCategories } from './public/shop-categories.ts';
import { ShapeOutline } from './shape-outline.tsx';

interface CategoryTilesProps {
  /** How many frames each has. */
  categories: Record<string, number>;
  promotion: number;
}

/** The drawing of each category, in their order. */
const DRAWINGS: FrameShape[] = ['aviador', 'redondo', 'esportivo', 'gatinho', 'quadrado'];

/** The categories that have frames. */
export function CategoryTiles({ categories, promotion }: CategoryTilesProps) {
  const tiles = shopCategories
    .map((category, at) => ({ ...category, shape: DRAWINGS[at] ?? 'redondo' }))
    .map((tile) => ({ ...tile, count: categories[tile.query.split('=')[1] ?? ''] ?? promotion }))
    .filter(({ count }) => count > 0);
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="categorias">
      <h2 id="categorias" className="display mb-4 text-2xl">
        Categorias
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        {tiles.map(({ name, path, shape, count }) => (
          <li key={path} className="grid max-sm:last:odd:col-span-2">
            <Link
              to={path}
              className="grid content-between gap-6 rounded-card border border-line bg-raised p-4 text-ink no-underline transition hover:border-edge"
            >
              <ShapeOutline shape={shape} className="h-10 w-26 text-orange-ink" />
              <span>
                <span className="display block text-xl">{name}</span>
                <span className="text-sm text-muted">{count} óculos</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sports that have frames, the one with most first. */
export function SportLinks({ sports }: { sports: Record<string, number> }) {
  const offered = Object.entries(sports)
    .filter(([sport, count]) => count > 0 && Object.hasOwn(SPORT_NAMES, sport))
    .sort(([, a], [, b]) => b - a);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="esportes">
      <h2 id="esportes" className="display mb-4 text-2xl">
        Por esporte
      </h2>
      <ul className="flex flex-wrap gap-2">
        {offered.map(([sport, count]) => (
          <li key={sport}>
            <Link
              to={`/oculos?esporte=${sport}`}
              className="flex h-11 items-center gap-2 rounded-pill border border-line bg-raised px-4 font-semibold text-ink no-underline transition hover:border-edge"
            >
              {SPORT_NAMES[sport as FrameSport]}
              <span className="numeral text-sm text-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
