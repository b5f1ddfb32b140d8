import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface CardProps {
  /** A heading above the content. */
  title?: string | undefined;
  /** Beside the title: a link or a small button. */
  action?: ReactNode;
  /** Without padding, for rows and pictures that reach the edge. */
  flush?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A raised panel. With a title it is a section of the page. */
export function Card({ title, action, flush, className, children }: CardProps) {
  const look = cx(
    'min-w-0 overflow-clip rounded-card border border-line bg-raised',
    !flush && 'p-(--air)',
    className,
  );
  if (!title) return <div className={look}>{children}</div>;
  return (
    <section className={look}>
      <div className={cx('mb-3 flex items-center justify-between gap-3', flush && 'p-4 pb-0')}>
        <h2 className="display text-lg">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
