import type { Random } from '../../seed/random.ts';
import { darken, lighten, luminance } from '../color.ts';
import { n, type Point } from '../geometry.ts';
import type { Light } from './light.ts';
import type { View } from './view.ts';

const hairs = ['#1a120e', '#2b1a12', '#40281a', '#5c3a21', '#8a5a2c', '#17110f', '#d8d2c8'];
const skins = ['#5b3a26', '#7a4e33', '#9b6a46', '#c08a62', '#e0b08a', '#3f281b'];

export interface Figure {
  at: Point;
  /** Degrees; 0 looks to the right. */
  facing: number;
  shirt: string;
  shorts?: string;
  /** Width of the shoulders in metres. */
  size: number;
  arms?: 'rest' | 'run' | 'up';
  /** How far the arms swing, from -1 to 1; `arms` says it where nothing moves. */
  swing?: number;
}

/** People on the ground: first all shadows, so that none falls on anybody, then everyone. */
export function drawFigures(
  figures: readonly Figure[],
  random: Random,
  light: Light,
  view: View,
): string {
  return drawShadows(figures, light, view) + figures.map((one) => drawBody(one, random)).join('');
}

/** One path for all, so that shadows which meet do not darken each other. */
export function drawShadows(figures: readonly Figure[], light: Light, view: View): string {
  const [dx, dy] = view.direction(light.shadow);
  const [size = 0] = figures.map((figure) => figure.size);
  const paths = figures.map(
    ({ at: [x, y] }) => `M${n(x)} ${n(y)}l${n(dx * size * 1.15)} ${n(dy * size * 1.15)}`,
  );
  return `<path d="${paths.join('')}" fill="none" stroke="#06120a" stroke-opacity="${light.shade}" stroke-width="${n(size * 0.62)}" stroke-linecap="round"/>`;
}

/** Someone seen from above: shoulders, arms and head. */
export function drawBody(figure: Figure, random: Random): string {
  const { at, facing, shirt, shorts = darken(shirt, 0.55), size, arms = 'run' } = figure;
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const swing = figure.swing ?? { rest: 0.16, run: 0.5, up: 0.95 }[arms];
  const rim = luminance(shirt) > 0.35 ? darken(shirt, 0.5) : lighten(shirt, 0.35);
  const arm = (side: 1 | -1) =>
    `<path d="M0 ${n(side * 0.4)}L${n(side * swing * 0.62)} ${n(side * (arms === 'up' ? 0.56 : 0.5))}" stroke="${skin}" stroke-width=".19" stroke-linecap="round"/>`;
  return `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${n(facing)}) scale(${n(size)})"><ellipse cx="-.12" rx=".2" ry=".27" fill="${shorts}"/>${arm(1)}${arm(-1)}<rect x="-.21" y="-.5" width=".42" height="1" rx=".21" fill="${shirt}" stroke="${rim}" stroke-width=".05"/><circle cx=".05" r=".235" fill="${skin}"/><path d="M.12 -.2A.235 .235 0 1 0 .12 .2Q-.02 0 .12 -.2Z" fill="${hair}"/></g>`;
}

export function drawBall(at: Point, size: number, color: string, light: Light, view: View): string {
  const [dx, dy] = view.direction(light.shadow);
  const r = size / 2;
  return `<ellipse cx="${n(at[0] + dx * r * 1.2)}" cy="${n(at[1] + dy * r * 1.2)}" rx="${n(r)}" ry="${n(r * 0.8)}" fill="#06120a" fill-opacity="${light.shade}"/><circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(r)}" fill="${color}" stroke="#1c1512" stroke-width="${n(r * 0.22)}"/><path d="M${n(at[0] - r * 0.6)} ${n(at[1] - r * 0.1)}a${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(r * 0.9)} ${n(-r * 0.5)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${n(r * 0.2)}"/>`;
}

