export type Point = readonly [x: number, y: number];

/** Short and stable, so that the same drawing is the same text. */
export function n(value: number): string {
  const text = value.toFixed(2);
  return text.includes('.') ? text.replace(/\.?0+$/, '').replace(/^-0$/, '0') : text;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}

/** A closed uniform cubic B-spline: as smooth as a hand with a French curve. */
export function closedSpline(controls: readonly Point[], steps: number): Point[] {
  const at = (index: number) => controls[(index + controls.length) % controls.length] as Point;
  const points: Point[] = [];
  for (let index = 0; index < controls.length; index++) {
    const four = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    for (let step = 0; step < steps; step++) points.push(splinePoint(four, step / steps));
  }
  return points;
}

/** An open curve through all its points. */
export function throughPoints(points: readonly Point[], steps: number): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const curve: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      curve.push([
        catmullRom(before[0], from[0], to[0], after[0], t),
        catmullRom(before[1], from[1], to[1], after[1], t),
      ]);
    }
  }
  curve.push(at(points.length - 1));
  return curve;
}

/** Stretches a shape until its box is exactly `width` × `height`, centred on `center`. */
export function fitBox(
  points: readonly Point[],
  width: number,
  height: number,
  [cx, cy]: Point,
): Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return points.map(([x, y]) => [
    cx + ((x - (left + right) / 2) / (right - left)) * width,
    cy + ((y - (top + bottom) / 2) / (bottom - top)) * height,
  ]);
}

/** Moves each point of a clockwise outline outwards; the distance may depend on the direction. */
export function offsetOutline(
  points: readonly Point[],
  distance: (normal: Point, index: number) => number,
): Point[] {
  return points.map(([x, y], index) => {
    const before = points[(index + points.length - 1) % points.length] as Point;
    const after = points[(index + 1) % points.length] as Point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const normal: Point = [dy / length, -dx / length];
    const by = distance(normal, index);
    return [x + normal[0] * by, y + normal[1] * by];
  });
}

export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

function splinePoint([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const wa = (1 - t) ** 3 / 6;
  const wb = (3 * t ** 3 - 6 * t ** 2 + 4) / 6;
  const wc = (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6;
  const wd = t ** 3 / 6;
  return [
    a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd,
    a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd,
  ];
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}
