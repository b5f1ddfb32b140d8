import sharp from 'sharp';
import { darken, lighten, mix } from '../color.ts';
import { n, type Point, polygon } from '../geometry.ts';
import { blend, channelsOf, layOver } from './blend.ts';
import type { FrameBuild, FrameForm } from './build.ts';
import type { FrameColor } from './colors.ts';
import type { CutOut } from './cut-out.ts';
import { shadeGround } from './ground.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, PIXELS_PER_MILLIMETRE } from './studio.ts';

const YAW = 0.6;
const [COS, SIN] = [Math.cos(YAW), Math.sin(YAW)];
/** The eye stands this far before the frame and this high over its middle, in millimetres. */
const DISTANCE = 620;
const EYE_LEVEL = -95;
const SCALE = 4.6;
const CENTRE_X = FRAME_WIDTH * 0.62;
const CENTRE_Y = 362;

const whole = { x: 0, y: 0, width: FRAME_WIDTH, height: FRAME_HEIGHT };

/** A point of the frame in the picture; z runs from the front towards the ears, below zero. */
function place(x: number, y: number, z: number): Point {
  const along = x * COS + z * SIN;
  const near = DISTANCE / (DISTANCE + x * SIN - z * COS);
  const level = EYE_LEVEL + (y - EYE_LEVEL) * near;
  return [CENTRE_X + along * near * SCALE, CENTRE_Y + level * SCALE];
}

/** How far a front bends back beside its middle. */
function bend(form: FrameForm, x: number): number {
  return -(x * x) / (form.build === 'mask' ? 240 : 620);
}

/** The frame in three quarters: the front turned away in perspective, both arms behind it. */
export async function drawTurned(
  form: FrameForm,
  build: FrameBuild,
  color: FrameColor,
  front: CutOut,
  ground: Buffer,
): Promise<Buffer> {
  const arms = [arm(form, build, color, 1), arm(form, build, color, -1)].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}">${arms}</svg>`;
  const picture = Buffer.from(ground);
  layOver(picture, await rgba(svg), whole);
  const side = darken(color.base, 0.35);
  const depth = form.build === 'wire' ? 1.4 : 3.6;
  for (let z = -depth; z < 0; z += 1.2) layEdge(picture, form, front, z, side);
  layFront(picture, form, front);
  return picture;
}

/** The source column for each column of the picture, and how near it is. */
function columns(form: FrameForm, front: CutOut, z: number) {
  const found: { from: number; near: number; at: number }[] = [];
  for (let column = 0; column < front.width; column += 0.5) {
    const x = (column - front.width / 2) / PIXELS_PER_MILLIMETRE;
    const depth = z + bend(form, x);
    const [at] = place(x, 0, depth);
    const near = DISTANCE / (DISTANCE + x * SIN - depth * COS);
    const last = found.at(-1);
    if (!last || Math.floor(at) > last.at) found.push({ from: column, near, at: Math.floor(at) });
  }
  return found;
}

/** The rows that a column of the front covers, and the scale and the middle of that column. */
function reachOf(front: CutOut, near: number) {
  const scale = (near * SCALE) / PIXELS_PER_MILLIMETRE;
  const middle = CENTRE_Y + (EYE_LEVEL - EYE_LEVEL * near) * SCALE;
  const top = middle - (front.height / 2) * scale;
  const last = Math.min(FRAME_HEIGHT - 1, Math.floor(middle + (front.height / 2 - 2) * scale));
  return { first: Math.max(0, Math.ceil(top)), last, top, scale };
}

/** The material behind the front, which shows how thick it is. */
function layEdge(picture: Buffer, form: FrameForm, front: CutOut, z: number, hex: string): void {
  const [red, green, blue] = channelsOf(hex);
  const { width, values } = front.material;
  for (const { from, near, at } of columns(form, front, z)) {
    const { first, last, top, scale } = reachOf(front, near);
    const column = Math.floor(from);
    for (let y = first; y <= last; y++) {
      const cover = values[Math.floor((y - top) / scale) * width + column] as number;
      if (cover > 0) blend(picture, (y * FRAME_WIDTH + at) * 3, red, green, blue, cover / 255);
    }
  }
}

