import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';

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
      <Shoulder badge={badge} />
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
      <Shoulder badge={badge} />
    </Link>
  );
}

function Shoulder({ badge }: { badge: number | undefined }) {
  if (!badge) return null;
  return (
    <span
      aria-hidden="true"
      className="numeral absolute top-0.5 left-1/2 ml-1 grid h-4.5 min-w-4.5 place-items-center rounded-pill bg-orange px-1 text-xs text-on-orange ring-2 ring-surface"
    >
      {shortBadge(badge)}
    </span>
  );
}

function accessibleName(name: string, badge: number | undefined): string {
  return badge ? `${name}: ${shortBadge(badge)}` : name;
}

function shortBadge(badge: number): string {
  return badge > 99 ? '99+' : String(badge);
}

const BASE =
  'relative grid size-11 flex-none place-items-center rounded-pill text-ink transition hover:bg-accent-soft active:scale-95 aria-pressed:text-card-red disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60 disabled:hover:bg-transparent [&_.lucide]:size-[1.375rem]';
const OUTLINED = 'border border-line bg-raised hover:border-edge hover:bg-raised';
