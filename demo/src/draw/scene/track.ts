import type { Random } from '../../seed/random.ts';
import { darken, lighten } from '../color.ts';
import { n, type Point } from '../geometry.ts';
import { lettering } from '../lettering.ts';
import type { Drawing } from '../render.ts';
import { type Light, type LightName, lights } from './light.ts';
import { drawFigures, drawTerrace, type Figure } from './parts.ts';
import { surfaces } from './surfaces.ts';
import { lookAt, type Size, type View } from './view.ts';

export const LANE = 1.22;
export const LANES = 8;
const STRAIGHT = 84.39;
const RADIUS = 36.5;

export interface TrackScene {
  part: 'oval' | 'start' | 'bend';
  light: LightName;
  /** Colour of the track. */
  ground: string;
  shirts: readonly string[];
}

export function drawTrack(size: Size, scene: TrackScene, random: Random): Drawing {
  const draw = { oval: drawOval, start: drawStart, bend: drawBend }[scene.part];
  const light: Light = lights[scene.light];
  const content = draw(size, scene, light, random) + (light.over?.(size, random) ?? '');
  return { ...size, content, light: scene.light };
}

/** The line in the middle of a lane, counted from the inside. */
function laneLoop(lane: number): string {
  const r = RADIUS + lane * LANE;
  return `M${n(-STRAIGHT / 2)} ${n(-r)}H${n(STRAIGHT / 2)}A${n(r)} ${n(r)} 0 0 1 ${n(STRAIGHT / 2)} ${n(r)}H${n(-STRAIGHT / 2)}A${n(r)} ${n(r)} 0 0 1 ${n(-STRAIGHT / 2)} ${n(-r)}Z`;
}

/** Where someone is who has run `share` of a lap. */
function onLane(lane: number, share: number): { at: Point; facing: number } {
  const r = RADIUS + lane * LANE;
  const bend = Math.PI * r;
  const total = STRAIGHT * 2 + bend * 2;
  const along = (share % 1) * total;
  if (along < STRAIGHT) return { at: [STRAIGHT / 2 - along, -r], facing: 180 };
  if (along < STRAIGHT + bend) {
    const turn = (along - STRAIGHT) / r;
    return {
      at: [-STRAIGHT / 2 - Math.sin(turn) * r, -Math.cos(turn) * r],
      facing: 180 - (turn * 180) / Math.PI,
    };
  }
  if (along < STRAIGHT * 2 + bend) {
    return { at: [-STRAIGHT / 2 + (along - STRAIGHT - bend), r], facing: 0 };
  }
  const turn = (along - STRAIGHT * 2 - bend) / r;
  return {
    at: [STRAIGHT / 2 + Math.sin(turn) * r, Math.cos(turn) * r],
    facing: (-turn * 180) / Math.PI,
  };
}

function tarmac(ground: string): string {
  const outer = `<path d="${laneLoop(LANES / 2)}" fill="none" stroke="${ground}" stroke-width="${n(LANE * LANES)}"/>`;
  const lines = Array.from({ length: LANES + 1 }, (_, lane) => laneLoop(lane)).join('');
  return `${outer}<path d="${lines}" fill="none" stroke="#fffdf8" stroke-width=".2" stroke-opacity=".9"/>`;
}

function field(random: Random): string {
  const [w, h] = [STRAIGHT + RADIUS * 2, RADIUS * 2];
  return `<clipPath id="infield"><path d="${laneLoop(0)}"/></clipPath><g clip-path="url(#infield)">${surfaces.grassSlant({ x: -w / 2, y: -h / 2, width: w, height: h }, random)}</g><path d="M-52 -26h104v52h-104zM0 -26v52M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M-52 -16h14v32h-14M52 -16h-14v32h14" fill="none" stroke="#fffdf8" stroke-width=".4" stroke-opacity=".55"/><path d="M60 -20A24 24 0 0 1 60 20" fill="none" stroke="#fffdf8" stroke-width=".4" stroke-opacity=".6"/>`;
}

