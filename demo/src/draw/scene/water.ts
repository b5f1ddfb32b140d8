import type { Random } from '../../seed/random.ts';
import { darken, lighten, mix } from '../color.ts';
import { n, type Point, polyline, throughPoints } from '../geometry.ts';
import type { Drawing } from '../render.ts';
import type { LightName } from './light.ts';
import { dots } from './parts.ts';
import { lookAt, type Size, type View } from './view.ts';

export interface WaterScene {
  kind: 'pool' | 'rowing' | 'open' | 'surf';
  light: LightName;
  water: string;
  caps: readonly string[];
}

export function drawWater(size: Size, scene: WaterScene, random: Random): Drawing {
  const draw = { pool: drawPool, rowing: drawRowing, open: drawOpen, surf: drawSurf }[scene.kind];
  return { ...size, content: draw(size, scene, random), light: scene.light };
}

/** The net of light on the bottom of a pool. */
function caustics(
  random: Random,
  width: number,
  height: number,
  color: string,
  step: number,
): string {
  const lines: string[] = [];
  for (let index = 0; index < (width * height) / step ** 2; index++) {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const s = step * random.between(0.5, 1.2);
    lines.push(
      `M${n(x)} ${n(y)}q${n(s * 0.5)} ${n(-s * 0.5)} ${n(s)} 0t${n(s * 0.8)} ${n(s * 0.3)}q${n(-s * 0.6)} ${n(s * 0.4)} ${n(-s)} ${n(s * 0.1)}`,
    );
  }
  return `<path d="${lines.join('')}" fill="none" stroke="${color}" stroke-width="${n(step * 0.07)}" stroke-opacity=".34"/>`;
}

/** A swimmer with the white water behind. */
export function drawSwimmer([x, y]: Point, size: number, cap: string, random: Random): string {
  const splash = Array.from(
    { length: 16 },
    (): Point => [x - size * random.between(0.7, 2.4), y + size * random.between(-0.34, 0.34)],
  );
  const stroke = random.chance(0.5) ? 1 : -1;
  return `<path d="M${n(x - size * 2.6)} ${n(y - size * 0.5)}Q${n(x - size)} ${n(y - size * 0.2)} ${n(x + size * 0.3)} ${n(y)}Q${n(x - size)} ${n(y + size * 0.2)} ${n(x - size * 2.6)} ${n(y + size * 0.5)}Q${n(x - size * 1.8)} ${n(y)} ${n(x - size * 2.6)} ${n(y - size * 0.5)}Z" fill="#fff" fill-opacity=".34"/>${dots(splash, size * 0.13, '#ffffff', 0.85)}<g fill="none" stroke="#b57f58" stroke-linecap="round"><path d="M${n(x - size * 0.95)} ${n(y)}H${n(x - size * 0.1)}" stroke-width="${n(size * 0.34)}"/><path d="M${n(x - size * 0.2)} ${n(y + stroke * size * 0.14)}L${n(x + size * 0.62)} ${n(y + stroke * size * 0.3)}" stroke-width="${n(size * 0.14)}"/><path d="M${n(x - size * 0.3)} ${n(y - stroke * size * 0.14)}L${n(x - size * 0.62)} ${n(y - stroke * size * 0.42)}" stroke-width="${n(size * 0.14)}"/></g><circle cx="${n(x + size * 0.14)}" cy="${n(y)}" r="${n(size * 0.19)}" fill="${cap}"/><path d="M${n(x + size * 0.04)} ${n(y - size * 0.08)}a${n(size * 0.14)} ${n(size * 0.14)} 0 0 1 ${n(size * 0.16)} ${n(-size * 0.04)}" fill="none" stroke="#fff" stroke-width="${n(size * 0.04)}" stroke-opacity=".8"/>`;
}

export const pool = { width: 26, height: 15, lanes: 6 };

export function viewOfPool(size: Size, angle: number): View {
  const upright = size.height > size.width;
  return lookAt(size, {
    area: { width: pool.width * (upright ? 0.8 : 0.9), height: pool.height * 0.98 },
    center: [pool.width * 0.53, pool.height / 2],
    angle: upright ? -90 : angle,
    fit: 'cover',
  });
}

