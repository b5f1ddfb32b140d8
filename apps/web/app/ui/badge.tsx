import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Tone = 'orange' | 'grass' | 'red' | 'neutral' | 'ink';

interface BadgeProps {
  tone?: Tone | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A word on a coloured background: 'Promoção', 'Aberto', 'Esgotado'. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={cx(BASE, TONES[tone], className)}>{children}</span>;
}

/** Shown during a live broadcast; `small` is for avatars. */
export function LiveBadge({ small }: { small?: boolean | undefined }) {
  if (small) return <span className={cx(LIVE, 'h-4 px-1 text-[0.625rem]')}>Ao vivo</span>;
  return (
    <span className={cx(LIVE, 'h-5.5 px-2 text-xs')}>
      <span aria-hidden="true" className="size-1.5 animate-live rounded-pill bg-current" />
      Ao vivo
    </span>
  );
}

/** The discount of a price. */
export function PromoBadge({ percent }: { percent: number }) {
  return <Badge tone="ink">−{percent}%</Badge>;
}

/** The mark of a verified account: a ball with a tick. */
export function VerifiedMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      role="img"
      aria-label="Perfil verificado"
      className={cx('flex-none', className ?? 'size-[1.05em]')}
    >
      <title>Perfil verificado</title>
      <path d={SEAL} className="fill-orange" />
      <path
        d="m7.5 12.4 3.1 3.1 6-6.4"
        className="stroke-on-orange"
        fill="none"
        strokeWidth="2.4"
      />
    </svg>
  );
}

const SHAPE = 'inline-flex flex-none items-center gap-1.5 rounded-sm font-bold whitespace-nowrap';
const BASE = `${SHAPE} h-5.5 px-2 text-xs`;
const LIVE = `${SHAPE} bg-card-red text-on-card-red`;

const TONES: Record<Tone, string> = {
  orange: 'bg-orange-soft text-orange-ink',
  grass: 'bg-grass-soft text-grass',
  red: 'bg-card-red-soft text-card-red',
  neutral: 'bg-sunken text-muted',
  ink: 'bg-ink text-surface',
};

const SEAL =
  'm12 .8 2.8 2.3 3.6-.4 1.3 3.4 3.4 1.3-.4 3.6L23.2 12l-2.3 2.8.4 3.6-3.4 1.3-1.3 3.4-3.6-.4L12 23.2l-2.8-2.3-3.6.4-1.3-3.4-3.4-1.3.4-3.6L.8 12l2.3-2.8-.4-3.6 3.4-1.3L7.4.9l3.6.4z';
