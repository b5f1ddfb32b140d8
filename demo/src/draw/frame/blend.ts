import { FRAME_WIDTH, type Stage } from './studio.ts';

/** Mixes a colour into the pixel of a picture with three bytes a pixel. */
export function blend(
  picture: Buffer,
  to: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  const keep = 1 - alpha;
  picture[to] = (picture[to] as number) * keep + red * alpha + 0.5;
  picture[to + 1] = (picture[to + 1] as number) * keep + green * alpha + 0.5;
  picture[to + 2] = (picture[to + 2] as number) * keep + blue * alpha + 0.5;
}

/** Lays a drawing with four bytes a pixel over the part of a picture that it was drawn for. */
export function layOver(picture: Buffer, drawn: Buffer, stage: Stage): void {
  for (let row = 0; row < stage.height; row++) {
    let from = row * stage.width * 4;
    let to = ((row + stage.y) * FRAME_WIDTH + stage.x) * 3;
    for (let column = 0; column < stage.width; column++, from += 4, to += 3) {
      const alpha = drawn[from + 3] as number;
      if (alpha === 0) continue;
      const [red, green, blue] = [drawn[from], drawn[from + 1], drawn[from + 2]];
      blend(picture, to, red as number, green as number, blue as number, alpha / 255);
    }
  }
}

/** Of a colour as `#rrggbb`. */
export function channelsOf(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}
