import type { Mesh } from './face-finder.ts';
import type { Point } from './pupils.ts';

/** Where a face is in a picture and how it is turned; angles in radians. */
export interface Pose {
  /** The point of the bridge of the nose at the height of the pupils. */
  middle: Point;
  perMillimetre: number;
  /** Turned like the hands of a clock. */
  roll: number;
  /** Above zero the right side of the picture is farther away. */
  yaw: number;
  /** Up or down. */
  pitch: number;
  pupils: [Point, Point];
}

/** Of the 468 points: the corners of both eyes, the bridge of the nose, forehead and chin. */
const LEFT_EYE = [33, 133] as const;
const RIGHT_EYE = [362, 263] as const;
const BRIDGE = 168;
const FOREHEAD = 10;
const CHIN = 152;

/** More is not believed: the drawing of the front would become a line. */
const MOST_YAW = 0.7;
const MOST_PITCH = 0.5;

/** The pose of a found face; `pd` is the distance between the pupils in millimetres. */
export function poseOf(mesh: Mesh, pd: number): Pose | null {
  const at = (index: number) => mesh[index] ?? [0, 0, 0];
  const middleOf = ([one, other]: readonly [number, number]) => {
    const [a, b] = [at(one), at(other)];
    return { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, z: (a[2] + b[2]) / 2 };
  };
  const [left, right] = [middleOf(LEFT_EYE), middleOf(RIGHT_EYE)];
  const [dx, dy, dz] = [right.x - left.x, right.y - left.y, right.z - left.z];
  const flat = Math.hypot(dx, dy);
  if (flat < 4) return null;
  const yaw = limited(Math.atan2(dz, flat), MOST_YAW);
  const [top, bottom] = [at(FOREHEAD), at(CHIN)];
  const pitch = limited(
    Math.atan2(bottom[2] - top[2], Math.hypot(bottom[0] - top[0], bottom[1] - top[1])),
    MOST_PITCH,
  );
  const bridge = at(BRIDGE);
  // The foot of the bridge on the line through the eyes.
  const along = ((bridge[0] - left.x) * dx + (bridge[1] - left.y) * dy) / (flat * flat);
  return {
    middle: { x: left.x + dx * along, y: left.y + dy * along },
    perMillimetre: flat / Math.cos(yaw) / pd,
    roll: Math.atan2(dy, dx),
    yaw,
    pitch,
    pupils: [
      { x: left.x, y: left.y },
      { x: right.x, y: right.y },
    ],
  };
}

/** The pose of a face that looks straight ahead, by pupils that a person marked. */
export function poseByHand([left, right]: [Point, Point], pd: number): Pose {
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  return {
    middle: { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 },
    perMillimetre: Math.hypot(dx, dy) / pd,
    roll: Math.atan2(dy, dx),
    ...{ yaw: 0, pitch: 0 },
    pupils: [left, right],
  };
}

/** Between two poses of a moving face, so that the frame does not tremble. */
export function smoothed(before: Pose | null, now: Pose): Pose {
  if (!before) return now;
  const share = 0.55;
  const mix = (from: number, to: number) => from + (to - from) * share;
  return {
    middle: { x: mix(before.middle.x, now.middle.x), y: mix(before.middle.y, now.middle.y) },
    perMillimetre: mix(before.perMillimetre, now.perMillimetre),
    roll: mix(before.roll, now.roll),
    yaw: mix(before.yaw, now.yaw),
    pitch: mix(before.pitch, now.pitch),
    pupils: now.pupils,
  };
}

function limited(angle: number, most: number): number {
  return Math.min(most, Math.max(-most, angle));
}
