import { darken, lighten, mix } from '../color.ts';
import { mirrored, n, type Point, polygon } from '../geometry.ts';
import type { FrameBuild, FrameForm } from './build.ts';
import type { FrameColor } from './colors.ts';

/** The eye stands this far before the front and this high over its middle, in millimetres. */
const DISTANCE = 400;
const EYE_LEVEL = -26;

/** Both arms, seen from the front as they run back to the ears. */
export function drawTemples(form: FrameForm, build: FrameBuild, color: FrameColor): string {
  const metal = form.build === 'wire';
  const body = color.finish === 'crystal' ? mix(color.base, '#c9b8aa', 0.35) : color.base;
  const opacity = color.finish === 'crystal' ? 0.62 : 1;
  const inside = metal ? darken(body, 0.3) : darken(body, 0.42);
  const tip = metal ? darken(mix(color.second, '#3a2a20', 0.5), 0.2) : darken(body, 0.5);
  return [1, -1]
    .map((side) => {
      const place = (points: Point[]) => polygon(side > 0 ? points : mirrored(points));
      const { arm, ear, edge } = armOutlines(form, build, metal);
      return `<g opacity="${opacity}"><path d="${place(ear)}" fill="${tip}" stroke="${tip}" stroke-width="1.8" stroke-linejoin="round"/><path d="${place(arm)}" fill="${inside}"/><path d="${place(edge)}" fill="${lighten(body, 0.14)}" fill-opacity=".8"/></g>`;
    })
    .join('');
}

/** The pads that rest on the nose: on wires of their own where the front is metal. */
export function drawNosePads(form: FrameForm, color: FrameColor): string {
  const h = form.lensHeight;
  const wire =
    form.build === 'wire' || form.bridgeStyle === 'thin' || form.bridgeStyle === 'double';
  const x = form.bridge / 2 - (wire ? 2.4 : 1.2);
  const y = h * 0.1;
  return [1, -1]
    .map((side) => {
      const arm = wire
        ? `<path d="M${n(side * (form.bridge / 2 + 0.6))} ${n(y - h * 0.13)}q${n(-side * 3.4)} -.6 ${n(-side * 2.8)} 3.6" fill="none" stroke="${darken(color.base, 0.3)}" stroke-width=".6"/>`
        : '';
      const fill = wire
        ? '#f4e6da'
        : color.finish === 'crystal'
          ? '#e8dcd2'
          : darken(color.base, 0.5);
      return `${arm}<g transform="translate(${n(side * x)} ${n(y)}) rotate(${side * -17})"><ellipse rx="${wire ? 1.9 : 1.7}" ry="${wire ? 4 : 5.4}" fill="${fill}" fill-opacity="${wire ? 0.82 : 1}"/><ellipse cx="-.4" cy="-1" rx=".6" ry="2" fill="#fff" fill-opacity="${wire ? 0.7 : 0.2}"/></g>`;
    })
    .join('');
}

/** The arm's middle line in the picture, thickened: flat to the hinge, rounder over the ear. */
function armOutlines(form: FrameForm, build: FrameBuild, metal: boolean) {
  const { hinge } = build;
  const straight = form.temple - 40;
  const x = hinge.x - 2.4;
  const [start, end] = metal ? [2.6, 1.7] : [hinge.height * 0.92, hinge.height * 0.66];
  const upper: Point[] = [];
  const lower: Point[] = [];
  const face: Point[] = [];
  const steps = 10;
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const half = (start + (end - start) * t) / 2;
    upper.push(project(x, hinge.y - half, straight * t));
    face.push(project(x + 1.8, hinge.y - half - 0.1, straight * t));
    lower.unshift(project(x, hinge.y + half, straight * t));
  }
  const line: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const back = straight + 28 * Math.sin(t * 1.35);
    line.push(project(x - 3.5 * t ** 2, hinge.y + 34 * t ** 1.7, back));
  }
  const ear = thickened(line, (t) => (metal ? 1.5 : end * 0.4) * (0.8 + 0.55 * t));
  return { arm: [...upper, ...lower], ear, edge: [...face, ...[...upper].reverse()] };
}

function thickened(line: readonly Point[], half: (t: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], index) => {
    const before = line[Math.max(0, index - 1)] as Point;
    const after = line[Math.min(line.length - 1, index + 1)] as Point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [nx, ny] = [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
    const by = half(index / (line.length - 1)) * 0.6;
    left.push([x + nx * by, y + ny * by]);
    right.unshift([x - nx * by, y - ny * by]);
  });
  return [...left, ...right];
}

function project(x: number, y: number, back: number): Point {
  const scale = DISTANCE / (DISTANCE + back);
  return [x * scale, EYE_LEVEL + (y - EYE_LEVEL) * scale];
}
