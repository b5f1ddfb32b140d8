import { useEffect, useSyncExternalStore } from 'react';
import { notify } from '../notices/notify.ts';
import { WifiOff } from '../ui/icons/wifi-off.tsx';

/** Shows that the network is lost, and keeps links from leaving the page. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (online) return;
    window.addEventListener('click', stay, { capture: true });
    return () => window.removeEventListener('click', stay, { capture: true });
  }, [online]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-16 z-40 flex justify-center px-4 lg:top-20"
    >
      {!online && (
        <p className="flex items-center gap-2.5 rounded-pill bg-ink px-4 py-2.5 text-sm font-semibold text-surface shadow-float">
          <WifiOff className="size-4.5" />
          Você está sem internet. O que já abriu continua aqui.
        </p>
      )}
    </div>
  );
}

/** Offline, a link would open the error page of the browser: the current page is better than that. */
function stay(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.hash) return;
  event.preventDefault();
  event.stopPropagation();
  notify('info', 'Sem conexão. Tente de novo quando a internet voltar.');
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
