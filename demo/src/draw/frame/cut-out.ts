import { bareGround } from './ground.ts';
import type { Plane } from './plane.ts';
import type { Relief } from './relief.ts';
import {
  compose,
  FRAME_HEIGHT,
  FRAME_WIDTH,
  type Masks,
  MIDDLE,
  PIXELS_PER_MILLIMETRE,
  type Stage,
} from './studio.ts';

/** A front without its ground: four bytes a pixel. Its middle is the middle of the lenses. */
export interface CutOut {
  width: number;
  height: number;
  pixels: Buffer;
  /** Where the material is, glass left out. */
  material: Plane;
}

/** How light falls on the front. */
interface Lit {
  masks: Masks;
  relief: Relief;
  look: { opacity: number; browShade: number };
}

/** Exactly as wide as the front; the margins of the stage are equal on both sides. */
export function cutOut(
  stage: Stage,
  frontMillimetres: number,
  behind: Buffer,
  sheet: Buffer,
  { masks, relief, look }: Lit,
): CutOut {
  const lay = (ground: Buffer) => compose(stage, ground, behind, sheet, masks, relief, look);
  const [onWhite, onBlack] = [lay(white), lay(black)];
  const width = Math.round(frontMillimetres * PIXELS_PER_MILLIMETRE);
  const half = Math.max(MIDDLE - stage.y, stage.y + stage.height - MIDDLE);
  const height = half * 2;
  const left = Math.round((FRAME_WIDTH - width) / 2);
  const pixels = Buffer.alloc(width * height * 4);
  const material = { width, height, values: new Uint8Array(width * height) };
  for (let y = Math.max(0, stage.y - MIDDLE + half); y < height; y++) {
    const row = y + MIDDLE - half;
    if (row >= stage.y + stage.height) break;
    for (let x = 0; x < width; x++) {
      const column = x + left;
      const from = (row * FRAME_WIDTH + column) * 3;
      const to = y * width + x;
      const clear = ((onWhite[from + 1] as number) - (onBlack[from + 1] as number)) / 255;
      const alpha = Math.min(1, Math.max(0, 1 - clear));
      material.values[to] = masks.front.values[
        (row - stage.y) * stage.width + column - stage.x
      ] as number;
      if (alpha < 0.01) continue;
      for (let channel = 0; channel < 3; channel++) {
        pixels[to * 4 + channel] = Math.min(255, (onBlack[from + channel] as number) / alpha);
      }
      pixels[to * 4 + 3] = alpha * 255;
    }
  }
  return { width, height, pixels, material };
}

const white = Buffer.alloc(FRAME_WIDTH * FRAME_HEIGHT * 3, 255);
const black = Buffer.alloc(bareGround.length);
