import type { Random } from '../../seed/random.ts';
import { n, type Point } from '../geometry.ts';
import { svgOf } from '../svg.ts';
import type { Size } from './view.ts';

/** The hour and the weather. */
export interface Light {
  /** Direction of shadows in the picture; its length is their length per height. */
  shadow: Point;
  shade: number;
  /** What light does to colours, for hard-light blending: mid-grey changes nothing. */
  map: (size: Size) => string;
  /** Drawn over everything, such as rain. */
  over?: (size: Size, random: Random) => string;
}

export const lights = {
  noon: { shadow: [0.28, 0.34], shade: 0.3, map: slope('#8a8884', '#82817f', '#77787a') },
  day: { shadow: [0.75, 0.55], shade: 0.3, map: slope('#9c9484', '#838180', '#666c72') },
  dawn: { shadow: [1.5, -0.55], shade: 0.28, map: slope('#c09a84', '#8d8488', '#545a7c') },
  dusk: { shadow: [-1.6, 0.56], shade: 0.36, map: slope('#4a3c5e', '#8c6c60', '#b3855f') },
  night: { shadow: [0.5, 0.3], shade: 0.5, map: floodlit },
  rain: {
    shadow: [0.12, 0.2],
    shade: 0.24,
    map: slope('#707e88', '#64727e', '#4d5a68'),
    over: raining,
  },
  hall: { shadow: [0.3, 0.4], shade: 0.26, map: slope('#8f8a83', '#858280', '#6a645f') },
} satisfies Record<string, Light>;

export type LightName = keyof typeof lights;

/** Light that falls off from the upper left corner to the lower right. */
function slope(from: string, middle: string, to: string) {
  return ({ width, height }: Size) =>
    svgOf(
      width,
      height,
      `<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#l)"/>`,
    );
}

/** Dark all around, with the pools of four floodlights. */
function floodlit({ width, height }: Size): string {
  const spots: Point[] = [
    [0.24, 0.16],
    [0.76, 0.2],
    [0.3, 0.84],
    [0.74, 0.8],
  ];
  const pools = spots.map(
    ([x, y]) =>
      `<ellipse cx="${n(width * x)}" cy="${n(height * y)}" rx="${n(width * 0.36)}" ry="${n(height * 0.5)}" fill="url(#pool)"/>`,
  );
  return svgOf(
    width,
    height,
    `<defs><radialGradient id="pool"><stop offset="0" stop-color="#b9b09a" stop-opacity=".62"/><stop offset=".5" stop-color="#8d897f" stop-opacity=".4"/><stop offset="1" stop-color="#6a6f80" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="#28304e"/>${pools.join('')}`,
  );
}

/** Slanted streaks, and small rings where drops meet the ground. */
function raining({ width, height }: Size, random: Random): string {
  const streaks: string[] = [];
  const rings: string[] = [];
  for (let index = 0; index < 150; index++) {
    const length = random.between(0.02, 0.06) * height;
    streaks.push(
      `M${n(random.between(0, width))} ${n(random.between(-20, height))}l${n(-length * 0.35)} ${n(length)}`,
    );
  }
  for (let index = 0; index < 34; index++) {
    const r = random.between(2, 6) * (width / 1000);
    rings.push(
      `<ellipse cx="${n(random.between(0, width))}" cy="${n(random.between(0, height))}" rx="${n(r * 1.6)}" ry="${n(r)}"/>`,
    );
  }
  return `<g fill="none" stroke="#f2f8ff" stroke-width="${n(width / 900)}" opacity=".55">${rings.join('')}</g><path d="${streaks.join('')}" stroke="#f2f8ff" stroke-width="${n(width / 720)}" stroke-linecap="round" stroke-opacity=".5"/>`;
}
