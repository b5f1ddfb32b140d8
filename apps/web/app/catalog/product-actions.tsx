import type { Product } from '@arquiba/contract/catalog';
import { useState } from 'react';
import { FavoriteForm } from '../favorites/public/favorite-form.tsx';
import { favoriteToggles } from '../favorites/public/favorite-toggles.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Glasses } from '../ui/icons/glasses.tsx';
import { Heart } from '../ui/icons/heart.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { CompareButton } from './public/compare.ts';

const ShareButton = lazyPart(
  async () => ({ default: (await import('./share-button.tsx')).ShareButton }),
  { preload: true },
);
const TryOn = lazyPart(() => import('./try-on/try-on.tsx'));

interface ProductActionsProps {
  product: Product;
  /** According to the server. */
  favorite: boolean;
  colorId: string;
  path: string;
}

/** Actions before buying: try on, favourite, share. */
export function ProductActions(props: ProductActionsProps) {
  const { product, favorite: loaded, colorId, path } = props;
  const [trying, setTrying] = useState(false);
  const favorite = favoriteToggles.use(product.id, loaded);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        tone="secondary"
        icon={<Glasses />}
        onClick={() => setTrying(true)}
        className="noscript:hidden"
      >
        Provar no rosto
      </Button>
      <FavoriteForm
        productId={product.id}
        favorite={favorite}
        onToggle={() => void favoriteToggles.set(product.id, !favorite)}
      >
        <Button
          type="submit"
          tone="secondary"
          aria-pressed={favorite}
          icon={<Heart className={cx(favorite && 'fill-current text-card-red')} />}
        >
          Favoritar
        </Button>
      </FavoriteForm>
      <CompareButton product={product} className="px-4" />
      <ShareButton slug={product.slug} title={product.title} path={path} />
      {trying && <TryOn product={product} colorId={colorId} onClose={() => setTrying(false)} />}
    </div>
  );
}
