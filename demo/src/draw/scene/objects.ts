import type { Random } from '../../seed/random.ts';
import { darken, lighten, readable } from '../color.ts';
import { n, type Point } from '../geometry.ts';
import type { Kit } from '../kit.ts';
import { patternOf } from '../kit-patterns.ts';
import { fittingHeight, lettering } from '../lettering.ts';
import type { Drawing } from '../render.ts';
import { drawSymbol, type SymbolName } from '../symbols.ts';
import { dots, scattered } from './parts.ts';
import type { Size } from './view.ts';

export interface ObjectScene {
  kind: 'jersey' | 'podium' | 'medal' | 'weights' | 'mosaic' | 'balls';
  ground: string;
  colors: readonly [string, string, string];
  kit?: Kit;
  /** Letters or numerals on the thing. */
  text?: string;
  symbol?: SymbolName;
}

/** Things of sport laid out and seen from above or from the front. */
export function drawObject(size: Size, scene: ObjectScene, random: Random): Drawing {
  const draw = {
    jersey: drawJersey,
    podium: drawPodium,
    medal: drawMedal,
    weights: drawWeights,
    mosaic: drawMosaic,
    balls: drawBalls,
  }[scene.kind];
  return { ...size, content: draw(size, scene, random) };
}

const JERSEY =
  'M34 6Q50 17 66 6L82 12Q92 20 99 40L82 48L77 38Q79 66 77 97Q50 101 23 97Q21 66 23 38L18 48L1 40Q8 20 18 12Z';

/** A shirt laid flat, number and all. */
function drawJersey(size: Size, { ground, kit, text }: ObjectScene): string {
  const { width: w, height: h } = size;
  const side = Math.min(w, h) * 0.88;
  const { pattern, colors } = kit ?? {
    pattern: 'plain' as const,
    colors: ['#1f3a93', '#ff7a1a', '#ffffff'] as const,
  };
  const [base, , trim] = colors;
  const number = text ?? '10';
  const ink = readable(base, darken(trim, 0.7), lighten(trim, 0.75));
  const halo = readable(ink, '#1c1512', '#fffaf2');
  const set = (by: number, color: string) =>
    lettering(number, { x: 50 + by, y: 79 + by, height: 36, color, anchor: 'middle' });
  const lanes = [0.5, 0.62, 0.74, 0.86].map(
    (r) =>
      `<circle cx="${n(w * 0.5)}" cy="${n(h * 0.52)}" r="${n(side * r)}" fill="none" stroke="${lighten(ground, 0.12)}" stroke-width="${n(side * 0.01)}"/>`,
  );
  return `<rect width="${w}" height="${h}" fill="${ground}"/>${lanes.join('')}<clipPath id="cloth"><path d="${JERSEY}"/></clipPath><g transform="translate(${n(w / 2 - side / 2)} ${n(h / 2 - side / 2)}) scale(${n(side / 100)})"><path d="${JERSEY}" fill="#000" fill-opacity=".3" transform="translate(1.4 2.2)"/><g clip-path="url(#cloth)">${patternOf(pattern, colors, 100)}<path d="M23 38Q30 60 26 97H10V30ZM77 38Q70 60 74 97H90V30Z" fill="#000" fill-opacity=".13"/><path d="M40 40Q46 70 42 100H50Q52 66 46 40ZM60 44Q56 70 62 100H66Q66 66 62 44Z" fill="#fff" fill-opacity=".09"/><path d="M1 40L18 48L23 38L18 12ZM99 40L82 48L77 38L82 12Z" fill="${darken(trim, 0.1)}" fill-opacity=".34"/></g><path d="M34 6Q50 17 66 6" fill="none" stroke="${trim}" stroke-width="4.6"/><path d="M36.4 6Q50 14 63.6 6Z" fill="${darken(base, 0.7)}"/><path d="M1 40L18 48M99 40L82 48" stroke="${trim}" stroke-width="3"/>${set(0.9, halo)}${set(0, ink)}<path d="${JERSEY}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width=".5"/></g>`;
}

