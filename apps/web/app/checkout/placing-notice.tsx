import { formatBrl } from '@arquiba/brazil/money';
import { useEffect, useRef } from 'react';
import { fixLink } from './fix-link.tsx';
import type { PlacingProblem } from './use-placing.ts';

interface PlacingNoticeProps {
  problem: PlacingProblem;
  /** The new total. */
  total: number;
  isGuest: boolean;
}

/** Why the order was not placed, the new total, and the next action. Takes the focus. */
export default function PlacingNotice({ problem, total, isGuest }: PlacingNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again for each new problem
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  const { code, message, before } = problem;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-1 rounded-md border border-card-red bg-card-red-soft px-4 py-3 text-ink"
    >
      <p className="font-semibold">{message}</p>
      {total !== before && (
        <p>
          Antes <s>{formatBrl(before)}</s>, agora <b>{formatBrl(total)}</b>.
        </p>
      )}
      {fixLink(code, isGuest) ?? <p>Confira o resumo e feche o pedido de novo.</p>}
    </div>
  );
}
