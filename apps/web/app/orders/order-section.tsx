import { formatBrl } from '@arquiba/brazil/money';
import type { OrderCard } from '@arquiba/contract/orders';
import { useId } from 'react';
import { Link } from 'react-router';
import { FrameThumb } from '../catalog/public/frame-thumb.tsx';
import { Price } from '../catalog/public/price.tsx';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { formatMoment } from '../ui/format-age.ts';
import { orderPath, payingPath } from './order-paths.ts';
import { STATES } from './order-words.ts';

/** As many columns as items, beside other orders. On a phone, and for a large order, the whole row. */
const WIDTHS: Record<number, string> = {
  1: 'sm:col-span-1',
  2: 'sm:col-span-2',
  3: 'xl:col-span-3',
};

/** An order in the list: its state, and its items as product cards. Uses the grid rows of the list. */
export function OrderSection({ order }: { order: OrderCard }) {
  const { number, status, createdAt, total, lines } = order;
  const id = useId();
  const state = STATES[status];
  // On a phone, a single item is beside the state of the order, not below it in half a row.
  const whole = lines.length === 1 ? 'sm:col-span-full' : 'col-span-full';
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'col-span-full row-span-3 grid grid-cols-subgrid grid-rows-subgrid gap-y-0 border-t border-line pt-4',
        WIDTHS[lines.length],
      )}
    >
      <div className={cx('mb-4', whole)}>
        <h2 id={id} className="display text-xl">
          <Link to={orderPath(number)} className="text-ink no-underline hover:underline">
            Pedido {number}
          </Link>
        </h2>
        <p className="my-1">
          <Badge tone={state.tone} className="display">
            {state.name}
          </Badge>
        </p>
        <p className="font-semibold">{formatBrl(total)}</p>
        <p className="text-sm text-muted">{formatMoment(new Date(createdAt))}</p>
      </div>
      <ul className={cx('grid grid-cols-subgrid gap-y-4 max-sm:row-span-2', whole)}>
        {lines.map((line) => (
          <li key={line.id} className="grid min-w-0">
            <Bought line={line} to={orderPath(number)} />
          </li>
        ))}
      </ul>
      {status === 'aguardando_pagamento' && (
        <LinkButton size="sm" to={payingPath(number)} className="mt-3 max-sm:self-end">
          Pagar agora
        </LinkButton>
      )}
    </section>
  );
}

/** An item as a product card, at the price paid. Links to the order. */
function Bought({ line, to }: { line: OrderCard['lines'][number]; to: string }) {
  return (
    <article className="relative flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-raised transition hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-orange-ink">
      <FrameThumb
        image={line.image}
        sizes="(min-width: 1100px) 240px, (min-width: 600px) 33vw, 50vw"
        className="rounded-none"
      />
      <div className="flex flex-1 flex-col p-4">
        <p className="truncate text-sm text-muted">
          {line.color} · {line.quantity}&nbsp;un.
        </p>
        <h3 className="display mb-3 text-xl wrap-anywhere">
          <Link to={to} className="text-ink no-underline outline-none after:absolute after:inset-0">
            {line.title}
          </Link>
        </h3>
        <Price price={line.unitPrice} className="mt-auto" />
      </div>
    </article>
  );
}
