import { cx } from '../ui/class-names.ts';
import type { LoadedOrder } from './load-order.ts';

/** The events of the order, newest first. */
export function OrderTimeline({
  steps,
}: {
  steps: Pick<LoadedOrder['timeline'][number], 'at' | 'text' | 'written'>[];
}) {
  return (
    <ol className="grid">
      {steps.toReversed().map(({ at, text, written }, place) => (
        <li
          key={`${at} ${text}`}
          className="relative grid grid-cols-[1rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0"
        >
          <span
            aria-hidden="true"
            className={cx(
              'z-1 mt-1.5 size-3 rounded-pill border-2 justify-self-center',
              place === 0 ? 'border-ink bg-ink' : 'border-edge bg-raised',
            )}
          />
          {place < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-3 bottom-0 left-[0.4375rem] w-px bg-line translate-y-1.5"
            />
          )}
          <p className="min-w-0">
            <span className={cx('block wrap-anywhere', place === 0 && 'font-semibold')}>
              {text}
            </span>
            <time dateTime={at} className="text-sm text-muted">
              {written}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
