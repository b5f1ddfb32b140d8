import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useIdle } from '../../ui/use-idle.ts';

const RingsRow = lazyPart(() => import('./rings-row.tsx'), { optional: true });

/** Loaded when idle; its height is reserved. */
export function LateRings() {
  const [wanted, setWanted] = useState(false);
  useIdle(() => setWanted(true));
  return <div className="h-24 max-sm:pt-1">{wanted && <RingsRow />}</div>;
}
