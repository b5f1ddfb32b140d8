import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { Stage } from '../../ui/stage.tsx';
import { STEPS, type StepPath } from './step-paths.ts';

interface FirstDayStepProps {
  path: StepPath;
  title: string;
  lead: string;
  children: ReactNode;
  /** The button that saves and goes on; by default a link to the next step. */
  action?: ReactNode;
}

/** One of the steps of a new member. Each can be skipped, and says how many follow. */
export function FirstDayStep({ path, title, lead, children, action }: FirstDayStepProps) {
  const at = STEPS.indexOf(path);
  const next = STEPS[at + 1] ?? '/';
  return (
    <Stage title={title} lead={lead}>
      <div className="grid gap-2">
        <p className="text-sm font-semibold text-muted">
          Passo {at + 1} de {STEPS.length}
        </p>
        <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
          {STEPS.map((step, index) => (
            <span
              key={step}
              className={`h-1.5 rounded-pill ${index <= at ? 'bg-orange' : 'bg-sunken'}`}
            />
          ))}
        </div>
      </div>
      {children}
      <div className="sticky bottom-0 -mx-5 mt-auto flex items-center justify-between gap-3 border-t border-line bg-surface px-5 py-3">
        <LinkButton tone="ghost" to={next} className="-ml-4">
          Pular
        </LinkButton>
        {action ?? <LinkButton to={next}>Continuar</LinkButton>}
      </div>
    </Stage>
  );
}