/** Three steps, confetti, and the numerals that matter. */
function drawPodium(size: Size, { ground, colors, text }: ObjectScene, random: Random): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h);
  const step = Math.min(w * 0.26, unit * 0.36);
  const box = (place: string, x: number, height: number, color: string) =>
    `<path d="M${n(x)} ${n(h - height)}h${n(step)}l${n(step * 0.14)} ${n(-step * 0.12)}h${n(-step)}Z" fill="${lighten(color, 0.35)}"/><path d="M${n(x + step)} ${n(h - height)}l${n(step * 0.14)} ${n(-step * 0.12)}V${h}H${n(x + step)}Z" fill="${darken(color, 0.4)}"/><rect x="${n(x)}" y="${n(h - height)}" width="${n(step)}" height="${n(height)}" fill="${color}"/>${lettering(place, { x: x + step / 2, y: h - height + step * 0.62, height: step * 0.46, color: readable(color), anchor: 'middle' })}`;
  const person = (x: number, y: number, shirt: string, arms: boolean) => {
    const s = step * 0.5;
    return `<g transform="translate(${n(x)} ${n(y)})"><path d="M${n(-s * 0.16)} 0V${n(-s * 0.6)}M${n(s * 0.16)} 0V${n(-s * 0.6)}" stroke="#2a211c" stroke-width="${n(s * 0.22)}" stroke-linecap="round"/><path d="${arms ? `M${n(-s * 0.3)} ${n(-s * 1.2)}L${n(-s * 0.62)} ${n(-s * 1.86)}M${n(s * 0.3)} ${n(-s * 1.2)}L${n(s * 0.62)} ${n(-s * 1.86)}` : `M${n(-s * 0.3)} ${n(-s * 1.2)}L${n(-s * 0.46)} ${n(-s * 0.66)}M${n(s * 0.3)} ${n(-s * 1.2)}L${n(s * 0.46)} ${n(-s * 0.66)}`}" stroke="#8a5a3c" stroke-width="${n(s * 0.17)}" stroke-linecap="round"/><rect x="${n(-s * 0.36)}" y="${n(-s * 1.36)}" width="${n(s * 0.72)}" height="${n(s * 0.86)}" rx="${n(s * 0.22)}" fill="${shirt}"/><circle cy="${n(-s * 1.62)}" r="${n(s * 0.23)}" fill="#8a5a3c"/><path d="M${n(-s * 0.23)} ${n(-s * 1.64)}a${n(s * 0.23)} ${n(s * 0.23)} 0 0 1 ${n(s * 0.46)} 0Z" fill="#241812"/><circle cy="${n(-s * 0.94)}" r="${n(s * 0.11)}" fill="#f2c230"/></g>`;
  };
  const [first, second, third] = colors;
  const left = w / 2 - step * 1.5;
  const confetti = [first, second, third, '#f2c230'].map((color) =>
    dots(
      scattered(random, 26, { x: 0, y: 0, width: w, height: h * 0.7 }, unit * 0.03),
      unit * 0.013,
      color,
      0.9,
    ),
  );
  const rays = Array.from(
    { length: 14 },
    (_, index) =>
      `<path d="M${n(w / 2)} ${n(h * 0.62)}L${n(w / 2 + Math.cos((index / 14) * Math.PI * 2) * w)} ${n(h * 0.62 + Math.sin((index / 14) * Math.PI * 2) * w)}L${n(w / 2 + Math.cos(((index + 0.5) / 14) * Math.PI * 2) * w)} ${n(h * 0.62 + Math.sin(((index + 0.5) / 14) * Math.PI * 2) * w)}Z" fill="${lighten(ground, 0.08)}"/>`,
  );
  const heights = [unit * 0.34, unit * 0.44, unit * 0.27] as const;
  return `<rect width="${w}" height="${h}" fill="${ground}"/>${rays.join('')}${confetti.join('')}${text ? lettering(text, { x: w / 2, y: h * 0.05 + unit * 0.1, height: fittingHeight(text, unit * 0.1, w * 0.86), color: '#fff8f0', anchor: 'middle' }) : ''}${box('2', left, heights[0], '#c9ccd2')}${box('3', left + step * 2, heights[2], '#c98a4e')}${box('1', left + step, heights[1], '#f2c230')}${person(left + step / 2, h - heights[0] - step * 0.06, second, false)}${person(left + step * 2.5, h - heights[2] - step * 0.06, third, false)}${person(left + step * 1.5, h - heights[1] - step * 0.06, first, true)}`;
}

