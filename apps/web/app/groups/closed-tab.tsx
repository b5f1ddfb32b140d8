import { EmptyState } from '../ui/empty-state.tsx';

/** In place of what only members see. */
export function ClosedTab() {
  return (
    <EmptyState art="box">
      Este grupo é fechado: só quem participa vê as publicações, as enquetes e os eventos.
    </EmptyState>
  );
}
