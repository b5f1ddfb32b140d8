import { type ComponentType, useState } from 'react';
import { useIdle } from './use-idle.ts';

/** The late parts, fetched when the browser is idle. */
export function Late() {
  const [LateParts, setLateParts] = useState<ComponentType>();
  useIdle(() => {
    import('./late-parts.tsx').then(
      (module) => setLateParts(() => module.default),
      // Without network the page goes on as it is; the next one tries again.
      () => undefined,
    );
  });
  return LateParts ? <LateParts /> : null;
}
