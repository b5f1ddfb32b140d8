import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 lg:bottom-6"
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

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
