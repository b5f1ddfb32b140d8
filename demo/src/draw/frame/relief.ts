import type { Finish } from './colors.ts';
import { type Plane, softened } from './plane.ts';

/** What light adds to a surface, what shade takes from it and how near its rim is, by pixel. */
export interface Relief {
  glint: Uint8Array;
  shade: Uint8Array;
  edge: Uint8Array;
}

/** How a surface answers the studio: width of its bevel in pixels, and its polish. */
const surfaces = {
  gloss: { bevel: 3, depth: 2.5, lamp: 0.86, bounce: 0.22, shade: 0.5, blur: 0.12 },
  matte: { bevel: 5, depth: 2, lamp: 0.2, bounce: 0.05, shade: 0.46, blur: 0.5 },
  metal: { bevel: 2, depth: 1.6, lamp: 0.95, bounce: 0.4, shade: 0.6, blur: 0.2 },
};
export type Surface = keyof typeof surfaces;

export function surfaceOf(finish: Finish): Surface {
  return finish === 'matte' || finish === 'metal' ? finish : 'gloss';
}

/**
 * Lights a flat silhouette as if its edges were rounded: the blurred silhouette
 * is a height, its slope a normal, and the normal mirrors a studio with one long
 * lamp above and a pale table below.
 */
export function lightRelief(silhouette: Plane, surface: Surface): Relief {
  const { bevel, bounce, shade } = surfaces[surface];
  const { width, height, values } = silhouette;
  const heights = softened(silhouette, bevel);
  const size = values.length;
  const relief = {
    glint: new Uint8Array(size),
    shade: new Uint8Array(size),
    edge: new Uint8Array(size),
  };
  const answers = answersOf(surface);
  const slope = (surfaces[surface].depth * bevel) / 255;
  for (let y = 1; y < height - 1; y++) {
    const nearLamp = 1 - 0.5 * (y / height);
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (values[at] === 0) continue;
      const dx = ((heights[at - 1] as number) - (heights[at + 1] as number)) * slope;
      const dy = ((heights[at - width] as number) - (heights[at + width] as number)) * slope;
      const steep = 1 / (1 + dx * dx + dy * dy);
      const column = ((2 * steep * dx + 1) * 127.5) | 0;
      const row = ((2 * steep * dy + 1) * 127.5) | 0;
      const inLamp = (answers.lampY[row] as number) * (answers.lampX[column] as number);
      const inTable = (answers.tableY[row] as number) * (answers.tableX[column] as number);
      const glint = inLamp * nearLamp + inTable * bounce;
      const away = (answers.awayY[row] as number) * (1 - inTable * 0.5);
      const shaded = (away + (1 - Math.sqrt(steep)) * 0.45) * shade;
      relief.glint[at] = glint < 1 ? glint * 255 : 255;
      relief.shade[at] = shaded < 1 ? shaded * 255 : 255;
      const rim = (255 - (heights[at] as number)) * 2;
      relief.edge[at] = Math.min(rim, 255);
    }
  }
  return relief;
}

/** How much of lamp and table a surface mirrors, by where the mirrored ray goes: -1 to 1 in 256 steps. */
function answersOf(surface: Surface) {
  const { lamp, blur } = surfaces[surface];
  const table = (answer: (ray: number) => number) =>
    Float32Array.from({ length: 256 }, (_, index) => answer(index / 127.5 - 1));
  return {
    lampY: table(
      (ray) => lamp * ramp(-0.4 + blur, -0.4 - blur, ray) * ramp(-0.94 - blur, -0.84 + blur, ray),
    ),
    lampX: table((ray) => ramp(0.8 + blur, 0.45 - blur, ray)),
    tableY: table((ray) => ramp(0.5, 0.9, ray)),
    tableX: table((ray) => ramp(1.2, 0.5, Math.abs(ray))),
    awayY: table((ray) => ramp(0.02, 0.6, ray)),
  };
}

/** 0 at `from`, 1 at `to`, smooth between; either may be the larger. */
function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
