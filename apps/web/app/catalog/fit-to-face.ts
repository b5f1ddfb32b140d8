export interface Point {
  x: number;
  y: number;
}

/** What most adults have, in millimetres between the middles of the pupils. */
export const DEFAULT_PD = 63;

/** A distance as typed; null where no face has it. */
export function readPd(typed: string): number | null {
  const pd = Number(typed.trim().replace(',', '.'));
  return pd >= 45 && pd <= 80 ? pd : null;
}

/** The middle of a lens sits a little below the pupil. */
const BELOW_MM = 2;

/**
 * How a frame that is drawn in millimetres around its bridge comes onto a photo: the distance of
 * the pupils says how long a millimetre is there, their line how the head is held.
 */
export function fitToFace([left, right]: [Point, Point], pd: number) {
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const perMillimetre = Math.hypot(dx, dy) / pd;
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const transform = `translate(${middle.x} ${middle.y}) rotate(${degrees}) scale(${perMillimetre}) translate(0 ${BELOW_MM})`;
  return { transform, perMillimetre, degrees };
}
