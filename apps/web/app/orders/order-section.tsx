import { formatBrl } from '@arquiba/brazil/money';
import type { OrderCard } from '@arquiba/contract/orders';
import { useId } from 'react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { FrameThumb } from '../ui/frame-thumb.tsx';
import { Price } from '../ui/price.tsx';
import { orderPath, payingPath } from './order-paths.ts';
import { STATES } from './order-words.ts';

/** An order in the list: how it stands, and what was bought as product cards. */
export function OrderSection({ order }: { order: OrderCard }) {
  const { number, status, createdAt, total, lines } = order;
  const id = useId();
  const state = STATES[status];
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="display flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
            <Link to={orderPath(number)} className="text-ink no-underline hover:underline">
              Pedido {number}
            </Link>
            <Badge tone={state.tone}>{state.name}</Badge>
          </h2>
          <p className="text-sm text-muted">
            {formatMoment(new Date(createdAt))} · {formatBrl(total)}
          </p>
        </div>
        {status === 'aguardando_pagamento' && (
          <LinkButton size="sm" to={payingPath(number)}>
            Pagar agora
          </LinkButton>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
        {lines.map((line) => (
          <li key={line.id} className="grid min-w-0">
            <Bought line={line} to={orderPath(number)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A product card of what was bought, at the price of then. It opens the order. */
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
