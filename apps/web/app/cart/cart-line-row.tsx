import { formatBrl } from '@arquiba/brazil/money';
import type { CartLine } from '@arquiba/contract/cart';
import { MOST_OF_ONE } from '@arquiba/contract/freight';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { colorAddress } from '../catalog/public/color-address.ts';
import { FrameThumb } from '../catalog/public/frame-thumb.tsx';
import { inBusinessDays } from '../freight/public/freight-words.ts';
import { Trash } from '../ui/icons/trash.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { CART, cartPrescriptionPath } from './cart-path.ts';

interface CartLineRowProps {
  line: CartLine;
  onQuantity(quantity: number): void;
  onRemove(): void;
}

/** An item of the cart: product, quantity and price. */
export function CartLineRow({ line, onQuantity, onRemove }: CartLineRowProps) {
  const { variantId, title, color, lens, quantity, unitPrice, listPrice, total, available } = line;
  const path = colorAddress(line.slug, color);
  const remove = (event: FormEvent) => {
    event.preventDefault();
    onRemove();
  };
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-6 first:pt-0 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <Link to={path} tabIndex={-1} aria-hidden="true" className="row-span-2 block self-start">
        <FrameThumb image={line.image} />
      </Link>
      <div className="min-w-0">
        <h2 className="display text-xl wrap-anywhere">
          <Link to={path} className="text-ink no-underline hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-muted">{color}</p>
        {lens && <LensNote lens={lens} />}
        {lens && isMadeToMeasure(lens) && <PrescriptionNote line={line} code={lens.code} />}
        <p className="text-sm text-muted">
          {formatBrl(unitPrice)} cada
          {listPrice > unitPrice && (
            <>
              {' '}
              <span className="sr-only">em vez de </span>
              <s className="ml-1">{formatBrl(listPrice)}</s>
            </>
          )}
        </p>
        <StockNote available={available} quantity={quantity} />
      </div>
      <p className="numeral text-2xl whitespace-nowrap text-ink max-sm:col-start-2 sm:text-right">
        <span className="sr-only">Total do item: </span>
        {formatBrl(total)}
      </p>
      <div className="col-start-2 flex flex-wrap items-center gap-x-2 gap-y-1 sm:col-end-4">
        {available > 0 && (
          <form method="post" action={CART} onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name="acao" value="quantidade" />
            <input type="hidden" name="variantId" value={variantId} />
            <input type="hidden" name="lens" value={lens?.code ?? ''} />
            <Stepper
              label={`Quantidade de ${title}`}
              name="quantity"
              value={quantity}
              min={1}
              max={Math.max(quantity, Math.min(available, MOST_OF_ONE))}
              onChange={onQuantity}
            />
          </form>
        )}
        <form method="post" action={CART} onSubmit={remove}>
          <input type="hidden" name="acao" value="quantidade" />
          <input type="hidden" name="variantId" value={variantId} />
          <input type="hidden" name="lens" value={lens?.code ?? ''} />
          <input type="hidden" name="quantity" value="0" />
          <button
            type="submit"
            aria-label={`Remover ${title}, ${color}${lens ? ', com lentes' : ''}, do carrinho`}
            className="flex h-11 items-center gap-2 rounded-pill px-3 text-sm font-semibold text-muted transition hover:bg-accent-soft hover:text-ink [&_.lucide]:size-4"
          >
            <Trash /> Remover
          </button>
        </form>
      </div>
    </li>
  );
}

function LensNote({ lens }: { lens: NonNullable<CartLine['lens']> }) {
  return (
    <p className="text-sm text-muted">
      Lentes {lens.description}, {formatBrl(lens.price)}. Prontas em{' '}
      {inBusinessDays(lens.businessDays)}.
    </p>
  );
}

function PrescriptionNote({ line, code }: { line: CartLine; code: string }) {
  const { prescription, title } = line;
  return (
    <p className="text-sm text-muted">
      {prescription ? `Receita: ${prescription.name}. ` : 'Receita: você envia depois da compra. '}
      <Link
        to={cartPrescriptionPath(line.variantId, code)}
        className="touch inline-flex h-9 items-center font-semibold text-ink"
      >
        {prescription ? 'Trocar' : 'Escolher'}
        <span className="sr-only"> a receita de {title}</span>
      </Link>
    </p>
  );
}

function StockNote({ available, quantity }: { available: number; quantity: number }) {
  if (available > quantity) return null;
  if (available === quantity) {
    const units = available === 1 ? '1 unidade' : `${available} unidades`;
    return <p className="mt-1 text-sm text-muted">Há {units} em estoque.</p>;
  }
  const sentence =
    available === 0
      ? 'Esgotado. Remova do carrinho para continuar.'
      : available === 1
        ? 'Só resta 1 unidade. Diminua a quantidade para continuar.'
        : `Só restam ${available} unidades. Diminua a quantidade para continuar.`;
  return <p className="mt-1 text-sm font-semibold text-card-red">{sentence}</p>;
}
