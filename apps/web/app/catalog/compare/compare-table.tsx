import { formatBrl } from '@arquiba/brazil/money';
import type { Product } from '@arquiba/contract/catalog';
import { type LensOffer, lensKindNames } from '@arquiba/contract/lenses';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BuyButton } from '../../cart/public/buy-button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { comparePath } from '../chosen/compare-address.ts';
import { MATERIAL_NAMES, SEX_NAMES, SHAPE_NAMES, sizeName } from '../frame-words.ts';
import { Price } from '../public/price.tsx';
import { Swatches } from '../public/swatches.tsx';
import { Stars } from '../stars.tsx';

export interface ComparedFrame {
  product: Product;
  lenses: LensOffer[];
}

interface Row {
  name: string;
  show(frame: ComparedFrame): ReactNode;
}

const millimetres = (name: string, measure: keyof Product['measures']): Row => ({
  name,
  show: ({ product }) => <span className="numeral text-xl">{product.measures[measure]} mm</span>,
});

const ROWS: Row[] = [
  {
    name: 'Preço',
    show: ({ product: { price, promotionalPrice } }) => (
      <Price
        price={price}
        promotionalPrice={promotionalPrice}
        className="max-sm:[&>.numeral]:text-lg"
      />
    ),
  },
  { name: 'Tamanho', show: ({ product }) => sizeName(product.measures) },
  millimetres('Largura da lente', 'lensWidth'),
  millimetres('Altura da lente', 'lensHeight'),
  millimetres('Ponte', 'bridge'),
  millimetres('Haste', 'temple'),
  millimetres('Frente', 'front'),
  { name: 'Formato', show: ({ product }) => SHAPE_NAMES[product.shape] },
  { name: 'Material', show: ({ product }) => MATERIAL_NAMES[product.material] },
  { name: 'Para', show: ({ product }) => SEX_NAMES[product.sex] },
  {
    name: 'Cores',
    show: ({ product: { colors } }) => (
      <>
        <Swatches colors={colors} className="mb-1.5" />
        <span aria-hidden="true" className="text-sm text-muted">
          {colors.map(({ color }) => color).join(', ')}
        </span>
      </>
    ),
  },
  { name: 'Lentes', show: ({ lenses }) => <Lenses offers={lenses} /> },
  {
    name: 'Avaliações',
    show: ({ product: { rating } }) =>
      rating ? (
        <span className="flex flex-wrap items-center gap-x-2">
          <Stars rating={rating.average} /> {rating.count}
        </span>
      ) : (
        'Nenhuma ainda'
      ),
  },
];

/** On a phone the name of a row stands above its values. */
export function CompareTable({ frames }: { frames: ComparedFrame[] }) {
  const columns = COLUMNS[frames.length];
  const slugs = frames.map(({ product }) => product.slug);
  return (
    <table className="block max-w-5xl">
      <thead className="block">
        <tr className={cx('grid gap-x-3 sm:gap-x-6', columns)}>
          <td className="max-md:hidden" />
          {frames.map(({ product }) => (
            <th key={product.slug} scope="col" className="min-w-0 pb-3 text-left align-top">
              <Head product={product} others={slugs.filter((slug) => slug !== product.slug)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {ROWS.map(({ name, show }) => (
          <tr
            key={name}
            className={cx('grid gap-x-3 border-t border-line py-3 sm:gap-x-6', columns)}
          >
            <th scope="row" className={LABEL}>
              {name}
            </th>
            {frames.map((frame) => (
              <td key={frame.product.slug} className="min-w-0 wrap-anywhere">
                {show(frame)}
              </td>
            ))}
          </tr>
        ))}
        <tr className={cx('grid gap-x-3 border-t border-line py-4 sm:gap-x-6', columns)}>
          <th scope="row" className={LABEL}>
            Comprar
          </th>
          {frames.map(({ product }) => (
            <td key={product.slug} className="grid min-w-0 content-start gap-1.5">
              <Buy product={product} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const LABEL = 'text-left text-sm font-medium text-muted max-md:col-span-full max-md:pb-1';
const COLUMNS: Record<number, string> = {
  1: 'grid-cols-1 md:grid-cols-[9rem_minmax(0,1fr)]',
  2: 'grid-cols-2 md:grid-cols-[9rem_repeat(2,minmax(0,1fr))]',
  3: 'grid-cols-3 md:grid-cols-[9rem_repeat(3,minmax(0,1fr))]',
};

function Head({ product, others }: { product: Product; others: string[] }) {
  const { slug, title, line, featuredImage } = product;
  return (
    <>
      <span className="stage block aspect-[4/3] overflow-clip rounded-card border border-line">
        {featuredImage && (
          <Picture
            file={featuredImage}
            sizes="(min-width: 900px) 280px, 33vw"
            priority
            fit="contain"
            className="bg-transparent"
          />
        )}
      </span>
      <span className="mt-2 block truncate text-sm font-normal text-muted max-sm:hidden">
        {line}
      </span>
      <Link
        to={`/oculos/${slug}`}
        className="display block text-xl text-ink max-sm:mt-2 max-sm:text-lg"
      >
        {title}
      </Link>
      <Link
        to={comparePath(others)}
        preventScrollReset
        aria-label={`Remover ${title} da comparação`}
        className="flex h-11 w-fit items-center text-sm font-normal text-muted underline underline-offset-4"
      >
        Remover
      </Link>
    </>
  );
}

function Lenses({ offers }: { offers: LensOffer[] }) {
  if (offers.length === 0) return 'Vem como é';
  const from = Math.min(...offers.flatMap(({ indices }) => indices.map(({ price }) => price)));
  return (
    <>
      {offers.map(({ kind }) => lensKindNames[kind]).join(', ')}
      <span className="block text-sm text-muted">a partir de {formatBrl(from)}</span>
    </>
  );
}

/** The first colour that is in stock. */
function Buy({ product }: { product: Product }) {
  const color = product.colors.find(({ stock }) => stock > 0);
  if (!color) return <p className="text-muted">Esgotado</p>;
  return (
    <>
      <p className="text-sm text-muted">Na cor {color.color}</p>
      <BuyButton variantId={color.id} size="md" className={NARROW} />
      <Link
        to={`/oculos/${product.slug}`}
        className="flex h-11 items-center text-sm text-ink underline underline-offset-4"
      >
        Ver todas as cores
      </Link>
    </>
  );
}

/** Three buttons beside each other on a phone or a tablet. */
const NARROW =
  'max-lg:[&_button]:h-auto max-lg:[&_button]:min-h-11 max-lg:[&_button]:px-2 max-lg:[&_button]:py-2 max-lg:[&_button]:text-sm max-lg:[&_button]:whitespace-normal max-lg:[&_.lucide]:hidden';