/** A medal on its ribbon. */
function drawMedal(size: Size, { ground, colors, text, symbol }: ObjectScene): string {
  const { width: w, height: h } = size;
  const r = Math.min(w, h) * 0.27;
  const [cx, cy] = [w * 0.5, h * 0.58];
  const [one, two] = colors;
  const ribbon = (shift: number, color: string, width: number) =>
    `<path d="M${n(cx - r * 1.5 + shift)} ${n(-r * 0.2)}L${n(cx + shift * 0.3)} ${n(cy - r * 0.9)}L${n(cx + r * 1.5 + shift)} ${n(-r * 0.2)}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linejoin="round"/>`;
  const teeth = Array.from(
    { length: 40 },
    (_, index): Point => [
      cx + Math.cos((index / 40) * Math.PI * 2) * r * 0.93,
      cy + Math.sin((index / 40) * Math.PI * 2) * r * 0.93,
    ],
  );
  return `<defs><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe9a3"/><stop offset=".35" stop-color="#f0b93a"/><stop offset=".6" stop-color="#c98a1c"/><stop offset="1" stop-color="#ffd873"/></linearGradient></defs><rect width="${w}" height="${h}" fill="${ground}"/>${[1.3, 1.7, 2.1, 2.5].map((k) => `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * k)}" fill="none" stroke="${lighten(ground, 0.1)}" stroke-width="${n(r * 0.03)}"/>`).join('')}${ribbon(0, one, r * 0.56)}${ribbon(0, two, r * 0.2)}<circle cx="${n(cx + r * 0.08)}" cy="${n(cy + r * 0.12)}" r="${n(r)}" fill="#000" fill-opacity=".35"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="url(#gold)"/>${dots(teeth, r * 0.06, '#8a5a0c', 0.6)}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.84)}" fill="#e0a42c" stroke="#fff0bf" stroke-width="${n(r * 0.03)}"/>${symbol ? drawSymbol(symbol, { x: cx + r * 0.03, y: cy - r * 0.15, size: r * 0.8, color: '#8a5a0c' }) + drawSymbol(symbol, { x: cx, y: cy - r * 0.18, size: r * 0.8, color: '#fff3cf' }) : ''}${text ? lettering(text, { x: cx, y: cy + r * 0.58, height: fittingHeight(text, r * 0.24, r * 1.1), color: '#6b4308', anchor: 'middle' }) : ''}`;
}

/** A loaded bar on a gym floor, from above. */
function drawWeights(size: Size, { ground, colors, text }: ObjectScene, random: Random): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h);
  const floor = scattered(random, 240, { x: 0, y: 0, width: w, height: h }, unit * 0.02);
  const bar = h * 0.56;
  const plate = (x: number, height: number, color: string) =>
    `<rect x="${n(x + unit * 0.012)}" y="${n(bar - height / 2 + unit * 0.024)}" width="${n(unit * 0.06)}" height="${n(height)}" rx="${n(unit * 0.014)}" fill="#000" fill-opacity=".35"/><rect x="${n(x)}" y="${n(bar - height / 2)}" width="${n(unit * 0.06)}" height="${n(height)}" rx="${n(unit * 0.014)}" fill="${color}"/><rect x="${n(x + unit * 0.008)}" y="${n(bar - height / 2 + unit * 0.01)}" width="${n(unit * 0.012)}" height="${n(height - unit * 0.02)}" rx="${n(unit * 0.006)}" fill="#fff" fill-opacity=".28"/>`;
  const stack = [0.62, 0.62, 0.48, 0.36].map((share, index) => {
    const color = [colors[0], colors[1], colors[2], '#d9d9de'][index] as string;
    const x = w * 0.2 - index * unit * 0.07;
    return plate(x, unit * share, color) + plate(w - x - unit * 0.06, unit * share, color);
  });
  const seams = [0.25, 0.5, 0.75].map((share) => `M${n(w * share)} 0V${h}`).join('');
  return `<rect width="${w}" height="${h}" fill="${ground}"/>${dots(floor, unit * 0.008, lighten(ground, 0.25), 0.6)}<path d="${seams}M0 ${n(h / 2)}H${w}" stroke="${darken(ground, 0.4)}" stroke-width="${n(unit * 0.006)}"/><path d="M${n(-w * 0.02)} ${n(bar + unit * 0.024)}H${n(w * 1.02)}" stroke="#000" stroke-opacity=".35" stroke-width="${n(unit * 0.03)}"/><path d="M${n(-w * 0.02)} ${n(bar)}H${n(w * 1.02)}" stroke="#b9bcc4" stroke-width="${n(unit * 0.03)}"/><path d="M${n(w * 0.3)} ${n(bar)}H${n(w * 0.7)}" stroke="#8d9199" stroke-width="${n(unit * 0.03)}" stroke-dasharray="${n(unit * 0.004)} ${n(unit * 0.004)}"/><path d="M0 ${n(bar - unit * 0.008)}H${w}" stroke="#fff" stroke-opacity=".5" stroke-width="${n(unit * 0.005)}"/>${stack.join('')}${text ? lettering(text, { x: w / 2, y: h * 0.08 + unit * 0.14, height: fittingHeight(text, unit * 0.15, w * 0.5), color: '#fff8f0', anchor: 'middle' }) : ''}`;
}

