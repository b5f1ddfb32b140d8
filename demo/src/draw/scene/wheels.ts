import type { Random } from '../../seed/random.ts';
import { darken, lighten } from '../color.ts';
import { closedSpline, n, type Point, polygon, throughPoints } from '../geometry.ts';
import type { Drawing } from '../render.ts';
import { type Light, type LightName, lights } from './light.ts';
import { drawTerrace, drawTree, scattered } from './parts.ts';
import { lookAt, type Size, type View } from './view.ts';

export interface WheelsScene {
  kind: 'velodrome' | 'road' | 'bowl';
  light: LightName;
  ground: string;
  shirts: readonly string[];
}

export function drawWheels(size: Size, scene: WheelsScene, random: Random): Drawing {
  const draw = { velodrome: drawVelodrome, road: drawRoad, bowl: drawBowl }[scene.kind];
  const light: Light = lights[scene.light];
  const content = draw(size, scene, light, random) + (light.over?.(size, random) ?? '');
  return { ...size, content, light: scene.light };
}

/** A rider from above: wheels, back and helmet. */
function cyclist(
  [x, y]: Point,
  facing: number,
  size: number,
  shirt: string,
  light: Light,
  view: View,
): string {
  const [dx, dy] = view.direction(light.shadow);
  return `<path d="M${n(x)} ${n(y)}l${n(dx * size)} ${n(dy * size)}" stroke="#06120a" stroke-opacity="${light.shade}" stroke-width="${n(size * 0.5)}" stroke-linecap="round"/><g transform="translate(${n(x)} ${n(y)}) rotate(${n(facing)}) scale(${n(size)})"><path d="M-.95 0H.95" stroke="#17130f" stroke-width=".1" stroke-linecap="round"/><path d="M.62 -.3V.3" stroke="#17130f" stroke-width=".07"/><path d="M.1 -.2L.6 -.26M.1 .2L.6 .26" stroke="#a87450" stroke-width=".12" stroke-linecap="round"/><rect x="-.5" y="-.23" width=".8" height=".46" rx=".2" fill="${shirt}" stroke="${darken(shirt, 0.45)}" stroke-width=".04"/><ellipse cx=".36" rx=".2" ry=".15" fill="${lighten(shirt, 0.7)}"/><path d="M.2 -.05H.52M.2 .05H.52" stroke="${darken(shirt, 0.5)}" stroke-width=".03"/></g>`;
}

