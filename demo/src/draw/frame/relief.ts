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
  gloss: { bevel: 4, depth: 2.5, lamp: 0.86, bounce: 0.22, shade: 0.5, blur: 0.12 },
  matte: { bevel: 6, depth: 2, lamp: 0.2, bounce: 0.05, shade: 0.46, blur: 0.5 },
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
  const { bevel, depth, lamp, bounce, shade, blur } = surfaces[surface];
  const { width, height, values } = silhouette;
  const heights = softened(silhouette, bevel);
  const size = values.length;
  const relief = {
    glint: new Uint8Array(size),
    shade: new Uint8Array(size),
    edge: new Uint8Array(size),
  };
  const slope = (depth * bevel) / 255;
  for (let y = 1; y < height - 1; y++) {
    const nearLamp = 1 - 0.5 * (y / height);
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if ((values[at] as number) === 0) continue;
      const dx = ((heights[at - 1] as number) - (heights[at + 1] as number)) * slope;
      const dy = ((heights[at - width] as number) - (heights[at + width] as number)) * slope;
      const nz = 1 / Math.sqrt(1 + dx * dx + dy * dy);
      const [mirrorX, mirrorY] = [2 * nz * nz * dx, 2 * nz * nz * dy];
      const inLamp =
        ramp(-0.4 + blur, -0.4 - blur, mirrorY) *
        ramp(-0.94 - blur, -0.84 + blur, mirrorY) *
        ramp(0.8 + blur, 0.45 - blur, mirrorX);
      const inTable = ramp(0.5, 0.9, mirrorY) * ramp(1.2, 0.5, Math.abs(mirrorX));
      const away = ramp(0.02, 0.6, mirrorY) * (1 - inTable * 0.5);
      relief.glint[at] = 255 * Math.min(1, inLamp * lamp * nearLamp + inTable * bounce);
      relief.shade[at] = 255 * Math.min(1, away * shade + (1 - nz) * 0.45 * shade);
      relief.edge[at] = Math.max(0, Math.min(255, (255 - (heights[at] as number)) * 2));
    }
  }
  return relief;
}

/** 0 at `from`, 1 at `to`, smooth between; either may be the larger. */
function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