/** A move drawn on the ground: dashed, bent, with a head. */
export function drawArrow(
  from: Point,
  to: Point,
  {
    bend = 0.2,
    color = '#ffffff',
    width,
    dashed = true,
  }: {
    bend?: number;
    color?: string;
    width: number;
    dashed?: boolean;
  },
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
  const angle = Math.atan2(to[1] - middle[1], to[0] - middle[0]);
  const head = width * 3.6;
  const wing = (turn: number): Point => [
    to[0] - Math.cos(angle + turn) * head,
    to[1] - Math.sin(angle + turn) * head,
  ];
  const [left, right] = [wing(0.5), wing(-0.5)];
  const dash = dashed ? ` stroke-dasharray="${n(width * 3.4)} ${n(width * 2.6)}"` : '';
  return `<g stroke-opacity=".95"><path d="M${n(from[0])} ${n(from[1])}Q${n(middle[0])} ${n(middle[1])} ${n(to[0])} ${n(to[1])}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"${dash}/><path d="M${n(left[0])} ${n(left[1])}L${n(to[0])} ${n(to[1])}L${n(right[0])} ${n(right[1])}" fill="none" stroke="${color}" stroke-width="${n(width * 1.15)}" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** Many round dots as one path: the cheapest way to draw a crowd, grass or spray. */
export function dots(points: readonly Point[], size: number, color: string, opacity = 1): string {
  const path = points.map(([x, y]) => `M${n(x)} ${n(y)}h.01`).join('');
  return `<path d="${path}" stroke="${color}" stroke-width="${n(size)}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
}

/** Points in a box that keep their distance from each other. */
export function scattered(
  random: Random,
  count: number,
  box: { x: number; y: number; width: number; height: number },
  distance: number,
): Point[] {
  const points: Point[] = [];
  for (let attempt = 0; attempt < count * 30 && points.length < count; attempt++) {
    const point: Point = [
      random.between(box.x, box.x + box.width),
      random.between(box.y, box.y + box.height),
    ];
    const free = points.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= distance);
    if (free) points.push(point);
  }
  return points;
}

/**
 * Steps of a terrace with people on them, along a box; rows run along its longer
 * side. A block of seats repeats, which costs a hundredth of drawing everyone.
 */
export function drawTerrace(
  box: { x: number; y: number; width: number; height: number },
  { row, colors, fullness }: { row: number; colors: readonly string[]; fullness: number },
  random: Random,
): string {
  const [rows, seats] = [6, 26];
  const along = box.width >= box.height;
  const people = new Map<string, Point[]>(colors.map((color) => [color, []]));
  for (let step = 0; step < rows; step++) {
    for (let seat = 0; seat < seats; seat++) {
      if (!random.chance(fullness)) continue;
      const place: Point = [
        (seat + 0.5 + random.between(-0.12, 0.12)) * row * 0.9,
        (step + random.between(0.46, 0.6)) * row,
      ];
      people.get(random.pick(colors))?.push(place);
    }
  }
  const steps = Array.from({ length: rows }, (_, step) => `M0 ${n(step * row)}h${n(seats * row)}`);
  const crowd = [...people].map(([color, places]) => dots(places, row * 0.64, color));
  const id = `terrace${Math.round(box.x * 10)}_${Math.round(box.y * 10)}`;
  const turn = along ? '' : ' rotate(90)';
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${n(seats * row * 0.9)}" height="${n(rows * row)}" patternTransform="translate(${n(box.x)} ${n(box.y)})${turn}"><path d="${steps.join('')}" stroke="#7d7269" stroke-width="${n(row * 0.2)}"/>${crowd.join('')}</pattern><rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" fill="#b5aaa0"/><rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" fill="url(#${id})"/>`;
}

/** The crown of a tree from above. */
export function drawTree(
  [x, y]: Point,
  size: number,
  color: string,
  random: Random,
  light: Light,
  view: View,
): string {
  const [dx, dy] = view.direction(light.shadow);
  const leaves = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2 + random.between(-0.2, 0.2);
    const reach = size * random.between(0.26, 0.36);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const lit = leaves.map(([lx, ly]): Point => [lx - dx * size * 0.06, ly - dy * size * 0.06]);
  return `${dots(
    leaves.map(([lx, ly]): Point => [lx + dx * size * 0.3, ly + dy * size * 0.3]),
    size * 0.52,
    '#06120a',
    light.shade,
  )}${dots(leaves, size * 0.5, darken(color, 0.25))}${dots(lit, size * 0.34, color)}${dots(lit.slice(3, 8), size * 0.14, lighten(color, 0.18))}`;
}
