import { type ComponentType, useState } from 'react';
import { loadToasts } from './notify.ts';
import { useIdle } from './use-idle.ts';

/** Where toasts appear. Fetched when the browser is idle, so that they also work offline. */
export function ToastHost() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useIdle(() => {
    loadToasts().then(
      (module) => setToasts(() => module.default),
      () => undefined,
    );
  });
  return Toasts ? <Toasts /> : null;
}
