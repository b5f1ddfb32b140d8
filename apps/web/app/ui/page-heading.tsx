import type { ReactNode } from 'react';

/** The heading of a page in the network's layout. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 px-4 pt-5 pb-4 md:px-0 lg:pt-0">
      <h1 className="display text-3xl wrap-anywhere">{title}</h1>
      {children}
    </div>
  );
}
