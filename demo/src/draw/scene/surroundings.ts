import type { Random } from '../../seed/random.ts';
import { darken, lighten, mix } from '../color.ts';
import { n, type Point } from '../geometry.ts';
import type { Light } from './light.ts';
import { drawTerrace, drawTree, scattered } from './parts.ts';
import type { Box } from './surfaces.ts';
import type { View } from './view.ts';

interface Around {
  /** The court with its free zone; what surrounds it starts here. */
  court: Box;
  /** How far the picture may reach beyond it. */
  reach: number;
  colors: readonly [string, string];
  light: Light;
  view: View;
  random: Random;
}

const fill = ({ x, y, width, height }: Box, color: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${color}"/>`;

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

export const surroundings = {
  /** Terraces on all sides, full of both colours. */
  stands: ({ court, reach, colors, random, view }) => {
    const row = view.metres(19);
    const gap = court.width * 0.02;
    const crowd = [
      colors[0],
      colors[0],
      lighten(colors[0], 0.5),
      '#f3ece4',
      '#2a211c',
      colors[1],
      mix(colors[0], '#e9c9a8', 0.5),
    ];
    const look = { row, colors: crowd, fullness: random.between(0.72, 0.93) };
    const out = grown(court, gap);
    return [
      fill(grown(court, reach), '#8a7f77'),
      drawTerrace(
        { x: out.x - reach, y: out.y - reach, width: out.width + reach * 2, height: reach },
        look,
        random,
      ),
      drawTerrace(
        { x: out.x - reach, y: out.y + out.height, width: out.width + reach * 2, height: reach },
        look,
        random,
      ),
      drawTerrace({ x: out.x - reach, y: out.y, width: reach, height: out.height }, look, random),
      drawTerrace(
        { x: out.x + out.width, y: out.y, width: reach, height: out.height },
        look,
        random,
      ),
      fill(grown(court, gap), darken(colors[0], 0.5)),
    ].join('');
  },
  /** Lawn, a path and trees. */
  park: ({ court, reach, random, light, view }) => {
    const area = grown(court, reach);
    const size = court.width * 0.085;
    const trees = scattered(random, 46, area, size * 0.8).filter(
      ([x, y]) => !within(grown(court, size * 0.55), x, y),
    );
    const path = `<path d="M${n(area.x)} ${n(court.y + court.height * 0.2)}C${n(court.x - reach * 0.3)} ${n(court.y + court.height * 0.5)} ${n(court.x - reach * 0.2)} ${n(court.y + court.height)} ${n(court.x + court.width * 0.2)} ${n(area.y + area.height)}" fill="none" stroke="#dcc39a" stroke-width="${n(court.width * 0.035)}"/>`;
    const greens = ['#2e6b38', '#3f7f3a', '#557f2e', '#2a5f45'];
    return (
      fill(area, '#7da257') +
      path +
      trees
        .map((at) =>
          drawTree(at, size * random.between(0.7, 1.25), random.pick(greens), random, light, view),
        )
        .join('')
    );
  },
  /** Roofs, parked cars and a kerb: a court in the middle of a block. */
  street: ({ court, reach, random }) => {
    const area = grown(court, reach);
    const unit = court.width / 12;
    const roofs = ['#b5573a', '#c77a4e', '#9c4a35', '#d9cfc4', '#8f98a3', '#c9b79f'];
    const houses: string[] = [];
    for (let x = area.x; x < area.x + area.width; x += unit * 1.5) {
      for (let y = area.y; y < area.y + area.height; y += unit * 1.3) {
        const house = {
          x: x + unit * 0.08,
          y: y + unit * 0.08,
          width: unit * random.between(1.1, 1.36),
          height: unit * random.between(0.9, 1.16),
        };
        const middle: Point = [house.x + house.width / 2, house.y + house.height / 2];
        if (within(grown(court, unit * 1.5), ...middle)) continue;
        const roof = random.pick(roofs);
        houses.push(
          `${fill({ ...house, x: house.x + unit * 0.1, y: house.y + unit * 0.12 }, '#3b332d')}${fill(house, roof)}<path d="M${n(house.x)} ${n(house.y)}h${n(house.width)}v${n(house.height / 2)}h${n(-house.width)}Z" fill="${lighten(roof, 0.14)}"/>`,
        );
      }
    }
    const cars = Array.from({ length: 7 }, (_, index) => {
      const x = court.x + (court.width * (index + random.between(0.1, 0.5))) / 7;
      const y = random.chance(0.5) ? court.y - unit * 0.62 : court.y + court.height + unit * 0.32;
      const paint = random.pick(['#d8d8dc', '#c6232b', '#2a3b57', '#f2f2ee', '#44484f', '#e0a526']);
      return `<rect x="${n(x)}" y="${n(y)}" width="${n(unit * 0.66)}" height="${n(unit * 0.3)}" rx="${n(unit * 0.1)}" fill="${paint}"/><rect x="${n(x + unit * 0.18)}" y="${n(y + unit * 0.04)}" width="${n(unit * 0.3)}" height="${n(unit * 0.22)}" rx="${n(unit * 0.06)}" fill="#1c2730"/>`;
    });
    return (
      fill(area, '#6b665f') +
      houses.join('') +
      fill(grown(court, unit * 0.16), '#cfc6bb') +
      cars.join('')
    );
  },
  /** The sea on one side, parasols on the other. */
  shore: ({ court, reach, random, light, view }) => {
    const area = grown(court, reach);
    const line = court.y - reach * 0.32;
    const wave = (y: number, color: string, opacity: number) => {
      const step = court.width / 5;
      let path = `M${n(area.x)} ${n(area.y - 5)}V${n(y)}`;
      for (let x = area.x; x < area.x + area.width; x += step)
        path += `q${n(step / 2)} ${n(random.between(-0.06, 0.1) * step * 2)} ${n(step)} 0`;
      return `<path d="${path}V${n(area.y - 5)}Z" fill="${color}" fill-opacity="${opacity}"/>`;
    };
    const [dx, dy] = view.direction(light.shadow);
    const size = court.width * 0.11;
    const parasols = scattered(
      random,
      11,
      { x: area.x, y: court.y + court.height + size * 0.6, width: area.width, height: reach },
      size * 1.3,
    ).map(([x, y]) => {
      const [one, two] = random.pick([
        ['#ff7a1a', '#fff4e6'],
        ['#1d7fb8', '#ffffff'],
        ['#d4343c', '#ffe9c9'],
        ['#f2c230', '#2f7d54'],
      ] as const);
      const slices = Array.from(
        { length: 8 },
        (_, index) =>
          `<path d="M0 0L${n(Math.cos((index * Math.PI) / 4) * size * 0.5)} ${n(Math.sin((index * Math.PI) / 4) * size * 0.5)}A${n(size * 0.5)} ${n(size * 0.5)} 0 0 1 ${n(Math.cos(((index + 1) * Math.PI) / 4) * size * 0.5)} ${n(Math.sin(((index + 1) * Math.PI) / 4) * size * 0.5)}Z" fill="${index % 2 ? one : two}"/>`,
      );
      return `<circle cx="${n(x + dx * size * 0.3)}" cy="${n(y + dy * size * 0.3)}" r="${n(size * 0.5)}" fill="#3a2410" fill-opacity="${light.shade * 0.8}"/><g transform="translate(${n(x)} ${n(y)})">${slices.join('')}</g>`;
    });
    return (
      fill(area, '#ecd3a0') +
      wave(line + court.width * 0.05, '#d8bd88', 0.8) +
      wave(line + court.width * 0.025, '#ffffff', 0.9) +
      wave(line, '#3fb3c4', 1) +
      wave(line - court.width * 0.05, '#ffffff', 0.5) +
      wave(line - court.width * 0.065, '#2797b3', 1) +
      parasols.join('')
    );
  },
  /** The floor of a sports hall, with benches. */
  hall: ({ court, reach, colors, random }) => {
    const area = grown(court, reach);
    const bench = (x: number, y: number, width: number) =>
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(court.height * 0.035)}" rx="${n(court.height * 0.01)}" fill="#2a211c"/>${Array.from({ length: 6 }, (_, index) => `<circle cx="${n(x + (width * (index + 0.5)) / 6)}" cy="${n(y + court.height * 0.015)}" r="${n(court.height * 0.017)}" fill="${random.pick([colors[0], colors[1], '#f3ece4'])}"/>`).join('')}`;
    const y = court.y - court.height * 0.07;
    return (
      fill(area, '#c9c2b8') +
      `<path d="M${n(area.x)} ${n(area.y)}h${n(area.width)}v${n(reach * 0.5)}h${n(-area.width)}Z" fill="#a89f94"/>` +
      bench(court.x + court.width * 0.12, y, court.width * 0.26) +
      bench(court.x + court.width * 0.62, y, court.width * 0.26)
    );
  },
} satisfies Record<string, (around: Around) => string>;

export type SurroundingsName = keyof typeof surroundings;

function within({ x, y, width, height }: Box, px: number, py: number): boolean {
  return px > x && px < x + width && py > y && py < y + height;
}
