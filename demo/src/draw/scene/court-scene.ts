import type { Random } from '../../seed/random.ts';
import { lighten } from '../color.ts';
import { n, type Point } from '../geometry.ts';
import type { Drawing } from '../render.ts';
import { type Court, type CourtName, courts } from './courts.ts';
import { type Light, type LightName, lights } from './light.ts';
import { drawArrow, drawBall, drawFigures, type Figure, scattered } from './parts.ts';
import { type Box, type SurfaceName, surfaces } from './surfaces.ts';
import { type SurroundingsName, surroundings } from './surroundings.ts';
import { lookAt, type Size, type View } from './view.ts';

export interface CourtScene {
  court: CourtName;
  surface: SurfaceName;
  around: SurroundingsName;
  light: LightName;
  /** whole: all lines; half: one end; tilt: turned and close; steep: upright. */
  camera: 'whole' | 'half' | 'tilt' | 'steep' | 'corner';
  home: string;
  away: string;
  /** Colour of the painted areas, if any. */
  paint?: string;
  /** Moves drawn as arrows. */
  arrows?: number;
  /** An empty court, before or after the game. */
  empty?: boolean;
}

export function drawCourtScene(size: Size, scene: CourtScene, random: Random): Drawing {
  const court: Court = courts[scene.court];
  const light: Light = lights[scene.light];
  const { view, seen } = cameraOn(size, court, scene.camera);
  const free = {
    x: -court.apron,
    y: -court.apron,
    width: court.width + court.apron * 2,
    height: court.height + court.apron * 2,
  };
  const around = surroundings[scene.around]({
    court: free,
    reach: Math.max(court.width * 0.34, view.metres(Math.max(size.width, size.height)) * 0.42),
    colors: [scene.home, scene.away],
    light,
    view,
    random: random.stream('around'),
  });
  const ground = surfaces[scene.surface](free, random.stream('ground'));
  const paint =
    scene.paint && court.paint
      ? `<path d="${court.paint}" fill="${scene.paint}" fill-opacity=".86"/>`
      : '';
  const line = Math.max(view.metres(3.8), court.width / 330);
  const chalk = scene.surface === 'sand' ? '#2456a8' : '#fffdf8';
  const dashes = court.dashes ? `<path d="${court.dashes}" stroke-dasharray=".9 .6"/>` : '';
  const lines = `<g fill="none" stroke="${chalk}" stroke-width="${n(line)}" stroke-opacity=".94"><path d="${court.lines}"/>${dashes}</g>`;
  const play = scene.empty ? '' : drawPlay(court, scene, view, seen, random.stream('play'));
  const content =
    view.place(around + ground + paint + lines + play + (court.over ?? '')) +
    (light.over?.(size, random.stream('over')) ?? '');
  return { ...size, content, light: scene.light };
}

/** The view, and the part of the court that it is sure to show. */
export function cameraOn(
  size: Size,
  court: Court,
  camera: CourtScene['camera'],
): { view: View; seen: Box } {
  const { width, height, apron } = court;
  const upright = size.height > size.width;
  const look = (
    share: { w: number; h: number; x: number; y: number },
    angle: number,
    fit: 'contain' | 'cover',
    margin = 0,
  ) => {
    const area = { width: width * share.w + margin, height: height * share.h + margin };
    const center: Point = [width * share.x, height * share.y];
    const view = lookAt(size, { area, center, angle, fit });
    const across = Math.abs(Math.sin((angle * Math.PI) / 180)) > 0.7;
    const straight = angle % 90 === 0 ? 0.96 : 0.78;
    const [w, h] = [size.width, size.height].map((side) => view.metres(side) * straight) as [
      number,
      number,
    ];
    const [left, right] = clamped(center[0], across ? h : w, width);
    const [top, bottom] = clamped(center[1], across ? w : h, height);
    return { view, seen: { x: left, y: top, width: right - left, height: bottom - top } };
  };
  switch (camera) {
    case 'half':
      return look({ w: 0.56, h: 0.86, x: 0.22, y: 0.5 }, upright ? 90 : 0, 'cover');
    case 'tilt':
      return look({ w: 0.6, h: 0.6, x: 0.55, y: 0.48 }, upright ? 68 : -18, 'cover');
    case 'corner':
      return look({ w: 0.4, h: 0.5, x: 0.84, y: 0.28 }, upright ? 24 : 12, 'cover');
    case 'steep':
      return look({ w: 1, h: 1, x: 0.5, y: 0.5 }, upright ? 62 : 28, 'contain', apron * 0.6);
    default:
      return look({ w: 1, h: 1, x: 0.5, y: 0.5 }, upright ? 90 : 0, 'contain', apron * 1.4);
  }
}

function clamped(middle: number, length: number, most: number): [number, number] {
  return [Math.max(0, middle - length / 2), Math.min(most, middle + length / 2)];
}

/** Players of both sides, the ball at the feet of one, and the moves to come. */
function drawPlay(court: Court, scene: CourtScene, view: View, seen: Box, random: Random): string {
  const { width } = court;
  const light: Light = lights[scene.light];
  const close = seen.width < width * 0.9;
  const size = view.metres(close ? 84 : 58);
  const split = scene.court === 'volleyball' || scene.court === 'beach' || scene.court === 'tennis';
  const inset = size * 0.6;
  const field = {
    x: seen.x + inset,
    y: seen.y + inset,
    width: seen.width - inset * 2,
    height: seen.height - inset * 2,
  };
  const half = (left: boolean) => ({
    ...field,
    x: left ? field.x : width / 2 + inset,
    width: left ? width / 2 - inset - field.x : field.x + field.width - width / 2 - inset,
  });
  const spots = split
    ? [
        ...scattered(random, court.team, half(true), size * 1.6),
        ...scattered(random, court.team, half(false), size * 1.6),
      ]
    : random.shuffle(scattered(random, court.team * 2, field, size * 1.7));
  const sides = spots.map((_, index) => (split ? index < spots.length / 2 : index % 2 === 0));
  const carrier = (spots[0] ?? [seen.x, seen.y]) as Point;
  const ball: Point = [carrier[0] + size * 0.8, carrier[1] + size * 0.3];
  const figures = spots.map(
    (at, index): Figure => ({
      ...{ at, size, shirt: sides[index] ? scene.home : scene.away },
      facing: (Math.atan2(ball[1] - at[1], ball[0] - at[0]) * 180) / Math.PI,
      arms: random.pick(['run', 'run', 'rest', 'up']),
    }),
  );
  const mates = spots.filter((_, index) => index > 0 && sides[index]);
  let from: Point = ball;
  const moves = mates.slice(0, scene.arrows ?? 0).map((to, index) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const distance = Math.hypot(dx, dy) || 1;
    const end: Point = [to[0] - (dx / distance) * size * 0.9, to[1] - (dy / distance) * size * 0.9];
    const arrow = drawArrow(from, end, {
      bend: random.pick([-0.24, 0.2, 0.12]),
      width: view.metres(5),
      color: index % 2 ? lighten(scene.home, 0.55) : '#ffffff',
      dashed: index % 2 === 0,
    });
    from = to;
    return arrow;
  });
  const kicked = drawBall(
    ball,
    Math.max(court.ball.size, size * 0.42),
    court.ball.color,
    light,
    view,
  );
  return moves.join('') + drawFigures(figures, random, light, view) + kicked;
}