/** A stand that shows a picture: each card is a person. */
function drawMosaic(
  size: Size,
  { ground, colors, text, symbol }: ObjectScene,
  random: Random,
): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h);
  const rows = Array.from({ length: 26 }, (_, index) => `M0 ${n((h * index) / 26)}H${w}`).join('');
  const seat = w / Math.round(w / (unit / 30));
  const lines = Array.from(
    { length: Math.ceil(w / seat) },
    (_, index) => `M${n(index * seat)} 0V${h}`,
  ).join('');
  const [one, two, three] = colors;
  const picture = symbol
    ? drawSymbol(symbol, {
        x: w / 2,
        y: h * (text ? 0.42 : 0.5),
        size: unit * (text ? 0.56 : 0.8),
        color: two,
      })
    : '';
  const words = text
    ? lettering(text, {
        x: w / 2,
        y: h * (symbol ? 0.93 : 0.64),
        height: fittingHeight(text, unit * (symbol ? 0.16 : 0.3), w * 0.9),
        color: two,
        anchor: 'middle',
      })
    : '';
  const waves = [0.22, 0.55, 0.86].map(
    (y) =>
      `<path d="M0 ${n(h * y)}Q${n(w * 0.25)} ${n(h * (y - 0.08))} ${n(w * 0.5)} ${n(h * y)}T${w} ${n(h * y)}v${n(h * 0.09)}Q${n(w * 0.75)} ${n(h * (y + 0.16))} ${n(w * 0.5)} ${n(h * (y + 0.09))}T0 ${n(h * (y + 0.09))}Z" fill="${three}" fill-opacity=".8"/>`,
  );
  const heads = dots(
    scattered(random, 300, { x: 0, y: 0, width: w, height: h }, unit * 0.02),
    unit * 0.012,
    '#3a2418',
    0.5,
  );
  return `<rect width="${w}" height="${h}" fill="${ground}"/><rect width="${w}" height="${h}" fill="${one}"/>${waves.join('')}${picture}${words}${heads}<path d="${rows}${lines}" stroke="#1c1512" stroke-width="${n(unit * 0.0045)}" stroke-opacity=".34"/>`;
}

/** Balls on the ground, each with its own skin. */
function drawBalls(
  size: Size,
  { ground: floor, colors, symbol }: ObjectScene,
  random: Random,
): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h);
  const r = unit * 0.17;
  const spots = scattered(
    random,
    9,
    { x: r * 0.4, y: r * 0.4, width: w - r * 0.8, height: h - r * 0.8 },
    r * 2.1,
  );
  const skin = symbol ?? 'ball';
  const balls = spots.map(([x, y], index) => {
    const color = colors[index % 3] as string;
    const [ground, seams] =
      skin === 'ball' ? [darken(color, 0.82), color] : [color, darken(color, 0.62)];
    return `<ellipse cx="${n(x + r * 0.34)}" cy="${n(y + r * 0.4)}" rx="${n(r)}" ry="${n(r * 0.92)}" fill="#000" fill-opacity=".3"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${ground}"/><g transform="rotate(${random.whole(0, 90)} ${n(x)} ${n(y)})">${drawSymbol(skin, { x, y, size: r * 2.02, color: seams })}</g><circle cx="${n(x - r * 0.32)}" cy="${n(y - r * 0.36)}" r="${n(r * 0.4)}" fill="#fff" fill-opacity=".2"/>`;
  });
  const stripes = Array.from(
    { length: 8 },
    (_, index) =>
      `<rect x="${n((w * index) / 8)}" width="${n(w / 16)}" height="${h}" fill="${lighten(floor, 0.05)}"/>`,
  );
  return `<rect width="${w}" height="${h}" fill="${floor}"/><g transform="rotate(14 ${n(w / 2)} ${n(h / 2)}) scale(1.3) translate(${n(-w * 0.12)} ${n(-h * 0.12)})">${stripes.join('')}</g>${balls.join('')}`;
}
