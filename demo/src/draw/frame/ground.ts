import sharp from 'sharp';
import { n, polygon } from '../geometry.ts';
import { blend } from './blend.ts';
import type { FrameBuild, FrameForm } from './build.ts';
import { type Plane, softened } from './plane.ts';
import { alphaOf, FRAME_HEIGHT, FRAME_WIDTH, MIDDLE, PIXELS_PER_MILLIMETRE } from './studio.ts';

/** The shadow is drawn small and enlarged. */
const ENLARGED = 4;
const SHADOW_SCALE = 1 / ENLARGED;

/** Table and backdrop with the shadow of a frame: what all its colours lie on. */
export async function layGround(form: FrameForm, build: FrameBuild): Promise<Buffer> {
  const ground = Buffer.from(bareGround);
  const floor = MIDDLE + build.bottom * PIXELS_PER_MILLIMETRE;
  const small = fade(await castShadow(form, build), floor * SHADOW_SCALE);
  const row = new Float32Array(small.width);
  const last = Math.min(FRAME_HEIGHT - ENLARGED, Math.ceil(floor) + 160);
  for (let y = Math.floor(floor) - 24; y < last; y++) {
    blendRows(small, y / ENLARGED - 0.375, row);
    for (let x = 0; x < FRAME_WIDTH - ENLARGED; x++) {
      const column = x >> 2;
      const left = row[column] as number;
      const right = row[column + 1] as number;
      const dark = (left + ((right - left) * (x & 3)) / ENLARGED) / 255;
      if (dark < 0.002) continue;
      const at = (y * FRAME_WIDTH + x) * 3;
      ground[at] = (ground[at] as number) * (1 - dark * 0.74) + 0.5;
      ground[at + 1] = (ground[at + 1] as number) * (1 - dark * 0.9) + 0.5;
      ground[at + 2] = (ground[at + 2] as number) * (1 - dark) + 0.5;
    }
  }
  return ground;
}

/** The row at a height between two rows. */
function blendRows({ width, values }: Plane, y: number, row: Float32Array): void {
  const upper = Math.floor(y) * width;
  const share = y - Math.floor(y);
  for (let x = 0; x < width; x++) {
    const above = values[upper + x] as number;
    row[x] = above + ((values[upper + width + x] as number) - above) * share;
  }
}

/** Sharp and dark at the feet, soft and pale away from them. */
function fade(shadow: Plane, floor: number): Plane {
  const near = softened(shadow, 2);
  const far = softened(shadow, 6);
  const values = new Uint8Array(near.length);
  for (let y = 0; y < shadow.height; y++) {
    const distance = Math.min(1, Math.max(0, (y - floor) / 24));
    const depth = 0.66 - 0.4 * distance;
    for (let x = 0; x < shadow.width; x++) {
      const at = y * shadow.width + x;
      const crisp = near[at] as number;
      values[at] = (crisp + ((far[at] as number) - crisp) * distance) * depth;
    }
  }
  return { ...shadow, values };
}

/** The frame lying flat before itself; drawn small, since softness needs no detail. */
function castShadow(form: FrameForm, build: FrameBuild): Promise<Plane> {
  const fill = (outlines: string[]) => outlines.map((d) => `<path d="${d}"/>`).join('');
  const floor = MIDDLE + build.bottom * PIXELS_PER_MILLIMETRE;
  const flattened = `translate(${FRAME_WIDTH / 2} ${n(floor)}) skewX(-14) scale(${PIXELS_PER_MILLIMETRE} ${-PIXELS_PER_MILLIMETRE * 0.36}) translate(0 ${n(-build.bottom)})`;
  const feet = feetOf(build).map(
    (x) =>
      `<ellipse cx="${n(FRAME_WIDTH / 2 + x * PIXELS_PER_MILLIMETRE)}" cy="${n(floor + 2)}" rx="64" ry="5" opacity=".75"/>`,
  );
  return alphaOf(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME_WIDTH * SHADOW_SCALE}" height="${FRAME_HEIGHT * SHADOW_SCALE}" viewBox="0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}"><g transform="${flattened}"><g opacity="${form.tinted ? 0.3 : 0.07}">${fill(build.lenses.map(polygon))}</g><g opacity=".55">${fill(build.solids.map(polygon))}</g></g>${feet.join('')}</svg>`,
    ),
  );
}

/** Where the front stands: the lowest point under each eye. */
function feetOf(build: FrameBuild): number[] {
  return [1, -1].map((side) => {
    const points = build.lenses.flat().filter(([x]) => x * side > 0);
    return points.reduce((low, point) => (point[1] > low[1] ? point : low))[0];
  });
}

/** A warm sweep from white to cream. */
export const bareGround = (() => {
  const pixels = Buffer.alloc(FRAME_WIDTH * FRAME_HEIGHT * 3);
  for (let y = 0; y < FRAME_HEIGHT; y++) {
    const t = y / FRAME_HEIGHT;
    const warmth = t < 0.6 ? (t / 0.6) ** 2 * 0.45 : 0.45 + ((t - 0.6) / 0.4) * 0.55;
    for (let x = 0; x < FRAME_WIDTH; x++) {
      const at = (y * FRAME_WIDTH + x) * 3;
      pixels[at] = 255 - warmth * 3;
      pixels[at + 1] = 254 - warmth * 18;
      pixels[at + 2] = 252 - warmth * 34;
    }
  }
  return pixels;
})();

/** Table and backdrop under a shadow that was drawn small: white where it is dark. */
export async function shadeGround(shadow: Buffer): Promise<Buffer> {
  const ground = Buffer.from(bareGround);
  const values = await sharp(shadow)
    .resize(FRAME_WIDTH, FRAME_HEIGHT)
    .extractChannel(0)
    .raw()
    .toBuffer();
  for (let at = 0; at < values.length; at++) {
    const dark = (values[at] as number) / 255;
    if (dark > 0.004) blend(ground, at * 3, 74, 44, 26, dark * 0.6);
  }
  return ground;
}
