import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { markStale } from '../freshness.ts';
import { Button } from '../ui/button.tsx';

/** A block of the right column that could not be loaded. */
export function ColumnError({ children }: { children: ReactNode }) {
  const { revalidate, state } = useRevalidator();
  const retry = () => {
    markStale('column');
    void revalidate();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{children}</p>
      <Button tone="secondary" size="sm" busy={state === 'loading'} onClick={retry}>
        Tentar novamente
      </Button>
    </div>
  );
}
