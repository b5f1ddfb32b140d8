import sharp from 'sharp';
import { hardLight } from '../render.ts';
import { svgOf } from '../svg.ts';

/** Poses of something that moves, side by side, each in a square of its own. */
export interface Sheet {
  cell: number;
  count: number;
  pixels: Buffer;
  /** What is painted of a cell, over all poses. */
  inked: { left: number; right: number; top: number; bottom: number };
}

/** A frame being painted: three bytes a pixel, and the light that falls on it. */
export interface Canvas {
  width: number;
  height: number;
  pixels: Buffer;
  light: Buffer | undefined;
}

/** Renders drawings that are centred on the origin. */
export async function drawSheet(cell: number, poses: readonly string[]): Promise<Sheet> {
  const content = poses.map(
    (pose, index) =>
      `<svg x="${index * cell}" width="${cell}" height="${cell}" viewBox="${-cell / 2} ${-cell / 2} ${cell} ${cell}">${pose}</svg>`,
  );
  const pixels = await sharp(Buffer.from(svgOf(cell * poses.length, cell, content.join(''))))
    .raw()
    .toBuffer();
  const sheet = { cell, count: poses.length, pixels };
  return { ...sheet, inked: inkedPart(sheet) };
}

/** Cells are squares, what is in them seldom is: the empty rest need not be visited. */
function inkedPart({ cell, count, pixels }: Omit<Sheet, 'inked'>): Sheet['inked'] {
  const inked = { left: cell, right: 0, top: cell, bottom: 0 };
  for (let y = 0; y < cell; y++) {
    for (let x = 0; x < cell * count; x++) {
      if (pixels[(y * cell * count + x) * 4 + 3] === 0) continue;
      const column = x % cell;
      inked.left = Math.min(inked.left, column);
      inked.right = Math.max(inked.right, column + 1);
      inked.top = Math.min(inked.top, y);
      inked.bottom = Math.max(inked.bottom, y + 1);
    }
  }
  return inked;
}

/** Lays one pose on the canvas, its middle at a point. */
export function stamp(canvas: Canvas, sheet: Sheet, pose: number, x: number, y: number): void {
  const { cell, count, pixels, inked } = sheet;
  const { pixels: target, light } = canvas;
  const [left, top] = [Math.round(x - cell / 2), Math.round(y - cell / 2)];
  const fromX = Math.max(inked.left, -left);
  const toX = Math.min(inked.right, canvas.width - left);
  for (
    let row = Math.max(inked.top, -top);
    row < Math.min(inked.bottom, canvas.height - top);
    row++
  ) {
    let from = (row * cell * count + (pose % count) * cell + fromX) * 4;
    let to = ((top + row) * canvas.width + left + fromX) * 3;
    for (let column = fromX; column < toX; column++, from += 4, to += 3) {
      const alpha = pixels[from + 3] as number;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const color = pixels[from + channel] as number;
        const lit = light
          ? (hardLight[((light[to + channel] as number) << 8) | color] as number)
          : color;
        const below = target[to + channel] as number;
        target[to + channel] = below + ((lit - below) * alpha) / 255;
      }
    }
  }
}