function drawOval(size: Size, scene: TrackScene, light: Light, random: Random): string {
  const view = lookAt(size, {
    area: { width: 188, height: 104 },
    center: [0, 0],
    angle: size.height > size.width ? 90 : -8,
  });
  const stand = (y: number) =>
    drawTerrace(
      { x: -150, y, width: 300, height: 60 },
      { row: view.metres(18), colors: [...scene.shirts, '#f3ece4', '#2a211c'], fullness: 0.7 },
      random,
    );
  const runners = scene.shirts.map((shirt, index): Figure => {
    const start = 0.12 + index * 0.017 + random.between(-0.02, 0.02);
    const { at, facing } = onLane((index % LANES) + 0.5, start);
    return { at, facing, shirt, size: view.metres(46) };
  });
  return view.place(
    `<rect x="-300" y="-300" width="600" height="600" fill="#b9ab9b"/>${stand(-112)}${stand(52)}<path d="${laneLoop(LANES / 2)}" fill="none" stroke="${darken(scene.ground, 0.35)}" stroke-width="${n(LANE * LANES + 3)}"/>${tarmac(scene.ground)}${field(random)}${drawFigures(runners, random, light, view)}`,
  );
}

export function viewOfStart(size: Size): View {
  return lookAt(size, {
    area: { width: 17, height: LANE * 7.4 },
    center: [6.4, (LANE * LANES) / 2],
    angle: size.height > size.width ? -90 : 0,
    fit: 'cover',
  });
}

/** Blocks and lane numbers, from right above. */
function drawStart(size: Size, scene: TrackScene, light: Light, random: Random): string {
  const view = viewOfStart(size);
  const lanes: string[] = [];
  const marks: string[] = [];
  const runners: Figure[] = [];
  for (let lane = 0; lane < LANES; lane++) {
    const y = (lane + 0.5) * LANE;
    lanes.push(
      `<rect x="-20" y="${n(lane * LANE)}" width="60" height="${LANE}" fill="${lane % 2 ? scene.ground : lighten(scene.ground, 0.05)}"/>`,
    );
    marks.push(
      `<g transform="translate(9.6 ${n(y)}) rotate(90)">${lettering(String(lane + 1), { x: 0, y: 0.42, height: 0.84, color: '#fffdf8', anchor: 'middle' })}</g>`,
    );
    const ahead = random.between(-0.5, 4.4) * (light.shade > 0.35 ? 1 : 0.7);
    marks.push(
      `<path d="M1.1 ${n(y - 0.16)}h.5v.1h-.5zM.7 ${n(y + 0.06)}h.5v.1h-.5z" fill="#1c1512"/>`,
    );
    const shirt = scene.shirts[lane % scene.shirts.length];
    if (!shirt) continue;
    runners.push({ at: [2.6 + ahead, y], facing: 0, shirt, size: 0.86 });
  }
  const lines = Array.from({ length: LANES + 1 }, (_, lane) => `M-20 ${n(lane * LANE)}h60`).join(
    '',
  );
  return view.place(
    `<rect x="-30" y="-20" width="90" height="50" fill="#4f8a4c"/>${lanes.join('')}<path d="${lines}" stroke="#fffdf8" stroke-width=".07"/><path d="M2 0v${n(LANE * LANES)}" stroke="#fffdf8" stroke-width=".1"/>${marks.join('')}${runners.length > 0 ? drawFigures(runners, random, light, view) : ''}`,
  );
}

/** The last bend, close. */
function drawBend(size: Size, scene: TrackScene, light: Light, random: Random): string {
  const turn = 0.84;
  const { at: center } = onLane(4, turn);
  const view = lookAt(size, {
    area: { width: 26, height: 18 },
    center,
    angle: random.pick([-14, 20, 48]),
    fit: 'cover',
  });
  const pack = scene.shirts.map((shirt, index): Figure => {
    const share = turn + 0.016 - index * 0.0055 - random.next() * 0.003;
    const { at, facing } = onLane(((index * 3) % 7) + 0.5, share);
    return { at, facing, shirt, size: view.metres(86) };
  });
  return view.place(
    `<rect x="-300" y="-300" width="600" height="600" fill="#41824c"/>${tarmac(scene.ground)}${field(random)}${drawFigures(pack, random, light, view)}`,
  );
}
