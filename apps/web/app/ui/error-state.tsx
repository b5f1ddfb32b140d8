import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { RotateCw } from './icons/rotate-cw.tsx';

interface ErrorStateProps {
  /** The error: 'Não foi possível carregar o feed.' */
  children: ReactNode;
  onRetry(): void;
  /** While it is being retried. */
  busy?: boolean | undefined;
}

/** Shown if a list could not be loaded. */
export function ErrorState({ children, onRetry, busy }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center px-6 py-10 text-center">
      <svg viewBox="0 0 96 96" fill="none" aria-hidden="true" className="mb-5 size-20 text-edge">
        <path d="M8 78h80" stroke="currentColor" strokeWidth="2.5" strokeDasharray="6 6" />
        <path d="m34 14 34 9-15 55-34-9z" className="fill-card-red" />
        <path d="m28 20 34 9-15 55-34-9z" className="fill-orange stroke-raised" strokeWidth="2.5" />
      </svg>
      <p className="display max-w-88 text-xl">{children}</p>
      <div className="mt-5">
        <Button tone="secondary" icon={<RotateCw />} busy={busy} onClick={onRetry}>
          Tentar novamente
        </Button>
      </div>
    </div>
  );
}