function drawPool(size: Size, scene: WaterScene, random: Random): string {
  const { width: w, height: h, lanes } = pool;
  const lane = h / lanes;
  const view = viewOfPool(size, random.pick([0, -9, 7]));
  const parts = [
    `<rect x="-20" y="-20" width="80" height="60" fill="#d9d2c6"/><path d="${Array.from({ length: 60 }, (_, index) => `M${index - 20} -20v60M-20 ${index - 20}h80`).join('')}" stroke="#c3bbae" stroke-width=".06"/>`,
    `<rect width="${w}" height="${h}" fill="${scene.water}"/><rect width="${w}" height="${h}" fill="none" stroke="#f6f1ea" stroke-width=".7"/>`,
  ];
  for (let index = 0; index < lanes; index++) {
    const y = (index + 0.5) * lane;
    parts.push(
      `<path d="M1.6 ${n(y)}H${n(w - 1.6)}M1.6 ${n(y - 0.4)}v.8M${n(w - 1.6)} ${n(y - 0.4)}v.8" stroke="${darken(scene.water, 0.55)}" stroke-width=".26" stroke-opacity=".75"/>`,
    );
    parts.push(
      `<rect x="-1.5" y="${n(y - 0.4)}" width="1.2" height=".8" rx=".1" fill="#f4efe8" stroke="#8d857b" stroke-width=".05"/>`,
    );
  }
  parts.push(caustics(random, w, h, lighten(scene.water, 0.75), 1.7));
  for (let index = 1; index < lanes; index++) {
    const y = index * lane;
    parts.push(
      `<path d="M0 ${n(y)}H${w}" stroke="#f7f7f2" stroke-width=".24"/><path d="M0 ${n(y)}H${w}" stroke="${index % 2 ? '#d4343c' : '#f2b632'}" stroke-width=".24" stroke-dasharray=".5 .5"/><path d="M0 ${n(y)}H5M${w - 5} ${n(y)}H${w}" stroke="#d4343c" stroke-width=".24"/>`,
    );
  }
  const lead = w * random.between(0.62, 0.78);
  for (let index = 0; index < lanes; index++) {
    const cap = scene.caps[index % scene.caps.length];
    if (!cap || random.chance(0.1)) continue;
    parts.push(
      drawSwimmer([lead - random.between(0, w * 0.34), (index + 0.5) * lane], 1.9, cap, random),
    );
  }
  return view.place(parts.join(''));
}

/** Open water in bands, as the wind draws it. */
function openWater(random: Random, size: Size, water: string): string {
  const step = size.height / 26;
  const waves = Array.from({ length: 120 }, () => {
    const [x, y] = [random.between(-40, size.width), random.between(0, size.height)];
    const w = step * random.between(0.7, 2);
    return `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-w * 0.18)} ${n(w)} 0t${n(w)} 0`;
  });
  return `<defs><linearGradient id="deep" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${lighten(water, 0.12)}"/><stop offset="1" stop-color="${darken(water, 0.3)}"/></linearGradient></defs><rect width="${size.width}" height="${size.height}" fill="url(#deep)"/><path d="${waves.join('')}" fill="none" stroke="${lighten(water, 0.4)}" stroke-width="${n(step * 0.09)}" stroke-opacity=".45"/>`;
}

function rower(view: View, length: number, seats: number, shirt: string): string {
  const crew: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const x = -length * 0.3 + (length * 0.56 * seat) / Math.max(1, seats - 1);
    const reach = length * 0.2;
    crew.push(
      `<path d="M${n(x)} 0L${n(x - reach * 0.34)} ${n(reach)}M${n(x)} 0L${n(x - reach * 0.34)} ${n(-reach)}" stroke="#f3ead9" stroke-width="${n(view.metres(4))}"/><path d="M${n(x - reach * 0.34)} ${n(reach)}l${n(-reach * 0.1)} ${n(reach * 0.3)}M${n(x - reach * 0.34)} ${n(-reach)}l${n(-reach * 0.1)} ${n(-reach * 0.3)}" stroke="${shirt}" stroke-width="${n(view.metres(11))}" stroke-linecap="round"/><ellipse cx="${n(x)}" rx="${n(length * 0.028)}" ry="${n(length * 0.05)}" fill="${shirt}"/><circle cx="${n(x + length * 0.01)}" r="${n(length * 0.022)}" fill="#3a2418"/>`,
    );
  }
  return `<path d="M${n(-length * 0.4)} 0L${n(-length * 1.6)} ${n(-length * 0.2)}M${n(-length * 0.4)} 0L${n(-length * 1.6)} ${n(length * 0.2)}M${n(-length * 0.5)} 0H${n(-length * 1.3)}" stroke="#fff" stroke-width="${n(length * 0.02)}" stroke-linecap="round" stroke-dasharray="${n(length * 0.16)} ${n(length * 0.05)}" stroke-opacity=".5"/><path d="M${n(-length / 2)} 0Q0 ${n(-length * 0.075)} ${n(length / 2)} 0Q0 ${n(length * 0.075)} ${n(-length / 2)} 0Z" fill="#fbf4e8" stroke="#4a2d1a" stroke-width="${n(view.metres(2))}"/>${crew.join('')}`;
}

function drawRowing(size: Size, scene: WaterScene, random: Random): string {
  const view = lookAt(size, {
    area: { width: 60, height: 34 },
    center: [30, 17],
    angle: random.pick([-16, -24, 14]),
    fit: 'cover',
  });
  const lanes = [4, 12, 20, 28];
  const buoys = [0, 8, 16, 24, 32].map((y, index) =>
    dots(
      Array.from({ length: 30 }, (_, step): Point => [step * 5 - 40, y]),
      0.7,
      index % 2 ? '#f2b632' : '#ff6a3d',
    ),
  );
  const seats = random.pick([1, 2, 4]);
  const boats = lanes.map(
    (y, index) =>
      `<g transform="translate(${n(30 + random.between(-9, 11))} ${y})">${rower(view, 15, seats, scene.caps[index % scene.caps.length] as string)}</g>`,
  );
  return openWater(random, size, scene.water) + view.place(buoys.join('') + boats.join(''));
}

