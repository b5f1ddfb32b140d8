import { useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useIdle } from '../ui/use-idle.ts';

const LateParts = lazyPart(() => import('./late-parts.tsx'));

/** The late parts, loaded when the browser is idle. */
export function Late() {
  const [wanted, setWanted] = useState(false);
  useIdle(() => setWanted(true));
  return wanted && <LateParts onClose={() => setWanted(false)} />;
}
