import { Link } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { Check } from '../ui/icons/check.tsx';

interface Step {
  label: string;
  /** The page of the step. */
  to: string;
}

interface StepIndicatorProps {
  /** 'Etapas da compra'. */
  label: string;
  steps: Step[];
  /** Index of the current step. */
  current: number;
}

/** The progress of a purchase. Only finished steps are links. */
export function StepIndicator({ label, steps, current }: StepIndicatorProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-start">
        {steps.map((step, place) => (
          <li
            key={step.label}
            aria-current={place === current ? 'step' : undefined}
            className="relative flex flex-1 justify-center"
          >
            {place > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-[1.0625rem] right-[calc(50%+1.5rem)] left-[calc(-50%+1.5rem)] border-t-2',
                  place <= current ? 'border-ink' : 'border-dashed border-line',
                )}
              />
            )}
            {place < current ? (
              <Link to={step.to} className="touch text-ink no-underline hover:underline">
                <Body step={step} place={place} current={current} />
              </Link>
            ) : (
              <Body step={step} place={place} current={current} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Body({ step, place, current }: { step: Step; place: number; current: number }) {
  const done = place < current;
  const open = place === current;
  return (
    <span className="grid justify-items-center gap-1.5">
      <span
        className={cx(
          'numeral grid size-9 place-items-center rounded-pill border-2 text-lg',
          done && 'border-ink bg-ink text-surface',
          open && 'border-orange bg-orange text-on-orange',
          !done && !open && 'border-line bg-raised text-muted',
        )}
      >
        {done ? <Check className="size-4.5 [&]:stroke-[3]" /> : place + 1}
      </span>
      <span
        className={cx(
          'text-xs sm:text-sm',
          open ? 'font-bold' : done ? 'font-medium' : 'text-muted',
        )}
      >
        {step.label}
        {done && <span className="sr-only"> (concluída)</span>}
      </span>
    </span>
  );
}
