import type { Random } from '../../seed/random.ts';
import { darken, lighten } from '../color.ts';
import { n, type Point } from '../geometry.ts';
import type { Drawing } from '../render.ts';
import { type Light, type LightName, lights } from './light.ts';
import { drawFigures, drawTerrace, type Figure, scattered } from './parts.ts';
import { lookAt, type Size, type View } from './view.ts';

export interface RingScene {
  kind: 'boxing' | 'mat' | 'circle';
  light: LightName;
  ground: string;
  shirts: readonly string[];
}

/** Two who face each other: in ropes, on a mat, or in a circle of people. */
export function drawRing(size: Size, scene: RingScene, random: Random): Drawing {
  const light: Light = lights[scene.light];
  const view = lookAt(size, {
    area: { width: 9, height: 8.1 },
    center: [0, 0],
    angle: random.pick([-12, 9, 16, -7]),
  });
  const draw = { boxing: drawBoxing, mat: drawMat, circle: drawCircle }[scene.kind];
  return { ...size, content: view.place(draw(scene, light, view, random)), light: scene.light };
}

function pair(scene: RingScene, random: Random, gap: number): Figure[] {
  const [one = '#c6232b', two = '#1f3a93'] = scene.shirts;
  const turn = random.between(-0.6, 0.6);
  const at = (side: number): Point => [Math.cos(turn) * gap * side, Math.sin(turn) * gap * side];
  const facing = (turn * 180) / Math.PI;
  return [
    { at: at(-1), facing, shirt: one, size: 1.5, arms: 'up' },
    { at: at(1), facing: facing + 180, shirt: two, size: 1.5, arms: 'up' },
  ];
}

function drawBoxing(scene: RingScene, light: Light, view: View, random: Random): string {
  const [red = '#c6232b', blue = '#1f3a93'] = scene.shirts;
  const crowd = drawTerrace(
    { x: -22, y: -22, width: 44, height: 44 },
    {
      row: view.metres(22),
      colors: ['#4a3f38', '#6b5a4e', '#2e2622', '#8a735f', lighten(red, 0.2), lighten(blue, 0.2)],
      fullness: 0.86,
    },
    random,
  );
  const ropes = [0, 0.18, 0.36].map(
    (by, index) =>
      `<rect x="${n(-3.3 - by)}" y="${n(-3.3 - by)}" width="${n(6.6 + by * 2)}" height="${n(6.6 + by * 2)}" fill="none" stroke="${index === 1 ? '#fff8ec' : index ? blue : red}" stroke-width=".11"/>`,
  );
  const corners: [number, number, string][] = [
    [-1, -1, red],
    [1, 1, blue],
    [1, -1, '#fff8ec'],
    [-1, 1, '#fff8ec'],
  ];
  const posts = corners.map(
    ([x, y, color]) =>
      `<path d="M${n(x * 3.1)} ${n(y * 3.9)}L${n(x * 3.9)} ${n(y * 3.1)}" stroke="${color}" stroke-width=".44" stroke-linecap="round"/><circle cx="${n(x * 3.6)}" cy="${n(y * 3.6)}" r=".2" fill="#1c1512"/>`,
  );
  const referee: Figure = { at: [-0.6, -2.1], facing: 70, shirt: '#f6f1e8', size: 1 };
  return `${crowd}<rect x="-4.5" y="-4.5" width="9" height="9" fill="#241d19"/><rect x="-4" y="-4" width="8" height="8" fill="${scene.ground}"/><circle r="1.7" fill="none" stroke="${darken(scene.ground, 0.25)}" stroke-width=".12"/><path d="M-.9 0L0 -.9L.9 0L0 .9Z" fill="${darken(scene.ground, 0.2)}" fill-opacity=".6"/><path d="M-3.3 -3.3h2.2L-3.3 -1.1Z" fill="${red}" fill-opacity=".7"/><path d="M3.3 3.3h-2.2L3.3 1.1Z" fill="${blue}" fill-opacity=".7"/>${drawFigures([...pair(scene, random, 0.95), referee], random, light, view)}${ropes.join('')}${posts.join('')}`;
}

function drawMat(scene: RingScene, light: Light, view: View, random: Random): string {
  const tiles: string[] = [];
  for (let x = -12; x < 12; x++) {
    for (let y = -8; y < 8; y++) {
      const danger = Math.max(Math.abs(x + 0.5), Math.abs(y + 0.5));
      const color = danger < 3 ? scene.ground : danger < 4 ? '#d8402f' : darken(scene.ground, 0.42);
      tiles.push(
        `<rect x="${x}" y="${y}" width=".97" height=".97" fill="${(x + y) % 2 ? color : lighten(color, 0.03)}"/>`,
      );
    }
  }
  const judge: Figure = {
    at: [1.2, -2.3],
    facing: 120,
    shirt: '#39414f',
    size: 0.95,
    arms: 'rest',
  };
  return `<rect x="-30" y="-30" width="60" height="60" fill="#8d8478"/>${tiles.join('')}<path d="M-1.4 -.25v.5M1.4 -.25v.5" stroke="#fff" stroke-width=".1"/>${drawFigures([...pair(scene, random, 0.72), judge], random, light, view)}`;
}

/** A roda: the circle claps, two play in the middle. */
function drawCircle(scene: RingScene, light: Light, view: View, random: Random): string {
  const stones = scattered(random, 300, { x: -15, y: -9, width: 30, height: 18 }, 0.7).map(
    ([x, y]) =>
      `<rect x="${n(x - 0.4)}" y="${n(y - 0.24)}" width=".8" height=".48" rx=".1" fill="${random.chance(0.5) ? lighten(scene.ground, 0.07) : darken(scene.ground, 0.08)}"/>`,
  );
  const people = Array.from({ length: 22 }, (_, index): Figure => {
    const angle = (index / 22) * Math.PI * 2 + random.between(-0.04, 0.04);
    const shirt = index % 5 === 0 ? (scene.shirts[2] ?? '#f2c230') : '#fbf6ec';
    return {
      at: [Math.cos(angle) * 3.7, Math.sin(angle) * 3.7],
      facing: (angle * 180) / Math.PI + 180,
      shirt,
      size: 0.92,
      arms: 'up',
    };
  });
  return `<rect x="-30" y="-30" width="60" height="60" fill="${scene.ground}"/>${stones.join('')}<circle r="2.7" fill="${lighten(scene.ground, 0.16)}" fill-opacity=".5"/>${drawFigures([...people, ...pair(scene, random, 0.95)], random, light, view)}`;
}
