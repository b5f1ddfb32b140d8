import type { ProductCard as Product } from '@arquiba/contract/catalog';
import { Link } from 'react-router';
import { FavoriteForm } from '../../favorites/public/favorite-form.tsx';
import { PromoBadge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { FrameOutline } from '../../ui/frame-outline.tsx';
import { Heart as HeartIcon } from '../../ui/icons/heart.tsx';
import { Picture } from '../../ui/picture.tsx';
import { colorPath } from './color-address.ts';
import { CompareButton } from './compare.ts';
import { discountPercent, Price } from './price.tsx';
import { Swatches } from './swatches.tsx';

interface ProductCardProps {
  product: Product;
  /** Whether it is a favourite; without `onToggleFavorite` there is no button. */
  favorite?: boolean | undefined;
  onToggleFavorite?: (() => void) | undefined;
  /** Set for the first row of a grid. */
  priority?: boolean | undefined;
}

/** A product in a grid: picture, name, price, instalments, favourite button. The whole card is a link. */
export function ProductCard(props: ProductCardProps) {
  const { product, favorite, onToggleFavorite, priority } = props;
  const { title, line, featuredImage, featuredColor, price, promotionalPrice, colors } = product;
  return (
    <article className="group relative flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-raised transition hover:border-edge has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-orange-ink">
      <div className="stage aspect-[4/3]">
        {featuredImage ? (
          <Picture
            file={featuredImage}
            sizes="(min-width: 1100px) 300px, (min-width: 600px) 33vw, 50vw"
            priority={priority}
            fit="contain"
            className="bg-transparent transition group-hover:scale-[1.03]"
          />
        ) : (
          <FrameOutline className="absolute inset-0 m-auto w-3/5 text-night/40" />
        )}
        {promotionalPrice !== null && (
          <span className="absolute top-3 left-3 z-1">
            <PromoBadge percent={discountPercent(price, promotionalPrice)} />
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <p className="truncate text-sm text-muted">{line}</p>
        <h3 className="display text-xl">
          <Link
            to={colorPath(product, featuredColor)}
            className="text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <Swatches colors={colors} className="mt-2 mb-4" />
        <Price price={price} promotionalPrice={promotionalPrice} className="mt-auto" />
        {onToggleFavorite && <CompareButton product={product} className="-mb-2" />}
      </div>
      {onToggleFavorite && (
        <Heart product={product} favorite={favorite === true} onToggle={onToggleFavorite} />
      )}
    </article>
  );
}

interface HeartProps {
  product: Product;
  favorite: boolean;
  onToggle(): void;
}

function Heart({ product: { id, title }, favorite, onToggle }: HeartProps) {
  return (
    <FavoriteForm productId={id} {...{ favorite, onToggle }} className="absolute top-2 right-2">
      <button
        type="submit"
        aria-pressed={favorite}
        aria-label={`Favoritar ${title}`}
        title={favorite ? 'Remover dos favoritos' : 'Favoritar'}
        className={cx(
          'touch grid size-9 place-items-center rounded-pill bg-raised transition hover:text-card-red active:scale-90',
          favorite ? 'text-card-red' : 'text-ink',
        )}
      >
        <HeartIcon className={cx('size-5', favorite && 'animate-pop fill-current')} />
      </button>
    </FavoriteForm>
  );
}
