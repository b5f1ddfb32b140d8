import sharp from 'sharp';
import { polygon } from '../geometry.ts';
import type { FrameBuild, FrameForm } from './build.ts';
import { halved, type Plane, polished, softened } from './plane.ts';
import type { Relief } from './relief.ts';

export const FRAME_WIDTH = 960;
export const FRAME_HEIGHT = 720;
export const PIXELS_PER_MILLIMETRE = 5.28;
/** Height of the lenses' middle in the picture. */
export const MIDDLE = 328;
/** How far below the front coloured light reaches, in millimetres. */
export const CAUSTIC_REACH = 15;
/** The part of the picture in which anything but ground can be; work outside it would be lost. */
export interface Stage {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function stageFor(form: FrameForm, build: FrameBuild): Stage {
  const left = Math.floor(FRAME_WIDTH / 2 - (form.front / 2 + 3) * PIXELS_PER_MILLIMETRE);
  const top = Math.floor(MIDDLE + (build.top - 5) * PIXELS_PER_MILLIMETRE);
  const bottom = Math.ceil(MIDDLE + (build.bottom + CAUSTIC_REACH) * PIXELS_PER_MILLIMETRE);
  return { x: left, y: top, width: FRAME_WIDTH - left * 2, height: bottom - top };
}

/** Where the front is and where the glass is, and the shade that the brow throws on the glass. */
export interface Masks {
  front: Plane;
  glass: Plane;
  /** Half as wide and high as the others. */
  browShade: Plane;
}

/** Draws in millimetres on the stage. */
export function stageSvg(
  { x, y, width, height }: Stage,
  definitions: string,
  content: string,
): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><defs>${definitions}</defs><g transform="translate(${FRAME_WIDTH / 2} ${MIDDLE}) scale(${PIXELS_PER_MILLIMETRE})">${content}</g></svg>`,
  );
}

export async function cutMasks(form: FrameForm, build: FrameBuild, stage: Stage): Promise<Masks> {
  const fill = (outlines: string[]) => outlines.map((d) => `<path d="${d}"/>`).join('');
  const [solid, glass] = await Promise.all([
    alphaOf(stageSvg(stage, '', fill([...build.solids, ...build.lenses].map(polygon)))),
    alphaOf(stageSvg(stage, '', fill(build.lenses.map(polygon)))),
  ]);
  const radius = { full: 6, browline: 4, half: 6, mask: 2, wire: 0 }[form.build];
  const whole = radius > 0 ? polished(solid, radius) : solid;
  const front = { ...whole, values: new Uint8Array(whole.values.length) };
  for (let at = 0; at < front.values.length; at++) {
    front.values[at] = ((whole.values[at] as number) * (255 - (glass.values[at] as number))) / 255;
  }
  return { front, glass, browShade: throwBrowShade(front) };
}

/** Lays glass and front on the ground and lets the light fall on them. */
export function compose(
  stage: Stage,
  ground: Buffer,
  behind: Buffer,
  material: Buffer,
  { front, glass, browShade }: Masks,
  relief: Relief,
  look: { opacity: number; browShade: number },
): Buffer {
  const picture = Buffer.from(ground);
  const thin = 1 - look.opacity;
  for (let y = 0; y < stage.height; y++) {
    let at = y * stage.width;
    let to = ((y + stage.y) * FRAME_WIDTH + stage.x) * 3;
    const browRow = Math.min(y >> 1, browShade.height - 1) * browShade.width;
    for (let x = 0; x < stage.width; x++, at++, to += 3) {
      const from = at * 4;
      const alpha = behind[from + 3] as number;
      const cover = front.values[at] as number;
      if (alpha > 0 && (cover < 255 || thin > 0)) {
        const brow = browShade.values[browRow + (x >> 1)] as number;
        const dark = ((glass.values[at] as number) * brow * look.browShade) / 65_025;
        const own = (alpha / 255) * (1 - dark);
        const through = (1 - alpha / 255) * (1 - dark);
        for (let channel = 0; channel < 3; channel++) {
          picture[to + channel] =
            (picture[to + channel] as number) * through + (behind[from + channel] as number) * own;
        }
      }
      if (cover > 0) {
        const edge = (relief.edge[at] as number) / 255;
        const solid = (cover / 255) * (look.opacity + thin * edge * 0.6);
        const keep = 1 - (relief.shade[at] as number) / 255;
        const glint = ((relief.glint[at] as number) * cover) / 65_025;
        for (let channel = 0; channel < 3; channel++) {
          const back = picture[to + channel] as number;
          const flat = back + ((material[from + channel] as number) * keep - back) * solid;
          picture[to + channel] = flat + (255 - flat) * glint + 0.5;
        }
      }
    }
  }
  return picture;
}

export async function alphaOf(svg: Buffer): Promise<Plane> {
  const { data, info } = await sharp(svg)
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, values: data };
}

/** The front, softened and let down a little. */
function throwBrowShade(front: Plane): Plane {
  const small = halved(front);
  const soft = softened(small, 3);
  const values = new Uint8Array(soft.length);
  const drop = 4 * small.width;
  for (let at = drop; at < values.length; at++) values[at] = soft[at - drop] as number;
  return { ...small, values };
}
