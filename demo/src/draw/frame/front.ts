import type { Random } from '../../seed/random.ts';
import { darken, lighten, luminance, mix } from '../color.ts';
import { closedSpline, n, offsetOutline, type Point, polygon, polyline } from '../geometry.ts';
import type { FrameBuild, FrameForm } from './build.ts';
import type { FrameColor } from './colors.ts';

/** The material of the front as a sheet; the front is cut out of it afterwards. */
export function drawMaterial(
  form: FrameForm,
  build: FrameBuild,
  color: FrameColor,
  random: Random,
): string {
  const sheet = `<rect x="-100" y="-80" width="200" height="160" fill="url(#material)"/>`;
  const pattern = color.finish === 'tortoise' ? flakes(form, build, color, random) : '';
  return sheet + pattern + accent(form, build, color) + rivets(form, build, color);
}

export function materialGradient(build: FrameBuild, color: FrameColor): string {
  const { base, second } = color;
  const vertical = `gradientUnits="userSpaceOnUse" x1="0" y1="${n(build.top)}" x2="0" y2="${n(build.bottom)}"`;
  const stops: Record<FrameColor['finish'], [number, string][]> = {
    gloss: [
      [0, lighten(base, 0.025)],
      [0.4, base],
      [1, darken(base, 0.3)],
    ],
    matte: [
      [0, lighten(base, 0.02)],
      [1, darken(base, 0.22)],
    ],
    tortoise: [
      [0, base],
      [1, darken(base, 0.3)],
    ],
    twoTone: [
      [0, base],
      [0.4, base],
      [0.47, second],
      [1, second],
    ],
    fade: [
      [0, base],
      [0.25, base],
      [0.85, second],
      [1, second],
    ],
    crystal: [
      [0, base],
      [1, mix(base, '#ffffff', 0.35)],
    ],
    metal: [
      [0, lighten(base, 0.28)],
      [0.2, base],
      [0.4, darken(base, 0.35)],
      [0.58, lighten(base, 0.2)],
      [0.8, darken(base, 0.2)],
      [1, darken(base, 0.5)],
    ],
  };
  const list = stops[color.finish].map(
    ([at, value]) => `<stop offset="${at}" stop-color="${value}"/>`,
  );
  return `<linearGradient id="material" ${vertical}>${list.join('')}</linearGradient>`;
}

/** A line of the second colour along the brow of sports frames. */
function accent(form: FrameForm, build: FrameBuild, color: FrameColor): string {
  if (form.build !== 'mask' && form.build !== 'half') return '';
  return build.lenses
    .map((lens) => {
      const line = offsetOutline(lens, ([, ny]) => form.rim * 0.5 * Math.max(0, -ny));
      const brow = line.filter(([, y], index) => y < -form.lensHeight * 0.3 && index >= 0);
      const ordered = [...brow].sort((a, b) => a[0] - b[0]);
      return `<path d="${polyline(ordered)}" fill="none" stroke="${color.second}" stroke-width=".75"/>`;
    })
    .join('');
}

/** The flakes of tortoiseshell: dark islands with a warm shore, denser towards the brow. */
function flakes(form: FrameForm, build: FrameBuild, color: FrameColor, random: Random): string {
  const islands: string[] = [];
  const count = Math.round(form.front * 0.8);
  for (let index = 0; index < count; index++) {
    const x = random.between(-form.front / 2, form.front / 2);
    const y = build.top + (build.bottom - build.top) * random.next() ** 1.2;
    const size = random.between(1.1, 4.4);
    const blob = blobAround([x, y], size, random);
    const shade = random.chance(0.2) ? lighten(color.base, 0.3) : color.second;
    islands.push(
      `<path d="${blob}" fill="${mix(color.base, color.second, 0.55)}" fill-opacity=".55" transform="translate(.3 .5)"/>`,
      `<path d="${blob}" fill="${shade}" fill-opacity="${n(random.between(0.62, 0.95))}"/>`,
    );
  }
  return islands.join('');
}

function blobAround([x, y]: Point, size: number, random: Random): string {
  const count = 6;
  const tilt = random.between(0, Math.PI);
  const controls = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach = size * random.between(0.55, 1.35);
    const [dx, dy] = [Math.cos(angle) * reach * 1.7, Math.sin(angle) * reach];
    return [
      x + dx * Math.cos(tilt) - dy * Math.sin(tilt),
      y + dx * Math.sin(tilt) + dy * Math.cos(tilt),
    ];
  });
  return polygon(closedSpline(controls, 5));
}

/** The small metal pins that hold the hinge of an acetate front. */
function rivets(form: FrameForm, build: FrameBuild, color: FrameColor): string {
  if (form.build === 'wire' || form.build === 'mask' || form.shape === 'esportivo') return '';
  const { x, y } = build.hinge;
  const metal = luminance(color.base) > 0.3 ? '#b98b3e' : '#e6dccb';
  return [-1, 1]
    .map((side) => {
      const cx = side * (x - 4.6);
      return `<ellipse cx="${n(cx)}" cy="${n(y - 0.2)}" rx="1.25" ry=".62" fill="${darken(metal, 0.4)}"/><ellipse cx="${n(cx)}" cy="${n(y - 0.32)}" rx="1.15" ry=".52" fill="${metal}"/>`;
    })
    .join('');
}
