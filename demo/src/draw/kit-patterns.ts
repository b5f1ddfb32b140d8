import { lighten, mix } from './color.ts';
import { n } from './geometry.ts';
import { rect } from './svg.ts';

type Colors = readonly [ground: string, second: string, trim: string];

const patterns = {
  plain: () => '',
  stripes: ([, second], s) =>
    repeat(4, (i) => rect(s * (0.06 + i * 0.25), 0, s * 0.125, s, second)),
  pinstripes: ([, second], s) =>
    repeat(13, (i) => rect(s * (0.02 + i * 0.08), 0, s * 0.014, s, second)),
  centre: ([, second, trim], s) =>
    rect(s * 0.34, 0, s * 0.32, s, trim) + rect(s * 0.37, 0, s * 0.26, s, second),
  hoops: ([, second], s) => repeat(4, (i) => rect(0, s * (0.1 + i * 0.25), s, s * 0.125, second)),
  band: ([, second, trim], s) =>
    rect(0, s * 0.43, s, s * 0.26, trim) + rect(0, s * 0.46, s, s * 0.2, second),
  sash: ([, second, trim], s) => diagonal(s, 0.36, trim, -1) + diagonal(s, 0.28, second, -1),
  counterSash: ([, second, trim], s) => diagonal(s, 0.34, trim, 1) + diagonal(s, 0.26, second, 1),
  halves: ([, second], s) => rect(s / 2, 0, s / 2, s, second),
  quarters: ([, second], s) =>
    rect(s / 2, 0, s / 2, s / 2, second) + rect(0, s / 2, s / 2, s / 2, second),
  checks: ([, second], s) =>
    repeat(25, (i) => {
      const [column, row] = [i % 5, Math.floor(i / 5)];
      return (column + row) % 2
        ? rect(column * s * 0.2, row * s * 0.2, s * 0.2, s * 0.2, second)
        : '';
    }),
  chevron: ([, second, trim], s) => chevron(s, 0.5, 0.2, trim) + chevron(s, 0.52, 0.15, second),
  chevrons: ([, second], s) => repeat(5, (i) => chevron(s, 0.1 + i * 0.26, 0.12, second)),
  cross: ([, second, trim], s) =>
    rect(s * 0.4, 0, s * 0.2, s, trim) +
    rect(0, s * 0.42, s, s * 0.2, trim) +
    rect(s * 0.43, 0, s * 0.14, s, second) +
    rect(0, s * 0.45, s, s * 0.14, second),
  split: ([, second], s) => `<path d="M0 0H${n(s)}L0 ${n(s)}Z" fill="${second}"/>`,
  fade: ([ground, second], s) =>
    repeat(16, (i) => rect(0, (s * i) / 16, s, s / 16 + 1, mix(ground, second, i / 15))),
  bars: ([ground, second], s) =>
    repeat(9, (i) =>
      rect(
        0,
        s * (0.34 + i * 0.075),
        s,
        s * (0.012 + i * 0.006),
        mix(ground, second, 0.5 + i / 18),
      ),
    ),
  diamonds: ([, second, trim], s) =>
    repeat(15, (i) => {
      const [x, y] = [
        ((i % 3) + (Math.floor(i / 3) % 2) * 0.5) * 0.36 + 0.06,
        Math.floor(i / 3) * 0.22,
      ];
      return `<path d="M${n(s * x)} ${n(s * (y - 0.18))}L${n(s * (x + 0.12))} ${n(s * y)}L${n(s * x)} ${n(s * (y + 0.18))}L${n(s * (x - 0.12))} ${n(s * y)}Z" fill="${i % 2 ? second : trim}" fill-opacity=".9"/>`;
    }),
  waves: ([ground, second], s) =>
    repeat(7, (i) => {
      const y = s * (0.12 + i * 0.15);
      return `<path d="M${n(-s * 0.1)} ${n(y)}q${n(s * 0.1)} ${n(-s * 0.08)} ${n(s * 0.2)} 0t${n(s * 0.2)} 0t${n(s * 0.2)} 0t${n(s * 0.2)} 0t${n(s * 0.2)} 0t${n(s * 0.2)} 0" fill="none" stroke="${mix(ground, second, 0.45 + i * 0.09)}" stroke-width="${n(s * 0.045)}"/>`;
    }),
  rays: ([, second], s) =>
    repeat(12, (i) => {
      const at = (angle: number) =>
        `${n(s / 2 + Math.cos(angle) * s)} ${n(s * 0.62 + Math.sin(angle) * s)}`;
      const angle = (i / 12) * Math.PI * 2 + 0.13;
      return `<path d="M${n(s / 2)} ${n(s * 0.62)}L${at(angle)}L${at(angle + Math.PI / 12)}Z" fill="${second}"/>`;
    }),
  zigzag: ([, second, trim], s) =>
    [
      [0.4, trim],
      [0.52, second],
      [0.64, trim],
    ]
      .map(([y, color]) => {
        const top = s * Number(y);
        const steps = repeat(11, (i) => `L${n(s * i * 0.1)} ${n(top + (i % 2 ? -s * 0.06 : 0))}`);
        return `<path d="M0 ${n(top)}${steps}" fill="none" stroke="${color}" stroke-width="${n(s * 0.06)}"/>`;
      })
      .join(''),
  shoulders: ([ground, second], s) =>
    `<path d="M0 0H${n(s)}V${n(s * 0.36)}Q${n(s * 0.74)} ${n(s * 0.26)} ${n(s * 0.66)} ${n(s * 0.02)}H${n(s * 0.34)}Q${n(s * 0.26)} ${n(s * 0.26)} 0 ${n(s * 0.36)}Z" fill="${second}"/>${rect(0, s * 0.8, s, s * 0.02, lighten(ground, 0.4))}`,
} satisfies Record<string, (colors: Colors, size: number) => string>;

export type KitPattern = keyof typeof patterns;

export function patternOf(name: KitPattern, colors: Colors, size: number): string {
  return rect(0, 0, size, size, colors[0]) + patterns[name](colors, size);
}

function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function diagonal(size: number, width: number, color: string, turn: 1 | -1): string {
  const half = (size * width) / 2;
  return `<rect x="${n(-size)}" y="${n(size / 2 - half)}" width="${n(size * 3)}" height="${n(half * 2)}" fill="${color}" transform="rotate(${45 * turn} ${n(size / 2)} ${n(size / 2)})"/>`;
}

function chevron(size: number, y: number, width: number, color: string): string {
  const [top, thick] = [size * y, size * width];
  return `<path d="M0 ${n(top - size * 0.2)}L${n(size / 2)} ${n(top + size * 0.14)}L${n(size)} ${n(top - size * 0.2)}v${n(thick)}L${n(size / 2)} ${n(top + size * 0.14 + thick)}L0 ${n(top - size * 0.2 + thick)}Z" fill="${color}"/>`;
}
