import type { Point } from '../geometry.ts';

/** Starts and ends gently. */
export const ease = (t: number) => t * t * (3 - 2 * t);

export const between = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];
