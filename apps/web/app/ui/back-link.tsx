import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeft } from './icons/arrow-left.tsx';

/** The link back to the parent screen, above the heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mb-1 inline-flex min-h-11 items-center gap-2 text-muted no-underline hover:text-ink [&_.lucide]:size-4.5"
    >
      <ArrowLeft /> {children}
    </Link>
  );
}
