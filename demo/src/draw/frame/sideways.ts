import sharp from 'sharp';
import { darken, lighten } from '../color.ts';
import { closedSpline, n, type Point, polygon } from '../geometry.ts';
import { layOver } from './blend.ts';
import type { FrameBuild, FrameForm } from './build.ts';
import type { FrameColor } from './colors.ts';
import { materialGradient } from './front.ts';
import { shadeGround } from './ground.ts';
import { lensTint } from './lens.ts';
import type { Plane } from './plane.ts';
import type { Relief } from './relief.ts';
import {
  alphaOf,
  compose,
  FRAME_HEIGHT,
  FRAME_WIDTH,
  type Masks,
  MIDDLE,
  PIXELS_PER_MILLIMETRE,
  type Stage,
  stageSvg,
} from './studio.ts';

/** What all colours have in common from the side. */
export interface Side {
  stage: Stage;
  ground: Buffer;
  masks: Masks;
}

export async function layOnSide(form: FrameForm, build: FrameBuild): Promise<Side> {
  const stage = {
    x: Math.floor(FRAME_WIDTH / 2 - (form.temple / 2 + 9) * PIXELS_PER_MILLIMETRE),
    y: Math.floor(MIDDLE + (build.top - 3) * PIXELS_PER_MILLIMETRE),
    width: Math.ceil((form.temple + 18) * PIXELS_PER_MILLIMETRE),
    height: Math.ceil((build.bottom - build.top + 12) * PIXELS_PER_MILLIMETRE),
  };
  const outlines = [profile(form, build), armOutline(form, build)];
  const fill = outlines.map((points) => `<path d="${polygon(points)}"/>`).join('');
  const [front, ground] = await Promise.all([
    alphaOf(stageSvg(stage, '', fill)),
    castShadow(form, build),
  ]);
  const none: Plane = { ...front, values: new Uint8Array(front.values.length) };
  return { stage, ground, masks: { front, glass: none, browShade: none } };
}

/** The frame from its left side: an arm from hinge to tip, the front seen on its edge. */
export async function drawSideways(
  { stage, ground, masks }: Side,
  form: FrameForm,
  build: FrameBuild,
  color: FrameColor,
  sheet: string,
  relief: Relief,
): Promise<Buffer> {
  const [glass, material, hinge] = await Promise.all([
    raw(stageSvg(stage, '', lensEdge(form, build, color))),
    raw(stageSvg(stage, materialGradient(build, color), sheet)),
    raw(stageSvg(stage, '', drawHinge(form, build, color))),
  ]);
  const look = { opacity: color.finish === 'crystal' ? 0.5 : 1, browShade: 0 };
  const picture = compose(stage, ground, glass, material, masks, relief, look);
  layOver(picture, hinge, stage);
  return picture;
}

/** Where the front begins, so that the whole side stands in the middle. */
const startOf = (form: FrameForm) => -(form.temple - 4) / 2;

/** The edge of the front; it leans back a little towards the cheek. */
function profile(form: FrameForm, build: FrameBuild): Point[] {
  const x = startOf(form);
  const depth = form.build === 'wire' ? 1.6 : 4.4;
  const lean = (y: number) => (y - build.hinge.y) * 0.13;
  const point = (dx: number, y: number): Point => [x + dx + lean(y), y];
  const top = build.top + 0.6;
  const bottom =
    form.build === 'half' || form.build === 'mask' ? build.hinge.y + 9 : build.bottom - 0.6;
  return closedSpline(
    [
      point(0.4, top),
      point(depth * 0.8, top),
      point(depth, build.hinge.y),
      point(depth * 0.9, bottom - 2),
      point(depth * 0.5, bottom),
      point(0.2, bottom - 2),
      point(-0.6, (top + bottom) / 2),
      point(-0.3, top + 3),
    ],
    6,
  );
}

