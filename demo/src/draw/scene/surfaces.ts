import type { Random } from '../../seed/random.ts';
import { darken, lighten, mix } from '../color.ts';
import { closedSpline, n, type Point, polygon } from '../geometry.ts';
import { dots, scattered } from './parts.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Surface = (box: Box, random: Random) => string;

const fill = ({ x, y, width, height }: Box, color: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${color}" ${more}/>`;

/** Bands of `step` along x, every second one in another tone. */
function bands(box: Box, step: number, color: string, opacity = 1): string {
  const parts: string[] = [];
  for (let x = 0; x < box.width; x += step * 2) {
    parts.push(fill({ ...box, x: box.x + x, width: Math.min(step, box.width - x) }, color));
  }
  return `<g fill-opacity="${opacity}">${parts.join('')}</g>`;
}

function speckled(box: Box, random: Random, count: number, size: number, color: string): string {
  const points = Array.from(
    { length: count },
    (): Point => [
      random.between(box.x, box.x + box.width),
      random.between(box.y, box.y + box.height),
    ],
  );
  return dots(points, size, color, 0.2);
}

function grass(tone: string, mow: 'bands' | 'checks' | 'slant' | 'rings'): Surface {
  return (box, random) => {
    const light = mix(tone, '#7cc65a', 0.26);
    const step = box.width / 13;
    const blades = speckled(box, random, 420, box.width / 240, darken(tone, 0.4));
    switch (mow) {
      case 'checks':
        return fill(box, tone) + bands(box, step, light) + cross(box, step, light) + blades;
      case 'slant':
        return `${fill(box, tone)}<g transform="rotate(24 ${n(box.x + box.width / 2)} ${n(box.y + box.height / 2)})">${bands({ x: box.x - box.width * 0.3, y: box.y - box.height, width: box.width * 1.6, height: box.height * 3 }, step * 0.8, light)}</g>${blades}`;
      case 'rings': {
        const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
        const rings = Array.from(
          { length: 7 },
          (_, index) =>
            `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(step * (1 + index * 1.1))}" fill="none" stroke="${light}" stroke-width="${n(step * 0.55)}"/>`,
        );
        return fill(box, tone) + rings.join('') + blades;
      }
      default:
        return fill(box, tone) + bands(box, step, light) + blades;
    }
  };
}

function cross(box: Box, step: number, color: string): string {
  const parts: string[] = [];
  for (let y = 0; y < box.height; y += step * 2) {
    parts.push(fill({ ...box, y: box.y + y, height: Math.min(step, box.height - y) }, color));
  }
  return `<g fill-opacity=".45">${parts.join('')}</g>`;
}

/** Beaten earth with bald patches: the field of every second neighbourhood. */
const dirt: Surface = (box, random) => {
  const patches = scattered(random, 22, box, box.width / 12).map(([x, y], index) => {
    const size = random.between(0.03, 0.11) * box.width;
    const controls = Array.from({ length: 7 }, (_, corner): Point => {
      const angle = (corner / 7) * Math.PI * 2;
      const reach = size * random.between(0.5, 1.1);
      return [x + Math.cos(angle) * reach * 1.5, y + Math.sin(angle) * reach];
    });
    const tone = index % 3 === 0 ? '#6f8a3c' : index % 3 === 1 ? '#c98f5c' : '#a2602f';
    return `<path d="${polygon(closedSpline(controls, 5))}" fill="${tone}" fill-opacity="${n(random.between(0.25, 0.6))}"/>`;
  });
  return `${fill(box, '#b87541')}${patches.join('')}${speckled(box, random, 500, box.width / 260, '#5c3013')}`;
};

function planks(tone: string): Surface {
  return (box, random) => {
    const step = box.height / 26;
    const rows: string[] = [];
    for (let row = 0; row < 26; row++) {
      let x = box.x - random.between(0, 4);
      while (x < box.x + box.width) {
        const length = random.between(box.width / 10, box.width / 5);
        const shade = mix(
          tone,
          random.chance(0.5) ? '#7a3f14' : '#ffdca8',
          random.between(0, 0.16),
        );
        rows.push(fill({ x, y: box.y + row * step, width: length, height: step + 0.02 }, shade));
        x += length;
      }
    }
    return `${rows.join('')}<path d="${Array.from({ length: 26 }, (_, row) => `M${n(box.x)} ${n(box.y + row * step)}h${n(box.width)}`).join('')}" stroke="#5a2d0c" stroke-width="${n(step * 0.05)}" stroke-opacity=".35"/>`;
  };
}

function flat(tone: string): Surface {
  return (box, random) =>
    fill(box, tone) + speckled(box, random, 260, box.width / 300, darken(tone, 0.5));
}

/** Sand in small dunes with footprints. */
const sand: Surface = (box, random) => {
  const ripples = Array.from({ length: 46 }, () => {
    const [x, y] = [
      random.between(box.x, box.x + box.width),
      random.between(box.y, box.y + box.height),
    ];
    const w = random.between(0.03, 0.09) * box.width;
    return `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-w * 0.16)} ${n(w)} 0t${n(w * 0.7)} 0`;
  });
  return `${fill(box, '#ecd3a0')}<path d="${ripples.join('')}" fill="none" stroke="#d2b077" stroke-width="${n(box.width / 230)}" stroke-opacity=".7"/>${speckled(box, random, 380, box.width / 210, '#a97f45')}`;
};

function clay(tone: string): Surface {
  return (box, random) => {
    const drags = Array.from(
      { length: 26 },
      (_, index) =>
        `M${n(box.x)} ${n(box.y + (box.height * (index + random.next())) / 26)}h${n(box.width)}`,
    );
    return `${fill(box, tone)}<path d="${drags.join('')}" stroke="${darken(tone, 0.2)}" stroke-width="${n(box.height / 110)}" stroke-opacity=".28"/>${speckled(box, random, 320, box.width / 260, lighten(tone, 0.4))}`;
  };
}

export const surfaces = {
  grass: grass('#2c8a4e', 'bands'),
  grassChecks: grass('#2f8f3f', 'checks'),
  grassSlant: grass('#257a4b', 'slant'),
  grassRings: grass('#348a46', 'rings'),
  dirt,
  wood: planks('#d79a58'),
  darkWood: planks('#a8673a'),
  blue: flat('#1d5fa8'),
  teal: flat('#12807f'),
  orange: flat('#d8622b'),
  violet: flat('#5a3a94'),
  green: flat('#2f7d54'),
  asphalt: flat('#54555c'),
  coral: flat('#e0656b'),
  sand,
  clay: clay('#c1562f'),
  hard: flat('#2f6fae'),
} satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof surfaces;
