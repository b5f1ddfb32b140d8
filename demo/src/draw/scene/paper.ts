import type { Random } from '../../seed/random.ts';
import { darken, lighten } from '../color.ts';
import { n, type Point, polyline, throughPoints } from '../geometry.ts';
import { fittingHeight, lettering } from '../lettering.ts';
import type { Drawing } from '../render.ts';
import { courts } from './courts.ts';
import { drawArrow, scattered } from './parts.ts';
import { lookAt, type Size } from './view.ts';

export interface PaperScene {
  kind: 'tactics' | 'week' | 'route' | 'climb' | 'circuit';
  /** Ground, and the colour that matters. */
  ground: string;
  accent: string;
  /** A big line and a small one. */
  title: string;
  note: string;
  /** Seven values for a week, heights for a climb. */
  values?: readonly number[];
  /** A letter under each value; the days of the week where nothing is said. */
  labels?: string;
}

/** What coaches and runners draw: boards, weeks, routes, climbs. */
export function drawPaper(size: Size, scene: PaperScene, random: Random): Drawing {
  const draw = {
    tactics: drawTactics,
    week: drawWeek,
    route: drawRoute,
    climb: drawClimb,
    circuit: drawCircuit,
  }[scene.kind];
  return { ...size, content: draw(size, scene, random) };
}

function headline(
  { width, height }: Size,
  { title, note }: PaperScene,
  color: string,
  soft: string,
): string {
  const unit = Math.min(width, height);
  return (
    lettering(title, {
      x: width * 0.06,
      y: height * 0.05 + unit * 0.15,
      height: fittingHeight(title, unit * 0.13, width * 0.88),
      color,
    }) +
    lettering(note, {
      x: width * 0.06,
      y: height * 0.05 + unit * 0.225,
      height: fittingHeight(note, unit * 0.042, width * 0.86),
      color: soft,
      spacing: 16,
    })
  );
}

