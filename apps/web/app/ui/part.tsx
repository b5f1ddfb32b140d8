import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  /** Beside the title: a link that changes it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a checkout page. */
export function Part({ title, action, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="display text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
