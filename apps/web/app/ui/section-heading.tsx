import type { ReactNode } from 'react';

/** The heading of a part of the account area. */
export function SectionHeading({ children }: { children: ReactNode }) {
  return <h1 className="display mb-5 text-3xl">{children}</h1>;
}
