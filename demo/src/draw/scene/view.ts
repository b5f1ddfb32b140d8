import { n, type Point } from '../geometry.ts';

export interface Size {
  width: number;
  height: number;
}

/** How a world measured in metres lies in the picture. */
export interface View {
  /** Pixels per metre. */
  scale: number;
  angle: number;
  /** Puts drawings in metres into the picture. */
  place(content: string): string;
  /** Metres that make `pixels` in the picture. */
  metres(pixels: number): number;
  /** Where a point of the world lies in the picture. */
  pixel(point: Point): Point;
  /** A direction of the picture, such as that of shadows, in the world. */
  direction(vector: Point): Point;
}

interface ViewOptions {
  /** The piece of the world to show. */
  area: Size;
  /** Its middle, in metres. */
  center: Point;
  /** Degrees, clockwise. */
  angle?: number;
  /** `contain` shows the whole area, `cover` fills the picture with it. */
  fit?: 'contain' | 'cover';
}

export function lookAt(size: Size, options: ViewOptions): View {
  const { area, center, angle = 0, fit = 'contain' } = options;
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const turned = {
    width: area.width * cos + area.height * sin,
    height: area.width * sin + area.height * cos,
  };
  const ratios = [size.width / turned.width, size.height / turned.height];
  const scale = fit === 'contain' ? Math.min(...ratios) : Math.max(...ratios);
  return {
    scale,
    angle,
    place: (content) =>
      `<g transform="translate(${n(size.width / 2)} ${n(size.height / 2)}) rotate(${n(angle)}) scale(${scale.toFixed(4)}) translate(${n(-center[0])} ${n(-center[1])})">${content}</g>`,
    metres: (pixels) => pixels / scale,
    pixel: ([x, y]) => {
      const [dx, dy] = [(x - center[0]) * scale, (y - center[1]) * scale];
      return [
        size.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
        size.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
      ];
    },
    direction: ([x, y]) => [
      x * Math.cos(-turn) - y * Math.sin(-turn),
      x * Math.sin(-turn) + y * Math.cos(-turn),
    ],
  };
}