function drawVelodrome(size: Size, scene: WheelsScene, light: Light, random: Random): string {
  const view = lookAt(size, {
    area: { width: 118, height: 66 },
    center: [0, 0],
    angle: size.height > size.width ? 90 : 6,
  });
  const loop = (r: number) =>
    `M-26 ${n(-r)}H26A${n(r)} ${n(r)} 0 0 1 26 ${n(r)}H-26A${n(r)} ${n(r)} 0 0 1 -26 ${n(-r)}Z`;
  const boards = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="${loop(20.4 + index)}" fill="none" stroke="${index % 2 ? scene.ground : lighten(scene.ground, 0.06 + index * 0.015)}" stroke-width="1.1"/>`,
  );
  const riders = scene.shirts.map((shirt, index) => {
    const angle = -0.9 + index * 0.13 + random.between(-0.02, 0.02);
    const r = 22 + (index % 3) * 1.6;
    return cyclist(
      [26 + Math.cos(angle) * r, Math.sin(angle) * r],
      (angle * 180) / Math.PI - 90,
      view.metres(38),
      shirt,
      light,
      view,
    );
  });
  return view.place(
    `<rect x="-200" y="-200" width="400" height="400" fill="#39312c"/>${drawTerrace({ x: -120, y: -66, width: 240, height: 32 }, { row: view.metres(18), colors: [...scene.shirts, '#f3ece4'], fullness: 0.8 }, random)}${drawTerrace({ x: -120, y: 34, width: 240, height: 32 }, { row: view.metres(18), colors: [...scene.shirts, '#f3ece4'], fullness: 0.8 }, random)}<path d="${loop(30)}" fill="#241d19"/>${boards.join('')}<path d="${loop(19.6)}" fill="#2f6fae"/><path d="${loop(18.4)}" fill="#d9d2c6"/><path d="M-34 -11H34V11H-34ZM0 -11V11M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-34 -7A8 8 0 0 1 -34 7M34 -7A8 8 0 0 0 34 7" fill="#c7823f" stroke="#fffdf8" stroke-width=".4"/><path d="${loop(21)}" fill="none" stroke="#17130f" stroke-width=".16"/><path d="${loop(22)}" fill="none" stroke="#d4343c" stroke-width=".16"/><path d="${loop(24.6)}" fill="none" stroke="#2456a8" stroke-width=".16"/><path d="M-8 -28.8V-19.8M-6 -28.8V-19.8" stroke="#fffdf8" stroke-width=".5"/>${riders.join('')}`,
  );
}

/** A road that winds through the hills, and the bunch on it. */
function drawRoad(size: Size, scene: WheelsScene, light: Light, random: Random): string {
  const { width, height } = size;
  const view = lookAt(size, { area: size, center: [width / 2, height / 2] });
  const unit = Math.min(width, height) / 12;
  const bends = Array.from(
    { length: 6 },
    (_, index): Point => [
      -unit + ((width + unit * 2) * index) / 5,
      height * (0.5 + (index % 2 ? 1 : -1) * random.between(0.1, 0.34)),
    ],
  );
  const line = throughPoints(bends, 16);
  const path = `M${line.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  const hills = scattered(random, 9, { x: 0, y: 0, width, height }, unit * 3).map(([x, y]) => {
    const rings = [2.6, 1.9, 1.2].map(
      (r, index) =>
        `<path d="${polygon(
          closedSpline(
            Array.from({ length: 8 }, (_, corner): Point => {
              const angle = (corner / 8) * Math.PI * 2;
              const reach = r * unit * random.between(0.8, 1.15);
              return [x + Math.cos(angle) * reach * 1.3, y + Math.sin(angle) * reach];
            }),
            5,
          ),
        )}" fill="${lighten(scene.ground, 0.05 + index * 0.05)}" fill-opacity=".55"/>`,
    );
    return rings.join('');
  });
  const nearRoad = ([x, y]: Point) =>
    line.some(([lx, ly]) => Math.hypot(lx - x, ly - y) < unit * 1.3);
  const trees = scattered(
    random,
    70,
    { x: -unit, y: -unit, width: width + unit * 2, height: height + unit * 2 },
    unit * 0.8,
  )
    .filter((at) => !nearRoad(at))
    .map((at) =>
      drawTree(
        at,
        unit * random.between(0.7, 1.3),
        random.pick(['#2e6b38', '#3f7f3a', '#5d7f2e', '#245a3c']),
        random,
        light,
        view,
      ),
    );
  const start = Math.floor(line.length * 0.34);
  const bunch = scene.shirts.flatMap((shirt, index) => {
    const at = line[Math.min(line.length - 2, start + Math.floor(index * 2.1))] as Point;
    const next = line[Math.min(line.length - 1, start + Math.floor(index * 2.1) + 1)] as Point;
    const angle = Math.atan2(next[1] - at[1], next[0] - at[0]);
    const side = ((index % 2) - 0.5) * unit * 0.5 + random.bell() * unit * 0.06;
    return cyclist(
      [at[0] - Math.sin(angle) * side, at[1] + Math.cos(angle) * side],
      (angle * 180) / Math.PI,
      unit * 0.62,
      shirt,
      light,
      view,
    );
  });
  return `<rect width="${width}" height="${height}" fill="${scene.ground}"/>${hills.join('')}<path d="${path}" fill="none" stroke="#d8c49c" stroke-width="${n(unit * 1.5)}"/><path d="${path}" fill="none" stroke="#4b4c52" stroke-width="${n(unit * 1.24)}"/><path d="${path}" fill="none" stroke="#f6f1e6" stroke-width="${n(unit * 1.12)}" stroke-opacity=".8"/><path d="${path}" fill="none" stroke="#505158" stroke-width="${n(unit * 1.06)}"/><path d="${path}" fill="none" stroke="#f2c230" stroke-width="${n(unit * 0.05)}" stroke-dasharray="${n(unit * 0.4)} ${n(unit * 0.3)}"/>${bunch.join('')}${trees.join('')}`;
}

/** A skate bowl: rings of concrete that fall to a deep end. */
function drawBowl(size: Size, scene: WheelsScene, light: Light, random: Random): string {
  const { width, height } = size;
  const unit = Math.min(width, height);
  const shape = Array.from({ length: 7 }, (_, index): Point => {
    const angle = (index / 7) * Math.PI * 2;
    const reach = random.between(0.36, 0.56) * unit;
    return [
      Math.cos(angle) * reach * (width > height ? 1.45 : 1),
      Math.sin(angle) * reach * (height > width ? 1.4 : 1),
    ];
  });
  const ring = (scale: number, dx: number, dy: number) =>
    polygon(
      closedSpline(
        shape.map(([x, y]): Point => [width / 2 + x * scale + dx, height / 2 + y * scale + dy]),
        10,
      ),
    );
  const levels = Array.from({ length: 9 }, (_, index) => {
    const t = index / 8;
    return `<path d="${ring(1 - t * 0.66, t * unit * 0.05, t * unit * 0.07)}" fill="${index === 0 ? '#fff6ea' : index % 2 ? darken(scene.ground, 0.1 + t * 0.62) : darken(scene.ground, 0.02 + t * 0.62)}"/>`;
  });
  const paint = scene.shirts
    .slice(0, 4)
    .map(
      (color, index) =>
        `<path d="M${n(width * (0.1 + index * 0.26))} ${n(height * random.between(0.02, 0.12))}q${n(unit * 0.1)} ${n(unit * 0.1)} ${n(unit * 0.02)} ${n(unit * 0.22)}t${n(-unit * 0.1)} ${n(unit * 0.16)}" fill="none" stroke="${color}" stroke-width="${n(unit * 0.05)}" stroke-linecap="round" stroke-opacity=".8"/>`,
    );
  const carve = `<path d="M${n(width * 0.3)} ${n(height * 0.3)}C${n(width * 0.2)} ${n(height * 0.8)} ${n(width * 0.5)} ${n(height * 0.92)} ${n(width * 0.6)} ${n(height * 0.56)}S${n(width * 0.84)} ${n(height * 0.3)} ${n(width * 0.74)} ${n(height * 0.62)}" fill="none" stroke="#fff8ec" stroke-width="${n(unit * 0.008)}" stroke-dasharray="${n(unit * 0.02)} ${n(unit * 0.016)}" stroke-opacity=".8"/>`;
  const [dx, dy] = light.shadow;
  const rider = `<ellipse cx="${n(width * 0.74 + dx * unit * 0.05)}" cy="${n(height * 0.62 + dy * unit * 0.05)}" rx="${n(unit * 0.06)}" ry="${n(unit * 0.034)}" fill="#06120a" fill-opacity="${light.shade}"/><g transform="translate(${n(width * 0.74)} ${n(height * 0.62)}) rotate(64) scale(${n(unit * 0.115)})"><rect x="-.62" y="-.16" width="1.24" height=".32" rx=".16" fill="#ff7a1a"/><rect x="-.2" y="-.44" width=".4" height=".88" rx=".2" fill="${scene.shirts[0]}"/><path d="M0 -.4L.46 -.72M0 .4L-.4 .76" stroke="#8a5a3c" stroke-width=".15" stroke-linecap="round"/><circle cx=".04" r=".2" fill="#241812"/></g>`;
  return `<rect width="${width}" height="${height}" fill="${scene.ground}"/>${paint.join('')}<path d="${ring(1.06, unit * 0.01, unit * 0.016)}" fill="#000" fill-opacity=".2"/>${levels.join('')}${carve}${rider}`;
}
