import { Button } from './button.tsx';
import { cx } from './class-names.ts';

interface NotFetchedProps {
  /** How often it was tried. */
  failures: number;
  onRetry(): void;
  /** Makes it float over the page, with a button to close it. */
  onClose?: (() => void) | undefined;
}

/** In the place of something whose code could not be loaded. */
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
      {/* Firefox and Safari keep a failed import until the page is loaded again. */}
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
