import { FrameFront } from './frame-front.tsx';
import type { FrameShape } from './frame-words.ts';

/** The outline of a shape, for chips. */
export function ShapeOutline({ shape, className }: { shape: FrameShape; className?: string }) {
  return (
    <svg viewBox="-70 -27 140 54" strokeWidth="1.75" aria-hidden="true" className={className}>
      <FrameFront
        shape={shape}
        measures={{ lensWidth: 52, lensHeight: HEIGHTS[shape], bridge: 18, front: 136 }}
      />
    </svg>
  );
}

const HEIGHTS: Record<FrameShape, number> = {
  redondo: 52,
  quadrado: 44,
  retangular: 34,
  aviador: 48,
  gatinho: 46,
  esportivo: 38,
};
