import type { FormEvent, ReactNode } from 'react';

interface FavoriteFormProps {
  productId: string;
  favorite: boolean;
  onToggle(): void;
  className?: string | undefined;
  children: ReactNode;
}

/** A form, so that the favourite button works without scripts; the action of the page handles it. */
export function FavoriteForm(props: FavoriteFormProps) {
  const { productId, favorite, onToggle, className, children } = props;
  function toggle(event: FormEvent) {
    event.preventDefault();
    onToggle();
  }
  return (
    <form id={`favoritar-${productId}`} method="post" onSubmit={toggle} className={className}>
      <input type="hidden" name="acao" value="favoritar" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="favorito" value={favorite ? 'nao' : 'sim'} />
      {children}
    </form>
  );
}
