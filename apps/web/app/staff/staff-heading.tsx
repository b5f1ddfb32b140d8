import type { ReactNode } from 'react';

/** The heading of a page of the administration, with its actions beside it. */
export function StaffHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <h1 className="display text-3xl wrap-anywhere">{title}</h1>
      {children}
    </div>
  );
}