/** A column of the picture covers more than one of the front: it gets their mean. */
function layFront(picture: Buffer, form: FrameForm, front: CutOut): void {
  const { width, pixels } = front;
  const found = columns(form, front, 0);
  found.forEach(({ from, near, at }, index) => {
    const { first, last, top, scale } = reachOf(front, near);
    const until = Math.min(width - 1, Math.max(from + 1, found[index + 1]?.from ?? from + 1));
    for (let y = first; y <= last; y++) {
      const row = (y - top) / scale;
      const upper = Math.floor(row);
      const share = row - upper;
      let red = 0;
      let green = 0;
      let blue = 0;
      let alphas = 0;
      let count = 0;
      for (let column = Math.floor(from); column < until; column++) {
        for (let line = 0; line < 2; line++) {
          const source = ((upper + line) * width + column) * 4;
          const alpha = (pixels[source + 3] as number) * (line === 0 ? 1 - share : share);
          red += (pixels[source] as number) * alpha;
          green += (pixels[source + 1] as number) * alpha;
          blue += (pixels[source + 2] as number) * alpha;
          alphas += alpha;
        }
        count += 1;
      }
      if (alphas === 0) continue;
      const to = (y * FRAME_WIDTH + at) * 3;
      blend(picture, to, red / alphas, green / alphas, blue / alphas, alphas / count / 255);
    }
  });
}

/** One arm; that on the near side shows its outer face, the other its inner one. */
function arm(form: FrameForm, build: FrameBuild, color: FrameColor, side: 1 | -1): string {
  const metal = form.build === 'wire';
  const crystal = color.finish === 'crystal';
  const body = crystal ? mix(color.base, '#c9b8aa', 0.35) : color.base;
  const [start, end] = metal ? [2.6, 1.7] : [build.hinge.height * 0.92, build.hinge.height * 0.66];
  const straight = form.temple - 40;
  const x = side * (build.hinge.x - 2);
  const back = bend(form, x);
  const upper: Point[] = [];
  const lower: Point[] = [];
  const ridge: Point[] = [];
  for (let step = 0; step <= 26; step++) {
    const t = step / 26;
    const bent = Math.max(0, (t - 0.72) / 0.28);
    const z = back - Math.min(t / 0.72, 1) * straight - 30 * Math.sin(bent * 1.3);
    const y = build.hinge.y + 33 * bent ** 1.7;
    const half = ((start + (end - start) * t) / 2) * (1 + 0.25 * bent);
    const inwards = x - side * (3 * t ** 2 + 2 * bent);
    upper.push(place(inwards, y - half, z));
    ridge.push(place(inwards - side * (metal ? 1 : 2.6), y - half, z));
    lower.unshift(place(inwards, y + half, z + bent * 4));
  }
  const outer = side < 0;
  const face = outer ? body : darken(body, 0.42);
  const top = outer ? lighten(body, 0.22) : lighten(body, 0.1);
  const name = outer ? 'outer' : 'inner';
  const [[fromX], [toX]] = [upper[0] as Point, upper.at(-1) as Point];
  return `<defs><linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n(fromX)}" y1="0" x2="${n(toX)}" y2="0"><stop offset="0" stop-color="${darken(face, 0.25)}"/><stop offset=".16" stop-color="${face}"/><stop offset=".5" stop-color="${lighten(face, 0.08)}"/><stop offset="1" stop-color="${darken(face, 0.3)}"/></linearGradient></defs>
<g opacity="${crystal ? 0.66 : 1}"><path d="${polygon([...ridge, ...[...upper].reverse()])}" fill="${top}"/><path d="${polygon([...upper, ...lower])}" fill="url(#${name})"/></g>`;
}

/** The shadow of front and arms on the table, drawn small because shadows are soft. */
export async function layTurnedGround(form: FrameForm, build: FrameBuild): Promise<Buffer> {
  const floor = build.bottom + 1;
  const half = form.front / 2;
  const back = -(form.temple - 14);
  const strip = (points: [number, number][], opacity: number) =>
    `<path d="${polygon(points.map(([x, z]) => place(x, floor, z)))}" fill-opacity="${opacity}"/>`;
  const edge = bend(form, half);
  const content =
    strip(
      [
        [-half, edge + 4],
        [0, 5],
        [half, edge + 4],
        [half, edge - 10],
        [0, -8],
        [-half, edge - 10],
      ],
      0.5,
    ) +
    strip(
      [
        [-half, edge],
        [-half + 9, edge],
        [-half + 12, back],
        [-half + 2, back],
      ],
      0.28,
    ) +
    strip(
      [
        [half, edge],
        [half - 9, edge],
        [half - 12, back],
        [half - 2, back],
      ],
      0.28,
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME_WIDTH / 4}" height="${FRAME_HEIGHT / 4}" viewBox="0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}">${content}</svg>`;
  const small = await sharp(Buffer.from(svg)).extractChannel(3).blur(2.2).png().toBuffer();
  return shadeGround(small);
}

function rgba(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}
