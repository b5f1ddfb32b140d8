import type { ReactNode } from 'react';
import { Chalk, type chalkKinds } from './chalk.tsx';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** An empty court, as an illustration. */
  art?: (typeof chalkKinds)[number] | undefined;
}

/** Shown for an empty list. */
export function EmptyState({ children, action, art = 'pitch' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center px-6 py-10 text-center">
      <Chalk kind={art} className="mb-6 w-48 text-edge/70" />
      <p className="display max-w-88 text-xl text-ink wrap-anywhere">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
