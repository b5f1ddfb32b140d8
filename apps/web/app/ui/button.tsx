import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Tone = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger';
type Size = 'sm' | 'md' | 'lg';

interface Look {
  /** `primary` is the main action; a screen has one. */
  tone?: Tone | undefined;
  size?: Size | undefined;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'ref'> {
  /** While a request is pending: the button keeps the focus and does nothing. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { tone, size, icon, wide, busy, busyLabel, className, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click is ignored, so that a form is sent once.
    const again = rest.type === 'submit' && event.detail > 1;
    if (busy || again) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={cx(lookOf({ tone, size, wide }), busy && 'cursor-progress', className)}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

interface LinkButtonProps extends Look, ComponentProps<typeof Link> {}

/** A link that looks like a button, for navigation. */
export function LinkButton(props: LinkButtonProps) {
  const { tone, size, icon, wide, className, children, ...rest } = props;
  return (
    <Link {...rest} className={cx(lookOf({ tone, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  );
}

function lookOf({ tone = 'primary', size = 'md', wide }: Look): string {
  return cx(BASE, TONES[tone], SIZES[size], wide && 'w-full');
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-pill border font-semibold whitespace-nowrap no-underline select-none transition active:scale-[0.97] disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted disabled:active:scale-100';

const TONES: Record<Tone, string> = {
  primary: 'border-transparent bg-orange text-on-orange hover:bg-orange-hover',
  secondary: 'border-line bg-raised text-ink hover:border-edge',
  soft: 'border-transparent bg-accent-soft text-accent-ink hover:border-accent/50',
  ghost: 'border-transparent text-accent-ink hover:bg-accent-soft',
  danger: 'border-transparent bg-card-red text-on-card-red hover:opacity-90',
};

const SIZES: Record<Size, string> = {
  sm: 'touch h-9 px-3.5 text-sm [&_.lucide]:size-4',
  md: 'h-11 px-5 text-[0.9375rem] [&_.lucide]:size-[1.125rem]',
  lg: 'h-13 px-7 text-lg [&_.lucide]:size-5',
};
