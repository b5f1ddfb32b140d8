import type { frameShapes } from '@arquiba/contract/catalog';
import { closedSpline, fitBox, type Point } from '../geometry.ts';

export type FrameShape = (typeof frameShapes)[number];

/**
 * Control points of a right lens, clockwise from the upper nose side; -1 is the
 * nose and the top. Each shape has several cuts, so that neighbours in the shop differ.
 */
const cuts: Record<FrameShape, readonly (readonly Point[])[]> = {
  redondo: [circle(10, 0), circle(10, 0.16), circle(8, 0.3)],
  quadrado: [
    [
      [-0.9, -0.92],
      [-0.78, -1],
      [-0.1, -1],
      [0.74, -1.07],
      [1.02, -1.1],
      [1.09, -0.98],
      [1.03, -0.45],
      [0.87, 0.4],
      [0.64, 0.9],
      [0.12, 1.02],
      [-0.42, 1],
      [-0.79, 0.72],
      [-0.95, 0.1],
      [-0.98, -0.6],
    ],
    [
      [-0.98, -0.86],
      [-0.86, -1],
      [0, -1.01],
      [0.86, -1.02],
      [1, -0.92],
      [1, -0.5],
      [0.96, 0.4],
      [0.86, 0.84],
      [0.66, 0.99],
      [0, 1],
      [-0.6, 1],
      [-0.84, 0.84],
      [-0.96, 0.3],
      [-1, -0.3],
    ],
    [
      [-0.94, -0.7],
      [-0.66, -1],
      [0, -1.02],
      [0.66, -1],
      [1, -0.8],
      [1, 0],
      [0.92, 0.68],
      [0.56, 1],
      [0, 1.02],
      [-0.54, 1],
      [-0.88, 0.62],
      [-0.98, 0],
    ],
  ],
  retangular: [
    [
      [-0.98, -0.8],
      [-0.86, -1],
      [0, -1],
      [0.86, -1],
      [0.99, -0.94],
      [1, -0.3],
      [0.96, 0.66],
      [0.84, 1],
      [0, 1],
      [-0.76, 1],
      [-0.93, 0.8],
      [-1, 0.1],
    ],
    [
      [-0.92, -0.7],
      [-0.7, -0.98],
      [0, -1],
      [0.8, -1.03],
      [1.04, -0.88],
      [1.02, -0.3],
      [0.92, 0.5],
      [0.72, 0.98],
      [0, 1.02],
      [-0.6, 0.98],
      [-0.9, 0.6],
      [-1, 0],
    ],
  ],
  aviador: [
    [
      [-0.86, -0.96],
      [-0.3, -1.02],
      [0.5, -1],
      [1.02, -0.84],
      [1.08, -0.2],
      [0.9, 0.5],
      [0.5, 0.98],
      [-0.04, 1.04],
      [-0.56, 0.7],
      [-0.92, 0],
      [-1.04, -0.66],
    ],
    [
      [-0.96, -1],
      [-0.9, -1.02],
      [0.2, -1.02],
      [0.96, -1],
      [1.04, -0.94],
      [1.06, -0.2],
      [0.92, 0.56],
      [0.6, 0.98],
      [0, 1.02],
      [-0.5, 0.84],
      [-0.84, 0.1],
      [-1, -0.6],
    ],
  ],
  gatinho: [
    [
      [-0.96, -0.5],
      [-0.56, -0.82],
      [0.2, -0.92],
      [0.84, -1.1],
      [1.3, -1.34],
      [1.2, -0.76],
      [0.96, 0.1],
      [0.56, 0.82],
      [-0.1, 1],
      [-0.66, 0.84],
      [-0.96, 0.2],
    ],
    [
      [-0.98, -0.66],
      [-0.7, -0.86],
      [0, -0.9],
      [0.8, -1],
      [1.16, -1.16],
      [1.14, -0.98],
      [1.08, -0.4],
      [0.9, 0.56],
      [0.6, 0.96],
      [-0.1, 1],
      [-0.7, 0.9],
      [-0.94, 0.4],
    ],
    [
      [-0.86, -0.72],
      [-0.4, -0.98],
      [0.3, -1],
      [0.9, -1.08],
      [1.22, -1.02],
      [1.08, -0.4],
      [0.86, 0.4],
      [0.42, 0.92],
      [-0.16, 1],
      [-0.7, 0.72],
      [-0.98, 0],
    ],
  ],
  esportivo: [
    [
      [-0.94, -0.72],
      [-0.5, -0.98],
      [0.3, -1],
      [0.98, -0.98],
      [1.24, -0.72],
      [1.2, -0.3],
      [0.84, 0.42],
      [0.34, 0.9],
      [-0.3, 1],
      [-0.78, 0.66],
      [-1, 0],
    ],
    [
      [-0.96, -0.6],
      [-0.7, -0.92],
      [0.2, -1],
      [1.1, -1.06],
      [1.3, -0.98],
      [1.22, -0.46],
      [0.94, 0.2],
      [0.62, 0.72],
      [0.1, 0.98],
      [-0.5, 1],
      [-0.82, 0.72],
      [-0.98, 0.1],
    ],
  ],
};

/** The outline of the right lens around `center`, exactly as wide and high as it measures. */
export function lensOutline(
  shape: FrameShape,
  cut: number,
  size: { width: number; height: number },
  center: Point,
): Point[] {
  const variants = cuts[shape];
  const controls = variants[cut % variants.length] as readonly Point[];
  return fitBox(closedSpline(controls, 12), size.width, size.height, center);
}

/** One lens across both eyes, with a notch for the nose: the mask of sports eyewear. */
export function maskOutline(width: number, height: number, bridge: number): Point[] {
  const [w, h] = [width / 2, height / 2];
  const right: Point[] = [
    [0, -h * 0.9],
    [w * 0.3, -h * 0.98],
    [w * 0.7, -h],
    [w * 0.97, -h * 0.86],
    [w * 1.06, -h * 0.5],
    [w * 0.96, 0],
    [w * 0.78, h * 0.62],
    [w * 0.56, h * 1.02],
    [w * 0.36, h * 1.02],
    [bridge * 0.62, h * 0.5],
    [bridge * 0.36, h * 0.02],
  ];
  const left = right
    .slice(1)
    .reverse()
    .map(([x, y]): Point => [-x, y]);
  return closedSpline([...right, [0, -h * 0.16], ...left], 12);
}

/** A ring of control points; `flatness` lowers the brow as a pantoscopic cut does. */
function circle(count: number, flatness: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2 - Math.PI * 0.75;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return [x * (1 - flatness * 0.45 * Math.max(0, y)), y < 0 ? y * (1 - flatness) : y];
  });
}
