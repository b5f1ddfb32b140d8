import type { Canvas } from './sheet.ts';

/**
 * A frame in YUV 4:2:0 (BT.601), the input of an H.264 encoder. ffmpeg itself needs far more CPU for this than
 * for encoding. Width and height must be even. Works on plain numbers: it passes over every pixel of every
 * frame.
 */
export function toYuv420({ width, height, pixels }: Canvas): Buffer {
  const size = width * height;
  const yuv = Buffer.allocUnsafe((size * 3) / 2);
  const blue = size;
  const red = size + size / 4;
  for (let at = 0, from = 0; at < size; at++, from += 3) {
    const r = pixels[from] as number;
    const g = pixels[from + 1] as number;
    const b = pixels[from + 2] as number;
    yuv[at] = 16 + ((66 * r + 129 * g + 25 * b + 128) >> 8);
  }
  // One colour for each square of four pixels: their mean.
  const below = width * 3;
  let to = 0;
  for (let y = 0; y < height; y += 2) {
    let from = y * below;
    for (let x = 0; x < width; x += 2, from += 6, to++) {
      const r = sumOfFour(pixels, from, below);
      const g = sumOfFour(pixels, from + 1, below);
      const b = sumOfFour(pixels, from + 2, below);
      yuv[blue + to] = 128 + ((112 * b - 38 * r - 74 * g + 512) >> 10);
      yuv[red + to] = 128 + ((112 * r - 94 * g - 18 * b + 512) >> 10);
    }
  }
  return yuv;
}

function sumOfFour(pixels: Buffer, at: number, below: number): number {
  return (
    (pixels[at] as number) +
    (pixels[at + 3] as number) +
    (pixels[at + below] as number) +
    (pixels[at + below + 3] as number)
  );
}
