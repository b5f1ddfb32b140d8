import type { Random } from '../../seed/random.ts';
import { n, type Point } from '../geometry.ts';
import type { Light } from '../scene/light.ts';
import { drawBall, drawBody, drawShadows } from '../scene/parts.ts';
import { lookAt } from '../scene/view.ts';
import { type Canvas, drawSheet, type Sheet, stamp } from './sheet.ts';

const PHASES = 8;

const flat = lookAt({ width: 2, height: 2 }, { area: { width: 2, height: 2 }, center: [0, 0] });

/** Someone running on the spot, arms swinging; sprites are drawn in pixels. */
export function runnerSheet(
  shirt: string,
  facing: number,
  size: number,
  random: Random,
): Promise<Sheet> {
  const look = random.whole(0, 1_000_000);
  const poses = Array.from({ length: PHASES }, (_, phase) => {
    const swing = Math.sin((phase / PHASES) * Math.PI * 2) * 0.75;
    return drawBody({ at: [0, 0], facing, shirt, size, swing }, random.stream(`look ${look}`));
  });
  return drawSheet(Math.ceil(size * 2), poses);
}

/** The shadow of anybody of a size. */
export function bodyShadowSheet(size: number, light: Light): Promise<Sheet> {
  const reach = 0.5 + Math.max(...light.shadow.map(Math.abs)) * 1.15;
  const shadow = drawShadows([{ at: [0, 0], facing: 0, shirt: '#000000', size }], light, flat);
  return drawSheet(Math.ceil(size * reach * 2), [shadow]);
}

/** Someone on the canvas: which pose, and where. */
interface Stamped {
  sheet: Sheet;
  pose: number;
  at: Point;
}

/** First all shadows, so that none falls on anybody, then everyone. */
export function stampPeople(canvas: Canvas, shadow: Sheet, people: readonly Stamped[]): void {
  for (const { at } of people) stamp(canvas, shadow, 0, at[0], at[1]);
  for (const { sheet, pose, at } of people) stamp(canvas, sheet, pose, at[0], at[1]);
}

/** A ball in sizes from the ground to high over it. */
export function ballSheet(color: string, size: number, light: Light): Promise<Sheet> {
  const noShadow = { ...light, shade: 0 };
  const poses = Array.from({ length: 12 }, (_, step) =>
    drawBall([0, 0], size * (1 + step / 12), color, noShadow, flat),
  );
  return drawSheet(Math.ceil(size * 2.6), poses);
}

export function shadowSheet(size: number, light: Light): Promise<Sheet> {
  return drawSheet(Math.ceil(size * 1.6), [
    `<ellipse rx="${n(size / 2)}" ry="${n(size * 0.4)}" fill="#06120a" fill-opacity="${light.shade}"/>`,
  ]);
}

interface Player {
  sheet: Sheet;
  from: Point;
  to: Point;
}

export async function playersOn(
  spots: readonly { from: Point; to: Point; shirt: string }[],
  size: number,
  random: Random,
): Promise<Player[]> {
  return Promise.all(
    spots.map(async ({ from, to, shirt }) => {
      const facing = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return { from, to, sheet: await runnerSheet(shirt, facing, size, random) };
    }),
  );
}
