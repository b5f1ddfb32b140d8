export interface Point {
  x: number;
  y: number;
}

/** The usual pupillary distance of adults, in millimetres. */
export const DEFAULT_PD = 63;

/** Parses a typed pupillary distance; null if it is implausible. */
export function readPd(typed: string): number | null {
  const pd = Number(typed.trim().replace(',', '.'));
  return pd >= 45 && pd <= 80 ? pd : null;
}

/** The centre of a lens is a little below the pupil. */
const BELOW_MM = 2;

/**
 * The transform that places a frame on a photo. The frame is drawn in millimetres around its bridge. The
 * distance between the pupils gives the scale, the line between them the rotation.
 */
export function fitToFace([left, right]: [Point, Point], pd: number) {
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const perMillimetre = Math.hypot(dx, dy) / pd;
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const transform = `translate(${middle.x} ${middle.y}) rotate(${degrees}) scale(${perMillimetre}) translate(0 ${BELOW_MM})`;
  return { transform, perMillimetre, degrees };
}