/** Chalk on a board: crosses, rings and the way through. */
function drawTactics(size: Size, scene: PaperScene, random: Random): string {
  const { width: w, height: h } = size;
  const upright = h > w;
  const court = courts.football;
  const view = lookAt(size, {
    area: { width: 62, height: 70 },
    center: [29, 34],
    angle: upright ? 90 : 0,
    fit: upright ? 'cover' : 'contain',
  });
  const wide = lookAt(size, { area: { width: 92, height: 52 }, center: [34, 34], fit: 'cover' });
  const use = upright ? view : wide;
  const spots = scattered(random, 13, { x: 6, y: 13, width: upright ? 44 : 60, height: 42 }, 7.5);
  const marks = spots.map(([x, y], index) =>
    index % 2
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="1.7" fill="none" stroke="${scene.accent}" stroke-width=".55"/>`
      : `<path d="M${n(x - 1.5)} ${n(y - 1.5)}l3 3m0 -3l-3 3" stroke="#f6f1e6" stroke-width=".6" stroke-linecap="round"/>`,
  );
  const runs = spots
    .filter((_, index) => index % 2)
    .slice(0, 4)
    .map(([x, y]) =>
      drawArrow([x - 2.4, y], [Math.max(3, x - random.between(9, 16)), y + random.between(-8, 8)], {
        width: 0.5,
        color: scene.accent,
        bend: random.between(-0.3, 0.3),
        dashed: random.chance(0.5),
      }),
    );
  const dust = Array.from(
    { length: 5 },
    () =>
      `<ellipse cx="${n(random.between(0, w))}" cy="${n(random.between(0, h))}" rx="${n(w * random.between(0.1, 0.3))}" ry="${n(h * 0.05)}" fill="#fff" fill-opacity=".03" transform="rotate(-18 ${n(w / 2)} ${n(h / 2)})"/>`,
  );
  return `<rect width="${w}" height="${h}" fill="${scene.ground}"/>${dust.join('')}${use.place(`<path d="${court.lines}" fill="none" stroke="#f6f1e6" stroke-width=".34" stroke-opacity=".5"/>${runs.join('')}${marks.join('')}`)}<rect width="${w}" height="${h}" fill="none" stroke="#8a5a34" stroke-width="${n(Math.min(w, h) * 0.045)}"/>`;
}

/** Seven bars and their sum. */
function drawWeek(size: Size, scene: PaperScene): string {
  const { width: w, height: h } = size;
  const values = scene.values ?? [6, 0, 9, 5, 12, 0, 18];
  const labels = scene.labels ?? 'STQQSSD';
  const most = Math.max(...values);
  const unit = Math.min(w, h);
  const [left, right, floor, room] = [w * 0.06, w * 0.94, h * 0.88, h * 0.86 - unit * 0.34];
  const step = (right - left) / 7;
  const bars = values.map((value, index) => {
    const height = Math.max(unit * 0.012, (room * value) / most);
    const x = left + step * index + step * 0.14;
    const best = value === most;
    const label = value > 0 ? String(value).replace('.', ',') : '';
    return `<rect x="${n(x)}" y="${n(floor - height)}" width="${n(step * 0.72)}" height="${n(height)}" rx="${n(step * 0.1)}" fill="${best ? scene.accent : value ? lighten(scene.ground, 0.2) : lighten(scene.ground, 0.06)}"/>${label ? lettering(label, { x: x + step * 0.36, y: floor - height - unit * 0.018, height: unit * 0.036, color: best ? scene.accent : '#fff3e6', anchor: 'middle' }) : ''}${lettering(labels[index] as string, { x: x + step * 0.36, y: h * 0.945, height: unit * 0.034, color: lighten(scene.ground, 0.45), anchor: 'middle' })}`;
  });
  const lanes = [0.18, 0.24, 0.3, 0.36].map(
    (r) =>
      `<circle cx="${n(w * 0.98)}" cy="${n(h * 0.02)}" r="${n(unit * r * 1.4)}" fill="none" stroke="${lighten(scene.ground, 0.1)}" stroke-width="${n(unit * 0.008)}"/>`,
  );
  return `<rect width="${w}" height="${h}" fill="${scene.ground}"/>${lanes.join('')}${headline(size, scene, '#fff8f0', lighten(scene.ground, 0.5))}${bars.join('')}`;
}

/** A run through the blocks of a town. */
function drawRoute(size: Size, scene: PaperScene, random: Random): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h);
  const block = unit / 7;
  const blocks: string[] = [];
  for (let x = -block; x < w + block * 2; x += block) {
    for (let y = -block; y < h + block * 2; y += block * 0.8) {
      const park = random.chance(0.1);
      blocks.push(
        `<rect x="${n(x)}" y="${n(y)}" width="${n(block * 0.86)}" height="${n(block * 0.66)}" rx="${n(block * 0.06)}" fill="${park ? '#b9d3a0' : random.chance(0.5) ? '#efe3d3' : '#e9dac7'}"/>`,
      );
    }
  }
  const sea = `<path d="M0 ${n(h)}V${n(h * 0.8)}Q${n(w * 0.3)} ${n(h * 0.7)} ${n(w * 0.52)} ${n(h * 0.82)}T${w} ${n(h * 0.66)}V${h}Z" fill="#f6e7c8"/><path d="M0 ${n(h)}V${n(h * 0.845)}Q${n(w * 0.3)} ${n(h * 0.745)} ${n(w * 0.52)} ${n(h * 0.865)}T${w} ${n(h * 0.705)}V${h}Z" fill="#8fc7d0"/>`;
  const turns: Point[] = [
    [w * 0.12, h * 0.72],
    [w * 0.3, h * 0.66],
    [w * 0.5, h * 0.74],
    [w * 0.72, h * 0.62],
    [w * 0.88, h * random.between(0.36, 0.46)],
    [w * 0.66, h * random.between(0.34, 0.42)],
    [w * 0.48, h * 0.5],
    [w * 0.3, h * 0.44],
  ];
  const line = polyline(throughPoints(turns, 12));
  const [start, end] = [turns[0] as Point, turns.at(-1) as Point];
  return `<rect width="${w}" height="${h}" fill="#f8f0e4"/><g transform="rotate(-11 ${n(w / 2)} ${n(h / 2)})">${blocks.join('')}</g>${sea}<path d="${line}" fill="none" stroke="#fff" stroke-width="${n(unit * 0.034)}" stroke-linecap="round" stroke-linejoin="round"/><path d="${line}" fill="none" stroke="${scene.accent}" stroke-width="${n(unit * 0.02)}" stroke-linecap="round" stroke-linejoin="round"/><circle cx="${n(start[0])}" cy="${n(start[1])}" r="${n(unit * 0.026)}" fill="#1e7a46" stroke="#fff" stroke-width="${n(unit * 0.01)}"/><circle cx="${n(end[0])}" cy="${n(end[1])}" r="${n(unit * 0.026)}" fill="#1c1512" stroke="#fff" stroke-width="${n(unit * 0.01)}"/><rect width="${w}" height="${n(h * 0.05 + unit * 0.26)}" fill="${scene.ground}"/>${headline(size, scene, '#fff8f0', lighten(scene.ground, 0.55))}`;
}

/** The profile of a climb under a big sky. */
function drawClimb(size: Size, scene: PaperScene, random: Random): string {
  const { width: w, height: h } = size;
  const heights = scene.values ?? [10, 22, 18, 40, 66, 60, 88, 100, 72, 46, 30];
  const ridge = (lift: number, share: number): Point[] =>
    throughPoints(
      heights.map(
        (value, index): Point => [
          (w * index) / (heights.length - 1),
          h * (lift - (value / 100) * share + random.between(-0.012, 0.012)),
        ],
      ),
      8,
    );
  const area = (line: readonly Point[]) => `${polyline(line)}L${w} ${h}L0 ${h}Z`;
  const [far, middle, near] = [ridge(0.74, 0.26), ridge(0.86, 0.34), ridge(0.95, 0.4)];
  const peak = near.reduce((top, point) => (point[1] < top[1] ? point : top));
  const ticks = Array.from(
    { length: 9 },
    (_, index) => `M${n((w * (index + 1)) / 10)} ${n(h * 0.955)}v${n(h * 0.02)}`,
  );
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${scene.ground}"/><stop offset="1" stop-color="${lighten(scene.ground, 0.6)}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#sky)"/><circle cx="${n(w * 0.8)}" cy="${n(h * 0.3)}" r="${n(Math.min(w, h) * 0.11)}" fill="${lighten(scene.accent, 0.4)}" fill-opacity=".9"/><path d="${area(far)}" fill="${lighten(scene.ground, 0.26)}" fill-opacity=".8"/><path d="${area(middle)}" fill="${darken(scene.ground, 0.08)}" fill-opacity=".85"/><path d="${area(near)}" fill="${darken(scene.ground, 0.5)}"/><path d="${polyline(near)}" fill="none" stroke="${scene.accent}" stroke-width="${n(h * 0.012)}" stroke-linejoin="round"/><path d="${ticks.join('')}" stroke="#fff8f0" stroke-width="${n(h * 0.005)}" stroke-opacity=".6"/><path d="M${n(peak[0])} ${n(peak[1])}v${n(-h * 0.1)}" stroke="#fff8f0" stroke-width="${n(h * 0.008)}"/><path d="M${n(peak[0])} ${n(peak[1] - h * 0.1)}l${n(h * 0.07)} ${n(h * 0.022)}l${n(-h * 0.07)} ${n(h * 0.022)}Z" fill="${scene.accent}"/>${headline(size, scene, '#fff8f0', '#fff3e6')}`;
}

/** Cones and stations on grass, as set out before training. */
function drawCircuit(size: Size, scene: PaperScene): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h);
  const cone = (x: number, y: number) =>
    `<ellipse cx="${n(x + unit * 0.012)}" cy="${n(y + unit * 0.01)}" rx="${n(unit * 0.024)}" ry="${n(unit * 0.02)}" fill="#06120a" fill-opacity=".3"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.021)}" fill="${scene.accent}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.012)}" fill="${lighten(scene.accent, 0.45)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.006)}" fill="${darken(scene.accent, 0.4)}"/>`;
  const slalom = Array.from({ length: 7 }, (_, index) =>
    cone(w * (0.12 + index * 0.09), h * 0.62 + (index % 2 ? unit * 0.05 : -unit * 0.05)),
  );
  const ladder = Array.from(
    { length: 8 },
    (_, index) => `M${n(w * 0.12 + unit * index * 0.07)} ${n(h * 0.8)}v${n(unit * 0.09)}`,
  );
  const hoops = Array.from(
    { length: 6 },
    (_, index) =>
      `<circle cx="${n(w * 0.76 + (index % 2) * unit * 0.11)}" cy="${n(h * 0.52 + Math.floor(index / 2) * unit * 0.12)}" r="${n(unit * 0.045)}" fill="none" stroke="${['#f2c230', '#ffffff', '#2f6fae'][index % 3]}" stroke-width="${n(unit * 0.012)}"/>`,
  );
  const bands = Array.from(
    { length: 8 },
    (_, index) =>
      `<rect x="${n((w * index) / 8)}" width="${n(w / 16)}" height="${h}" fill="${lighten(scene.ground, 0.06)}"/>`,
  );
  return `<rect width="${w}" height="${h}" fill="${scene.ground}"/>${bands.join('')}${headline(size, scene, '#fffdf8', lighten(scene.ground, 0.65))}<path d="${ladder.join('')}M${n(w * 0.12)} ${n(h * 0.8)}h${n(unit * 0.49)}M${n(w * 0.12)} ${n(h * 0.8 + unit * 0.09)}h${n(unit * 0.49)}" stroke="#f2c230" stroke-width="${n(unit * 0.011)}" fill="none"/>${drawArrow([w * 0.08, h * 0.62], [w * 0.72, h * 0.6], { width: unit * 0.007, bend: 0.04 })}${slalom.join('')}${hoops.join('')}`;
}
