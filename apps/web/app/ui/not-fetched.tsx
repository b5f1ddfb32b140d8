import { Button } from './button.tsx';
import { cx } from './class-names.ts';

interface NotFetchedProps {
  onRetry(): void;
  /** Of a dialog, which has no place in the page where this could stand. */
  onClose?: () => void;
}

/** In the place of a part whose code did not come. */
export default function NotFetched({ onRetry, onClose }: NotFetchedProps) {
  const why = navigator.onLine ? 'Não foi possível carregar esta parte.' : 'Sem conexão.';
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-wrap items-center gap-2 text-sm',
        onClose &&
          'fixed inset-x-4 bottom-20 z-50 rounded-card border border-line bg-raised p-4 shadow-float sm:left-auto lg:bottom-6',
      )}
    >
      <p className="mr-auto font-semibold">{why}</p>
      <Button tone="secondary" size="sm" onClick={onRetry}>
        Tentar novamente
      </Button>
      {onClose && (
        <Button tone="ghost" size="sm" onClick={onClose}>
          Fechar
        </Button>
      )}
    </div>
  );
}
