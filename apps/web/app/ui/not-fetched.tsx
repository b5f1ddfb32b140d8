import { Button } from './button.tsx';
import { cx } from './class-names.ts';

interface NotFetchedProps {
  /** The number of failed attempts. */
  failures: number;
  onRetry(): void;
  /** If set, it floats over the page, with a close button. */
  onClose?: (() => void) | undefined;
}

/** Shown instead of a component whose code could not be loaded. */
export function NotFetched({ failures, onRetry, onClose }: NotFetchedProps) {
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
      {/* Firefox and Safari cache a failed import until the page is reloaded. */}
      {failures > 1 && (
        <Button tone="secondary" size="sm" onClick={() => window.location.reload()}>
          Recarregar a página
        </Button>
      )}
      {onClose && (
        <Button tone="ghost" size="sm" onClick={onClose}>
          Fechar
        </Button>
      )}
    </div>
  );
}
