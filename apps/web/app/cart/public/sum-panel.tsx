import { formatBrl } from '@arquiba/brazil/money';
import type { ReactNode } from 'react';

/** The layout of a page with a `SumPanel`. */
export const WITH_SUM = 'flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10';

interface SumPanelProps {
  /** Its accessible name. */
  name: string;
  /** The total, repeated beside the button to continue. */
  total: { label: string; cents: number };
  /** The button to continue, as wide as its container. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * The total and the button to continue: a card beside the page. Below 900 px both are in a bar at the bottom
 * of the screen, and the card does not repeat the total. Layouts reserve space for elements with
 * `data-foot-bar`.
 */
export function SumPanel({ name, total, action, children }: SumPanelProps) {
  return (
    <div
      data-bar={action ? '' : undefined}
      className="group/sum contents lg:sticky lg:top-24 lg:grid lg:gap-5 lg:self-start lg:rounded-card lg:border lg:border-line lg:bg-raised lg:p-6"
    >
      <section
        aria-label={name}
        className="grid gap-5 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised max-lg:p-5 sm:max-lg:p-6"
      >
        {children}
      </section>
      {action && (
        <div
          data-foot-bar=""
          className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:*:last:max-w-96 max-lg:*:last:min-w-0 max-lg:[&_:is(a,button)]:px-3 [&_:is(a,button)]:leading-tight [&_:is(a,button)]:whitespace-normal max-sm:[&_.lucide]:hidden lg:contents"
        >
          <p className="flex-none lg:hidden">
            <span className="block text-sm leading-tight text-muted">{total.label}</span>
            <span className="numeral block text-2xl leading-tight whitespace-nowrap text-orange-ink">
              {formatBrl(total.cents)}
            </span>
          </p>
          {action}
        </div>
      )}
    </div>
  );
}
