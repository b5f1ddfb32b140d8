import { brand } from '@arquiba/contract/brand';
import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';

interface CatalogHeroProps {
  /** True while a search or filter is active: a small screen has no room for both, so it shows the results. */
  aside?: boolean;
  /** Links below the sentence. */
  children?: ReactNode;
}

/** The header of the shop: a court from above, with glasses. */
export function CatalogHero({ aside = false, children }: CatalogHeroProps) {
  return (
    <section
      className={cx(
        'grid items-center overflow-clip rounded-lg bg-sunken md:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]',
        aside && 'max-md:sr-only',
      )}
    >
      <div className="grid gap-4 p-6 max-md:pb-2 lg:p-12">
        <h1 className="display max-w-[15ch] text-[clamp(2.75rem,5.6vw,4.75rem)] leading-[0.94]">
          {brand.shop.slogan}
        </h1>
        <p className="max-w-[36ch] text-muted max-md:hidden lg:text-lg">
          Armações e solares para a quadra, a pista e a arquibancada, em até 10x sem juros.
        </p>
        {children}
      </div>
      <CourtGlasses />
    </section>
  );
}

function CourtGlasses() {
  return (
    <svg
      viewBox="0 0 480 270"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      className="h-36 w-full text-edge md:h-auto md:max-h-76"
    >
      <path d={COURT} className="opacity-45" />
      <path d={GLASSES} strokeWidth="5" className="stroke-ink" />
      <path d="M156 135h.1M324 135h.1" strokeWidth="12" strokeLinecap="round" />
    </svg>
  );
}

const COURT =
  'M24 18h432v234H24zM240 18v84M240 142v110M24 64h42v142H24M24 100h18v70H24M456 64h-42v142h42M456 100h-18v70h18M24 32a14 14 0 0 0 14-14M442 18a14 14 0 0 0 14 14M38 252a14 14 0 0 0-14-14M456 238a14 14 0 0 0-14 14';
const GLASSES =
  'M156 71a64 64 0 1 1 0 128 64 64 0 0 1 0-128M324 71a64 64 0 1 1 0 128 64 64 0 0 1 0-128M217 116q23-22 46 0M94 119l-28-10M386 119l28-10';