/** A race in open water: a swarm around a buoy. */
function drawOpen(size: Size, scene: WaterScene, random: Random): string {
  const unit = Math.min(size.width, size.height) / 18;
  const [bx, by] = [size.width * 0.72, size.height * 0.36];
  const swarm = Array.from({ length: 20 }, (_, index): Point => {
    const t = index / 20;
    const spread = unit * (0.6 + t * 2.4);
    return [
      bx - unit * 2 - t * size.width * 0.6 + random.bell() * spread * 0.6,
      by + unit * 1.6 + t * size.height * 0.34 + random.bell() * spread,
    ];
  });
  const buoy = `<circle cx="${n(bx + unit * 0.4)}" cy="${n(by + unit * 0.5)}" r="${n(unit * 1.1)}" fill="#03202a" fill-opacity=".35"/><circle cx="${n(bx)}" cy="${n(by)}" r="${n(unit * 1.1)}" fill="#ff6a1f"/><circle cx="${n(bx)}" cy="${n(by)}" r="${n(unit * 0.68)}" fill="none" stroke="#fff3e2" stroke-width="${n(unit * 0.22)}"/><circle cx="${n(bx - unit * 0.34)}" cy="${n(by - unit * 0.36)}" r="${n(unit * 0.22)}" fill="#fff" fill-opacity=".7"/>`;
  const swimmers = swarm.map(
    (at, index) =>
      `<g transform="rotate(-28 ${n(at[0])} ${n(at[1])})">${drawSwimmer(at, unit * 1.2, scene.caps[index % scene.caps.length] as string, random)}</g>`,
  );
  return openWater(random, size, scene.water) + swimmers.join('') + buoy;
}

/** Lines of surf running to the beach, and boards on them. */
function drawSurf(size: Size, scene: WaterScene, random: Random): string {
  const { width, height } = size;
  const coast = (y: number, swing: number) =>
    throughPoints(
      Array.from(
        { length: 8 },
        (_, step): Point => [
          (width * (step - 0.5)) / 6,
          height * (y + random.between(-swing, swing)),
        ],
      ),
      8,
    );
  const area = (line: readonly Point[]) =>
    `${polyline(line)}L${width + 60} ${height + 60}L-90 ${height + 60}Z`;
  const surf = [0.16, 0.34, 0.5, 0.64, 0.74].map((y, index) => {
    const crest = coast(y, 0.022);
    const foam = crest.map(
      ([x, py]): Point => [x, py + height * random.between(0.014, 0.05) * (0.6 + index * 0.3)],
    );
    return `<path d="${area(crest)}" fill="${mix(scene.water, '#bfeee6', 0.1 + index * 0.1)}"/><path d="${polyline(crest)}" fill="none" stroke="${darken(scene.water, 0.4)}" stroke-width="${n(height * 0.016)}" stroke-opacity=".35" transform="translate(0 ${n(-height * 0.012)})"/><path d="${polyline(crest)}L${[
      ...foam,
    ]
      .reverse()
      .map(([x, py]) => `${n(x)} ${n(py)}`)
      .join('L')}Z" fill="#fff" fill-opacity=".92"/>${dots(
      foam.filter((_, at) => at % 2 === 0),
      height * 0.014,
      '#ffffff',
      0.9,
    )}`;
  });
  const edge = coast(0.86, 0.014);
  const sand = edge.map(([x, y]): Point => [x, y + height * 0.03]);
  const beach = `<path d="${area(edge)}" fill="#fff"/><path d="${area(sand)}" fill="#d9ba84"/><path d="${area(sand.map(([x, y]): Point => [x, y + height * 0.05]))}" fill="#ecd3a0"/>`;
  const boards = scene.caps.map((color, index) => {
    const [x, y] = [
      width * (0.14 + (0.74 * index) / Math.max(1, scene.caps.length - 1)),
      height * ([0.27, 0.44, 0.58][index % 3] as number),
    ];
    const length = height * 0.11;
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(-50, 50))})"><path d="M0 ${n(length * 2.4)}Q${n(length * 0.34)} ${n(length)} 0 0Q${n(-length * 0.34)} ${n(length)} 0 ${n(length * 2.4)}Z" fill="#fff" fill-opacity=".5"/><path d="M0 ${n(-length * 0.62)}Q${n(length * 0.3)} 0 0 ${n(length * 0.6)}Q${n(-length * 0.3)} 0 0 ${n(-length * 0.62)}Z" fill="${color}" stroke="#fff8ec" stroke-width="${n(length * 0.05)}"/><ellipse rx="${n(length * 0.26)}" ry="${n(length * 0.11)}" fill="#12263f"/><circle r="${n(length * 0.09)}" fill="#5c3a21"/></g>`;
  });
  return openWater(random, size, scene.water) + surf.join('') + beach + boards.join('');
}
