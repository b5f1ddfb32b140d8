import { n, polygon } from '../geometry.ts';
import type { FrameBuild, FrameForm } from './build.ts';
import { type Plane, softened } from './plane.ts';
import { alphaOf, FRAME_HEIGHT, FRAME_WIDTH, MIDDLE, PIXELS_PER_MILLIMETRE } from './studio.ts';

const SHADOW_SCALE = 0.25;

/** Table and backdrop with the shadow of a frame: what all its colours lie on. */
export async function layGround(form: FrameForm, build: FrameBuild): Promise<Buffer> {
  const ground = Buffer.from(bareGround);
  const shadow = await castShadow(form, build);
  const near = softened(shadow, 3);
  const far = softened(shadow, 8);
  const floor = MIDDLE + build.bottom * PIXELS_PER_MILLIMETRE;
  const half = (form.front / 2 + 18) * PIXELS_PER_MILLIMETRE;
  const [left, right] = [Math.floor(FRAME_WIDTH / 2 - half), Math.ceil(FRAME_WIDTH / 2 + half)];
  for (let y = Math.floor(floor) - 30; y < floor + 190; y++) {
    const distance = Math.min(1, Math.max(0, (y - floor) / 120));
    const depth = 0.66 - 0.4 * distance;
    for (let x = Math.max(0, left); x < Math.min(FRAME_WIDTH, right); x++) {
      const sharp = sample(near, shadow.width, x, y);
      const value = sharp + (sample(far, shadow.width, x, y) - sharp) * distance;
      if (value < 0.5) continue;
      const dark = (value / 255) * depth;
      const at = (y * FRAME_WIDTH + x) * 3;
      ground[at] = (ground[at] as number) * (1 - dark * 0.74) + 0.5;
      ground[at + 1] = (ground[at + 1] as number) * (1 - dark * 0.9) + 0.5;
      ground[at + 2] = (ground[at + 2] as number) * (1 - dark) + 0.5;
    }
  }
  return ground;
}

/** The frame lying flat before itself; drawn small, since softness needs no detail. */
function castShadow(form: FrameForm, build: FrameBuild): Promise<Plane> {
  const fill = (outlines: string[]) => outlines.map((d) => `<path d="${d}"/>`).join('');
  const floor = MIDDLE + build.bottom * PIXELS_PER_MILLIMETRE;
  const flattened = `translate(${FRAME_WIDTH / 2} ${n(floor)}) skewX(-14) scale(${PIXELS_PER_MILLIMETRE} ${-PIXELS_PER_MILLIMETRE * 0.36}) translate(0 ${n(-build.bottom)})`;
  const feet = feetOf(build).map(
    (x) =>
      `<ellipse cx="${n(FRAME_WIDTH / 2 + x * PIXELS_PER_MILLIMETRE)}" cy="${n(floor + 2)}" rx="80" ry="6" opacity=".75"/>`,
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

function sample(values: Float32Array, width: number, x: number, y: number): number {
  const [sx, sy] = [x * SHADOW_SCALE - 0.375, y * SHADOW_SCALE - 0.375];
  const [left, top] = [Math.max(0, Math.floor(sx)), Math.max(0, Math.floor(sy))];
  const [fx, fy] = [sx - left, sy - top];
  const at = top * width + left;
  const upper = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx;
  const lower = (values[at + width] ?? 0) * (1 - fx) + (values[at + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** A warm sweep from white to cream. */
const bareGround = (() => {
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
