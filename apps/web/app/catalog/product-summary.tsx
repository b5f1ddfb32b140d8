import { splitInInstalments } from '@arquiba/brazil/instalments';
import { formatBrl } from '@arquiba/brazil/money';
import { brand } from '@arquiba/contract/brand';
import type { Product } from '@arquiba/contract/catalog';
import { instalmentsAllowed, pixDiscountOf } from '@arquiba/contract/payment-terms';
import { HelpLinks } from '../help/public/help-links.tsx';
import { PromoBadge } from '../ui/badge.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Sent } from './act-by-form.ts';
import { BuyButtons } from './buy-buttons.tsx';
import type { ProductColor } from './chosen-color.ts';
import { ColorLinks } from './color-links.tsx';
import { MATERIAL_NAMES, SEX_NAMES, SHAPE_NAMES } from './frame-words.ts';
import { LensLink } from './lenses/lens-link.tsx';
import { MeasureTiles } from './measure-tiles.tsx';
import { ProductActions } from './product-actions.tsx';
import { colorPath } from './public/color-address.ts';
import { discountPercent, Price } from './public/price.tsx';
import { Stars } from './stars.tsx';
import { StockNotice } from './stock-notice.tsx';

const FreightForm = lazyPart(() => import('./freight-form.tsx'), { preload: true });

const BEFORE_BUYING = [
  '/ajuda/medir-o-rosto',
  '/ajuda/entrega',
  '/ajuda/troca-e-devolucao',
  '/ajuda/garantia',
] as const;

interface ProductSummaryProps {
  product: Product;
  chosen: ProductColor | undefined;
  /** The price of the cheapest lenses; null if the frame takes none. */
  lensesFrom: number | null;
  favorite: boolean;
  /** The freight that was requested without scripts. */
  freight: Sent['freight'];
  /** Ids of the colours that the account waits for. */
  awaited: readonly string[];
  /** The request for a notice that was sent without scripts. */
  restock: Sent['restock'];
}

/** Name, price, colour, stock and measures. */
export function ProductSummary(props: ProductSummaryProps) {
  const { product, chosen, lensesFrom, favorite, freight, awaited, restock } = props;
  const { title, line, price, promotionalPrice, sex, shape, material, measures, rating } = product;
  const cents = promotionalPrice ?? price;
  return (
    <div className="grid content-start gap-6">
      <div className="grid gap-1.5">
        <p className="font-medium text-muted">
          {brand.shop.name} · {line}
        </p>
        <h1 className="display text-4xl text-balance lg:text-5xl">{title}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {SEX_NAMES[sex]} · {SHAPE_NAMES[shape]} · {MATERIAL_NAMES[material]}
          {promotionalPrice !== null && (
            <PromoBadge percent={discountPercent(price, promotionalPrice)} />
          )}
        </p>
        {rating && (
          <a href="#avaliacoes" className="flex h-11 w-fit items-center gap-2 text-ink">
            <Stars rating={rating.average} />
            {rating.count === 1 ? '1 avaliação' : `${rating.count} avaliações`}
          </a>
        )}
      </div>
      <div>
        <Price price={price} promotionalPrice={promotionalPrice} size="page" />
        <FirstInstalment cents={cents} />
        <p className="mt-1">
          <b className="numeral text-lg">{formatBrl(cents - pixDiscountOf(cents))}</b> à vista no
          Pix
        </p>
      </div>
      {chosen && (
        <div className="grid gap-3">
          <ColorLinks product={product} chosen={chosen} />
          <StockNotice stock={chosen.stock} />
          <BuyButtons variant={chosen} waits={awaited.includes(chosen.id)} restock={restock} />
          {lensesFrom !== null && chosen.stock > 0 && (
            <LensLink slug={product.slug} color={chosen.color} from={lensesFrom} />
          )}
        </div>
      )}
      <ProductActions
        product={product}
        favorite={favorite}
        colorId={chosen?.id ?? ''}
        path={colorPath(product, chosen?.color)}
      />
      {chosen && (
        <div className="min-h-20">
          <FreightForm variantId={chosen.id} sent={freight} />
        </div>
      )}
      <MeasureTiles measures={measures} />
      <HelpLinks paths={BEFORE_BUYING} />
    </div>
  );
}

/** If the price cannot be divided evenly, the first instalment contains the remaining cents. */
function FirstInstalment({ cents }: { cents: number }) {
  const [first = 0, each = 0] = splitInInstalments(cents, instalmentsAllowed(cents));
  if (first === each) return null;
  return <p className="text-sm text-muted">A primeira parcela é de {formatBrl(first)}.</p>;
}
