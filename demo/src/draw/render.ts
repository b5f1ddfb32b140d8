import sharp, { type Sharp } from 'sharp';
import { type LightName, lights } from './scene/light.ts';
import { svgOf } from './svg.ts';

/** A scene before it is lit; it covers its whole picture. */
export interface Drawing {
  width: number;
  height: number;
  content: string;
  light?: LightName;
}

/**
 * JPEG costs a third of the CPU of WebP to write, and to read again for each size that is shown. Optimised
 * coding would take half as long again, to save 8 % of the bytes.
 */
export const PICTURE_JPEG = { quality: 88, optimiseCoding: false };

export async function renderPicture(drawing: Drawing): Promise<Buffer> {
  const { width, height, light } = drawing;
  const picture = light
    ? sharp(await renderRaw(drawing), { raw: { width, height, channels: 3 } })
    : rasterized(drawing).removeAlpha();
  return picture.jpeg(PICTURE_JPEG).toBuffer();
}

/** Three bytes a pixel, row by row. */
export async function renderRaw(drawing: Drawing): Promise<Buffer> {
  const { width, height, light } = drawing;
  if (!light) return rasterized(drawing).removeAlpha().raw().toBuffer();
  const [drawn, map] = await Promise.all([
    rasterized(drawing).raw().toBuffer(),
    lightMap(light, width, height),
  ]);
  return underLight(drawn, map);
}

function rasterized({ width, height, content }: Drawing): Sharp {
  return sharp(Buffer.from(svgOf(width, height, content)));
}

/** The channels are written out: the loop passes over every pixel of every picture. */
function underLight(drawn: Buffer, map: Buffer): Buffer {
  const lit = Buffer.allocUnsafe(map.length);
  for (let from = 0, to = 0; to < lit.length; from += 4, to += 3) {
    lit[to] = hardLight[((map[to] as number) << 8) | (drawn[from] as number)] as number;
    lit[to + 1] = hardLight[((map[to + 1] as number) << 8) | (drawn[from + 1] as number)] as number;
    lit[to + 2] = hardLight[((map[to + 2] as number) << 8) | (drawn[from + 2] as number)] as number;
  }
  return lit;
}

/** By light and colour: below mid-grey light darkens, above it brightens. */
export const hardLight = Uint8Array.from({ length: 65_536 }, (_, index) => {
  const [light, color] = [index >> 8, index & 255];
  return light < 128
    ? Math.round((color * light * 2) / 255)
    : 255 - Math.round(((255 - color) * (255 - light) * 2) / 255);
});

const maps = new Map<string, Promise<Buffer>>();

/** Drawn small and stretched, since light has no edges; kept, since sizes are few. */
export function lightMap(light: LightName, width: number, height: number): Promise<Buffer> {
  const key = `${light} ${width} ${height}`;
  const small = { width: Math.ceil(width / 8), height: Math.ceil(height / 8) };
  const map =
    maps.get(key) ??
    sharp(Buffer.from(lights[light].map(small)))
      .flatten()
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .raw()
      .toBuffer();
  maps.set(key, map);
  return map;
}
