import type { Random } from '../../seed/random.ts';
import type { ClipScript } from '../clip.ts';
import type { Point } from '../geometry.ts';
import { type CourtScene, cameraOn, drawCourtScene } from '../scene/court-scene.ts';
import { courts } from '../scene/courts.ts';
import { type Light, lights } from '../scene/light.ts';
import { scattered } from '../scene/parts.ts';
import type { Box } from '../scene/surfaces.ts';
import type { Size } from '../scene/view.ts';
import { between, ease } from './motion.ts';
import { stamp } from './sheet.ts';
import { ballSheet, bodyShadowSheet, playersOn, shadowSheet, stampPeople } from './sprites.ts';

/** The ball goes from foot to foot and into the goal. */
export async function scriptPassing(
  size: Size,
  scene: CourtScene,
  random: Random,
): Promise<ClipScript> {
  const court = courts[scene.court];
  const light: Light = lights[scene.light];
  const { view, seen } = cameraOn(size, court, scene.camera);
  const figure = Math.min(size.width, size.height) * 0.074;
  const spots = scattered(random, 11, inset(seen, 0.1), view.metres(figure * 1.5)).map(
    (at, index) => ({
      at,
      shirt: index % 2 ? scene.away : scene.home,
    }),
  );
  const mates = spots.filter((_, index) => index % 2 === 0).sort((a, b) => b.at[0] - a.at[0]);
  const goal: Point = [0.6, court.height / 2];
  const players = await playersOn(
    spots.map(({ at, shirt }) => {
      const from = view.pixel(at);
      const step = view.pixel([at[0] - random.between(1, 4), at[1] + random.between(-1.5, 1.5)]);
      return { from, to: step, shirt };
    }),
    figure,
    random,
  );
  const stops = [...mates.map(({ at }) => view.pixel(at)), view.pixel(goal)];
  const [ball, shadow, under] = await Promise.all([
    ballSheet(court.ball.color, figure * 0.42, light),
    shadowSheet(figure * 0.42, light),
    bodyShadowSheet(figure, light),
  ]);
  return {
    ground: drawCourtScene(size, { ...scene, empty: true }, random.stream('ground')),
    seconds: 3.2,
    paint(canvas, t) {
      const leg = Math.min(stops.length - 2, Math.floor(t * (stops.length - 1)));
      const share = ease(Math.min(1, t * (stops.length - 1) - leg));
      const at = between(stops[leg] as Point, stops[leg + 1] as Point, share);
      const last = leg === stops.length - 2;
      const height = Math.sin(share * Math.PI) * (last ? 0.5 : 0.25);
      const people = players.map(({ sheet, from, to }, index) => ({
        ...{ sheet, pose: Math.floor(t * 46 + index * 3), at: between(from, to, t) },
      }));
      stampPeople(canvas, under, people);
      stamp(canvas, shadow, 0, at[0] + 3 + height * 20, at[1] + 4 + height * 16);
      stamp(canvas, ball, Math.floor(height * 22), at[0] + 8, at[1] + 4);
    },
  };
}

