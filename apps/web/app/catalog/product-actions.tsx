import type { Product } from '@arquiba/contract/catalog';
import Glasses from 'lucide-react/icons/glasses';
import Heart from 'lucide-react/icons/heart';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { favoriteToggles } from '../favorites/public/favorite-toggles.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { ShareButton } from './share-button.tsx';

const TryOn = lazy(() => import('./try-on.tsx'));

interface ProductActionsProps {
  product: Product;
  /** What the server said. */
  favorite: boolean;
  colorId: string;
  path: string;
}

/** What one may do before one buys: try it on, keep it in mind, show it to somebody. */
export function ProductActions(props: ProductActionsProps) {
  const { product, favorite: loaded, colorId, path } = props;
  const [trying, setTrying] = useState(false);
  const favorite = favoriteToggles.use(product.id, loaded);
  function toggle(event: FormEvent) {
    event.preventDefault();
    void favoriteToggles.set(product.id, !favorite);
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        tone="secondary"
        icon={<Glasses />}
        onClick={() => setTrying(true)}
        className="noscript:hidden [html:not([data-hydrated])_&]:invisible"
      >
        Provar no rosto
      </Button>
      <form id={`favoritar-${product.id}`} method="post" onSubmit={toggle}>
        <input type="hidden" name="acao" value="favoritar" />
        <input type="hidden" name="productId" value={product.id} />
        <Button
          type="submit"
          name="favorito"
          value={favorite ? 'nao' : 'sim'}
          tone="secondary"
          aria-pressed={favorite}
          icon={<Heart className={cx(favorite && 'fill-current text-card-red')} />}
        >
          Favoritar
        </Button>
      </form>
      <ShareButton title={product.title} path={path} />
      {trying && (
        <Suspense>
          <TryOn product={product} colorId={colorId} onClose={() => setTrying(false)} />
        </Suspense>
      )}
    </div>
  );
}
