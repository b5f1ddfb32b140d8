import type { Random } from '../../seed/random.ts';
import type { ClipScript } from '../clip.ts';
import { type Light, type LightName, lights } from '../scene/light.ts';
import { drawTrack, LANE, LANES, viewOfStart } from '../scene/track.ts';
import type { Size } from '../scene/view.ts';
import { drawSwimmer, drawWater, pool, viewOfPool } from '../scene/water.ts';
import { drawSheet, stamp } from './sheet.ts';
import { bodyShadowSheet, runnerSheet, stampPeople } from './sprites.ts';

export async function scriptSprint(
  size: Size,
  clip: { light: LightName; ground: string; shirts: readonly string[] },
  random: Random,
): Promise<ClipScript> {
  const light: Light = lights[clip.light];
  const view = viewOfStart(size);
  const figure = view.scale * 0.86;
  const runners = await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const shirt = clip.shirts[lane % clip.shirts.length] as string;
      return {
        y: (lane + 0.5) * LANE,
        reach: random.between(12.5, 16.5),
        reaction: random.between(0, 0.05),
        sheet: await runnerSheet(shirt, view.angle, figure, random),
      };
    }),
  );
  const under = await bodyShadowSheet(figure, light);
  return {
    ground: drawTrack(size, { part: 'start', ...clip, shirts: [] }, random.stream('ground')),
    seconds: 3,
    paint(canvas, t) {
      const people = runners.map(({ y, reach, reaction, sheet }) => {
        const since = Math.max(0, t - 0.14 - reaction);
        const at = view.pixel([1.7 + reach * since ** 1.55, y]);
        return { sheet, at, pose: since > 0 ? Math.floor(since * 76) : 2 };
      });
      stampPeople(canvas, under, people);
    },
  };
}

export async function scriptSwim(
  size: Size,
  clip: { light: LightName; water: string; caps: readonly string[] },
  random: Random,
): Promise<ClipScript> {
  const view = viewOfPool(size, 0);
  const body = view.scale * 1.9;
  const lane = pool.height / pool.lanes;
  const swimmers = await Promise.all(
    Array.from({ length: pool.lanes }, async (_, index) => {
      const cap = clip.caps[index % clip.caps.length] as string;
      const poses = Array.from(
        { length: 8 },
        (__, pose) =>
          `<g transform="rotate(${view.angle})">${drawSwimmer([0, 0], body, cap, random.stream(`${cap} ${pose}`))}</g>`,
      );
      return {
        y: (index + 0.5) * lane,
        start: random.between(1, 4),
        pace: random.between(14, 18),
        sheet: await drawSheet(Math.ceil(body * 5.6), poses),
      };
    }),
  );
  return {
    ground: drawWater(size, { kind: 'pool', ...clip, caps: [] }, random.stream('ground')),
    seconds: 3.2,
    paint(canvas, t) {
      swimmers.forEach(({ y, start, pace, sheet }, index) => {
        const [px, py] = view.pixel([start + pace * t, y]);
        stamp(canvas, sheet, Math.floor(t * 20 + index), px, py);
      });
    },
  };
}
