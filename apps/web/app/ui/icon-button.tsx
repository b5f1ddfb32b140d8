import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';
import { CountBadge, shortCount } from './count-badge.tsx';

interface Look {
  /** The title and accessible name. */
  name: string;
  icon: ReactNode;
  /** A count at the corner of the icon; hidden if 0. */
  badge?: number | undefined;
  /** `outlined` adds a border, for use beside a button. */
  outlined?: boolean | undefined;
}

interface IconButtonProps extends Look, Omit<ComponentProps<'button'>, 'name' | 'children'> {}

export function IconButton({ name, icon, badge, outlined, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={name}
      {...rest}
      aria-label={accessibleName(name, badge)}
      className={cx(BASE, outlined && OUTLINED, className)}
    >
      {icon}
      <CountBadge corner count={badge ?? 0} />
    </button>
  );
}

interface IconLinkProps extends Look, Omit<ComponentProps<typeof Link>, 'name' | 'children'> {}

export function IconLink({ name, icon, badge, outlined, className, ...rest }: IconLinkProps) {
  return (
    <Link
      title={name}
      {...rest}
      aria-label={accessibleName(name, badge)}
      className={cx(BASE, outlined && OUTLINED, className)}
    >
      {icon}
      <CountBadge corner count={badge ?? 0} />
    </Link>
  );
}

function accessibleName(name: string, badge: number | undefined): string {
  return badge ? `${name}: ${shortCount(badge)}` : name;
}

const BASE =
  'relative grid size-11 flex-none place-items-center rounded-pill text-ink transition hover:bg-accent-soft active:scale-95 aria-pressed:text-card-red disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60 disabled:hover:bg-transparent [&_.lucide]:size-[1.375rem]';
const OUTLINED = 'border border-line bg-raised hover:border-edge hover:bg-raised';