/** Over the net and back. */
export async function scriptRally(
  size: Size,
  scene: CourtScene,
  random: Random,
): Promise<ClipScript> {
  const court = courts[scene.court];
  const light: Light = lights[scene.light];
  const { view } = cameraOn(size, court, scene.camera);
  const figure = Math.min(size.width, size.height) * 0.088;
  const half = (left: boolean) => ({
    ...{ x: left ? court.width * 0.06 : court.width * 0.6, y: court.height * 0.12 },
    ...{ width: court.width * 0.32, height: court.height * 0.76 },
  });
  const team = Math.min(court.team, 4);
  const homes = scattered(random, team, half(true), view.metres(figure));
  const aways = scattered(random, team, half(false), view.metres(figure));
  const players = await playersOn(
    [...homes, ...aways].map((at, index) => ({
      from: view.pixel(at),
      to: view.pixel([court.width / 2, at[1]]),
      shirt: index < homes.length ? scene.home : scene.away,
    })),
    figure,
    random,
  );
  const hits = Array.from({ length: 5 }, (_, index) =>
    view.pixel((index % 2 ? aways : homes)[index % team] ?? [0, 0]),
  );
  const [ball, shadow, under] = await Promise.all([
    ballSheet(court.ball.color, figure * 0.4, light),
    shadowSheet(figure * 0.4, light),
    bodyShadowSheet(figure, light),
  ]);
  return {
    ground: drawCourtScene(size, { ...scene, empty: true }, random.stream('ground')),
    seconds: 3.2,
    paint(canvas, t) {
      const along = t * (hits.length - 1);
      const leg = Math.min(hits.length - 2, Math.floor(along));
      const share = Math.min(1, along - leg);
      const at = between(hits[leg] as Point, hits[leg + 1] as Point, share);
      const height = Math.sin(share * Math.PI);
      const people = players.map(({ sheet, from, to }, index) => {
        const sway = Math.max(0, Math.sin(t * 9 + index * 1.7) * 0.05);
        return { sheet, pose: Math.floor(t * 30 + index * 3), at: between(from, to, sway) };
      });
      stampPeople(canvas, under, people);
      stamp(canvas, shadow, 0, at[0] + 4 + height * 30, at[1] + 6 + height * 26);
      stamp(canvas, ball, Math.floor(height * 11), at[0], at[1] - height * figure * 0.7);
    },
  };
}

/** A jump shot that drops through the hoop. */
export async function scriptShot(
  size: Size,
  scene: CourtScene,
  random: Random,
): Promise<ClipScript> {
  const court = courts[scene.court];
  const light: Light = lights[scene.light];
  const { view } = cameraOn(size, court, scene.camera);
  const figure = Math.min(size.width, size.height) * 0.13;
  const hoop = view.pixel([1.6, court.height / 2]);
  const shooter = view.pixel([9.2, court.height * 0.62]);
  const others = [
    [5, 0.3, scene.away],
    [6.6, 0.74, scene.away],
    [4, 0.66, scene.home],
    [8.4, 0.24, scene.home],
    [7.4, 0.5, scene.away],
  ] as const;
  const players = await playersOn(
    [
      { from: shooter, to: between(shooter, hoop, 0.1), shirt: scene.home },
      ...others.map(([x, y, shirt]) => {
        const from = view.pixel([x, court.height * y]);
        return { from, to: between(from, hoop, random.between(0.1, 0.3)), shirt };
      }),
    ],
    figure,
    random,
  );
  const [ball, shadow, under] = await Promise.all([
    ballSheet(court.ball.color, figure * 0.42, light),
    shadowSheet(figure * 0.42, light),
    bodyShadowSheet(figure, light),
  ]);
  return {
    ground: drawCourtScene(size, { ...scene, empty: true }, random.stream('ground')),
    seconds: 3,
    paint(canvas, t) {
      const people = players.map(({ sheet, from, to }, index) => {
        const pose = index === 0 ? 2 : Math.floor(t * 34 + index * 2);
        return { sheet, pose, at: between(from, to, ease(Math.min(1, t * 1.4))) };
      });
      stampPeople(canvas, under, people);
      const flight = Math.min(1, Math.max(0, (t - 0.15) / 0.55));
      const drop = Math.min(1, Math.max(0, (t - 0.7) / 0.3));
      const start = between(shooter, hoop, 0.06);
      const at = between(start, hoop, flight);
      const height = drop > 0 ? (1 - drop) * 0.3 : Math.sin(flight * Math.PI * 0.86);
      stamp(canvas, shadow, 0, at[0] + height * 46, at[1] + height * 40 + 6);
      stamp(
        canvas,
        ball,
        Math.floor(height * 11),
        at[0],
        at[1] - height * figure * 0.5 + drop * figure * 0.5,
      );
    },
  };
}

function inset({ x, y, width, height }: Box, share: number) {
  return {
    x: x + width * share,
    y: y + height * share,
    width: width * (1 - share * 2),
    height: height * (1 - share * 2),
  };
}
