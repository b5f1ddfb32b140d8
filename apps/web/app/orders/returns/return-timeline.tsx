import type { ReturnKind, ReturnState } from '@arquiba/contract/order-returns';
import { cx } from '../../ui/class-names.ts';
import { Check } from '../../ui/icons/check.tsx';
import { RETURN_STATES, wayOf } from './return-words.ts';

interface ReturnTimelineProps {
  kind: ReturnKind;
  status: ReturnState;
  steps: { status: ReturnState; at: string; written: string }[];
}

/** The steps of a return: those that it has taken with their dates, and those to come. */
export function ReturnTimeline({ kind, status, steps }: ReturnTimelineProps) {
  const way = wayOf(kind);
  const at = way.indexOf(status);
  const ahead = at < 0 ? [] : way.slice(at + 1);
  return (
    <ol className="grid gap-4">
      {steps.map((step) => (
        <li key={`${step.status} ${step.at}`} className={STEP}>
          <span aria-hidden="true" className={cx(MARK, 'border-ink bg-ink text-surface')}>
            <Check className="size-3" />
          </span>
          <p className="min-w-0">
            <span
              className={cx('block', step.status === status && 'font-semibold')}
              aria-current={step.status === status ? 'step' : undefined}
            >
              {RETURN_STATES[step.status].name}
            </span>
            <time dateTime={step.at} className="text-sm text-muted">
              {step.written}
            </time>
          </p>
        </li>
      ))}
      {ahead.map((state) => (
        <li key={state} className={cx(STEP, 'text-muted')}>
          <span aria-hidden="true" className={cx(MARK, 'border-edge bg-raised')} />
          <p>
            {RETURN_STATES[state].name}
            <span className="sr-only"> (ainda não)</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

const STEP = 'grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3';
const MARK = 'mt-0.5 grid size-5 place-items-center rounded-pill border-2';