function armOutline(form: FrameForm, build: FrameBuild): Point[] {
  const metal = form.build === 'wire';
  const [start, end] = metal ? [2.8, 1.9] : [build.hinge.height, build.hinge.height * 0.7];
  const length = form.temple;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= 40; step++) {
    const t = step / 40;
    const bent = Math.max(0, (t - 0.7) / 0.3);
    const x = startOf(form) + 1.5 + (length - 6) * (t - 0.06 * bent ** 2);
    const y = build.hinge.y + 34 * bent ** 1.75;
    const wide = metal && bent > 0.25 ? 2.1 : 1;
    const half = ((start + (end - start) * Math.min(1, t / 0.6)) / 2) * wide * (1 + 0.2 * bent);
    const slope = bent > 0 ? Math.atan(1.9 * bent ** 0.75) : 0;
    const [dx, dy] = [Math.sin(slope) * half, Math.cos(slope) * half];
    upper.push([x + dx, y - dy]);
    lower.unshift([x - dx, y + dy]);
  }
  const [tipX, tipY] = upper.at(-1) as Point;
  return [...upper, [tipX - 1, tipY + 3], ...lower];
}

/** The glass bulges a little before its rim. */
function lensEdge(form: FrameForm, build: FrameBuild, { lens }: FrameColor): string {
  const x = startOf(form);
  const bulge = form.build === 'mask' ? 9 : 3.4;
  const [top, bottom] = [build.top + 2, build.bottom - 1.5];
  const lean = (y: number) => (y - build.hinge.y) * 0.13;
  const path = `M${n(x + 1.6 + lean(top))} ${n(top)}Q${n(x - bulge)} ${n((top + bottom) / 2)} ${n(x + 1.6 + lean(bottom))} ${n(bottom)}Q${n(x + 4)} ${n((top + bottom) / 2)} ${n(x + 1.6 + lean(top))} ${n(top)}Z`;
  const tint = lens.kind === 'clear' ? '#bcd3dc' : lensTint(lens);
  return `<path d="${path}" fill="${tint}" fill-opacity="${lens.kind === 'clear' ? 0.45 : 0.9}"/><path d="${path}" fill="none" stroke="${darken(tint, 0.2)}" stroke-width=".4" stroke-opacity=".6"/>`;
}

/** The cut between front and arm, with its two pins. */
function drawHinge(form: FrameForm, build: FrameBuild, color: FrameColor): string {
  const x = startOf(form) + (form.build === 'wire' ? 3.4 : 7);
  const half = build.hinge.height / 2;
  const y = build.hinge.y;
  const pin = lighten(color.base, 0.75);
  const pins =
    form.build === 'wire'
      ? ''
      : `<circle cx="${n(x + 4)}" cy="${n(y - half * 0.3)}" r=".62" fill="${pin}"/><circle cx="${n(x + 4)}" cy="${n(y + half * 0.35)}" r=".62" fill="${pin}"/>`;
  const line = `<path d="M${n(x)} ${n(y - half * 0.96)}V${n(y + half * 0.96)}" stroke="${darken(color.base, 0.7)}" stroke-width=".35" stroke-opacity=".8"/>`;
  return line + pins;
}

async function castShadow(form: FrameForm, build: FrameBuild): Promise<Buffer> {
  const x = startOf(form);
  const floor = build.bottom + 1.5;
  const end = x + form.temple - 8;
  const content = `<ellipse cx="${n(x + 5)}" cy="${n(floor)}" rx="13" ry="1.5"/><ellipse cx="${n((x + end) / 2)}" cy="${n(floor + 2)}" rx="${n((end - x) / 2)}" ry="2.6" fill-opacity=".5"/><ellipse cx="${n(end)}" cy="${n(floor)}" rx="9" ry="1.4" fill-opacity=".7"/>`;
  const whole = { x: 0, y: 0, width: FRAME_WIDTH, height: FRAME_HEIGHT };
  const small = await sharp(stageSvg(whole, '', content))
    .resize(FRAME_WIDTH / 4)
    .extractChannel(3)
    .blur(2)
    .png()
    .toBuffer();
  return shadeGround(small);
}

function raw(svg: Buffer): Promise<Buffer> {
  return sharp(svg).ensureAlpha().raw().toBuffer();
}
