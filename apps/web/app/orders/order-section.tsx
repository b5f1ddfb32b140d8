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
import { ORDERS, payingPath } from './order-paths.ts';
import { STATES } from './order-words.ts';
import { askedOf, waitingLine } from './prescription-words.ts';

/** An order in the list: its state, and its items as product cards. */
export function OrderSection({ order }: { order: OrderCard }) {
  const { number, status, createdAt, total, lines } = order;
  const id = useId();
  const state = STATES[status];
  const waiting = waitingLine(lines);
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-5 sm:p-5',
        lines.length === 1 && 'max-sm:grid-cols-2',
      )}
    >
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h2 id={id} className="display text-xl">
          <Link to={`${ORDERS}/${number}`} className="text-ink no-underline hover:underline">
            Pedido {number}
          </Link>
        </h2>
        <Badge tone={state.tone} className="display">
          {state.name}
        </Badge>
        {waiting && (
          <p className="my-1">
            <Badge tone="ink" className="display">
              {askedOf(waiting)}
            </Badge>
          </p>
        )}
        <p className="mt-1 font-semibold">{formatBrl(total)}</p>
        <p className="text-sm text-muted">{formatMoment(new Date(createdAt))}</p>
        {status === 'aguardando_pagamento' && (
          <LinkButton size="sm" to={payingPath(number)} className="mt-2">
            Pagar agora
          </LinkButton>
        )}
      </div>
      <ul
        className={cx(
          'grid gap-3 sm:grid-cols-3 xl:grid-cols-4',
          lines.length > 1 && 'max-sm:grid-cols-2',
        )}
      >
        {lines.map((line) => (
          <li key={line.id} className="grid min-w-0">
            <Bought line={line} to={`${ORDERS}/${number}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An item as a product card, at the price paid. Links to the order. */
function Bought({ line, to }: { line: OrderCard['lines'][number]; to: string }) {
  return (
    <article className="relative flex min-w-0 flex-col overflow-clip rounded-md border border-line bg-raised transition hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-orange-ink">
      <FrameThumb
        image={line.image}
        sizes="(min-width: 600px) 200px, 45vw"
        className="rounded-none"
      />
      <div className="flex flex-1 flex-col p-3">
        <p className="text-sm text-muted wrap-anywhere">
          {line.color}
          {line.lens && ', com lentes'} · {line.quantity}&nbsp;un.
        </p>
        <h3 className="display mb-2 text-lg wrap-anywhere">
          <Link to={to} className="text-ink no-underline outline-none after:absolute after:inset-0">
            {line.title}
          </Link>
        </h3>
        <Price price={line.unitPrice} className="mt-auto" />
      </div>
    </article>
  );
}
