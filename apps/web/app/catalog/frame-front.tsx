import type { Product } from '@arquiba/contract/catalog';
import type { FrameShape } from './frame-words.ts';

interface FrameFrontProps {
  shape: FrameShape;
  measures: Omit<Product['measures'], 'temple'>;
  /** The width of the line in millimetres; without it, the surrounding SVG sets the width in pixels. */
  rim?: number;
}

/**
 * The outline of the front of a frame, in millimetres around the middle of its bridge. For use inside an SVG.
 */
export function FrameFront({ shape, measures, rim }: FrameFrontProps) {
  const { lensWidth, lensHeight, bridge, front } = measures;
  const nose = bridge / 2;
  const temple = nose + lensWidth;
  const joints = JOINTS[shape];
  const brow = -lensHeight * joints.brow;
  const saddle = nose + joints.atBridge;
  const arch = -lensHeight * 0.14;
  const lens = `scale(${lensWidth / 100} ${lensHeight / 100})`;
  const line = rim ? { strokeWidth: rim } : THIN;
  const lensLine = rim ? { strokeWidth: (rim * 200) / (lensWidth + lensHeight) } : THIN;
  return (
    <g fill="none" stroke="currentColor" strokeLinejoin="round">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path
            d={LENSES[shape]}
            transform={`translate(${nose} ${-lensHeight / 2}) ${lens}`}
            {...lensLine}
          />
          <path
            d={`M${temple - joints.atTemple} ${brow}Q${front / 2 - 1} ${brow - 1} ${front / 2} ${brow + 4}`}
            {...line}
          />
        </g>
      ))}
      <path d={`M${-saddle} ${arch}Q0 ${arch - 11} ${saddle} ${arch}`} {...line} />
      {shape === 'aviador' && (
        <path d={`M${-nose - 5} ${-lensHeight / 2 + 1}H${nose + 5}`} {...line} />
      )}
    </g>
  );
}

const THIN = { vectorEffect: 'non-scaling-stroke' } as const;

/**
 * `brow`: the height of the hinges above the middle of the lens, as a fraction of its height. `atTemple` and
 * `atBridge`: how far the outline of the lens curves inwards there, in millimetres.
 */
const JOINTS: Record<FrameShape, { brow: number; atTemple: number; atBridge: number }> = {
  redondo: { brow: 0.16, atTemple: 1.4, atBridge: 1 },
  quadrado: { brow: 0.36, atTemple: 0.2, atBridge: 0.2 },
  retangular: { brow: 0.34, atTemple: 0.2, atBridge: 0.3 },
  aviador: { brow: 0.38, atTemple: 1.3, atBridge: 1 },
  gatinho: { brow: 0.44, atTemple: 0.6, atBridge: 0.8 },
  esportivo: { brow: 0.34, atTemple: 0.6, atBridge: 0.4 },
};

/** The outline of the right lens in a box of 100 × 100; the nose is at x = 0. */
const LENSES: Record<FrameShape, string> = {
  redondo: 'M0 50a50 50 0 0 1 100 0 50 50 0 0 1-100 0z',
  quadrado: 'M14 0h72q13 0 14 13-1 40-6 66-3 19-21 21H28Q9 98 5 78 0 48 0 13 2 0 14 0z',
  retangular: 'M10 0h81q9 0 9 12-1 46-5 76-2 11-12 12H18Q8 100 5 88 0 55 0 12 1 0 10 0z',
  aviador:
    'M8.5 3.1C14.3 0.2 24.1 0.5 34.7 0.2 45.3-0.1 61.8-0.3 72.1 1.2 82.4 2.6 91.9 2.4 96.5 8.8 101 15.2 100.2 28.8 99.3 39.5 98.3 50.1 95.4 63.5 90.9 72.9 86.3 82.4 79.5 91.6 72.1 95.9 64.8 100.2 55.1 101 46.9 98.8 38.6 96.6 29.4 90.8 22.5 82.5 15.7 74.2 9.4 59.9 5.7 49 1.9 38.2-0.4 25.1 0.1 17.4 0.5 9.8 2.7 6 8.5 3.1z',
  gatinho:
    'M1.9 36.1C4.8 28.9 10.8 25.5 19.1 22.5 27.4 19.5 41.8 20.2 51.8 18.3 61.9 16.3 71.5 13.6 79.4 10.6 87.3 7.6 96.6-2 99.2 0.4 101.8 2.8 97.4 14.9 94.9 25.1 92.5 35.3 89.2 50.5 84.6 61.7 80 72.9 75 85.9 67.4 92.3 59.7 98.7 47.7 99.8 38.9 100 30.2 100.1 21 98.9 14.8 93.2 8.6 87.5 4 75.4 1.9 65.9-0.3 56.4-1 43.4 1.9 36.1z',
  esportivo:
    'M3.3 14.2C6.9 6.1 13.5 3.7 22.6 1.4 31.7-0.9 46.9 0.4 57.8 0.4 68.6 0.4 80.8-0.9 87.7 1.4 94.5 3.7 97.5 8.6 99.1 14.2 100.7 19.8 100.2 25.6 97.3 35 94.4 44.4 87.8 60.7 81.5 70.6 75.2 80.5 67.9 89.5 59.5 94.3 51.2 99.1 39.6 101.2 31.4 99.3 23.2 97.3 15.4 90.7 10.3 82.5 5.2 74.2 1.8 61.2 0.7 49.8-0.5 38.4-0.4 22.3 3.3 14.2z',
};
