import { darken, lighten, luminance } from './color.ts';
import { n } from './geometry.ts';
import { type KitPattern, patternOf } from './kit-patterns.ts';
import { lettering } from './lettering.ts';
import { svgOf } from './svg.ts';

export interface Kit {
  pattern: KitPattern;
  /** Ground, pattern, trim. */
  colors: readonly [string, string, string];
  collar: 'round' | 'v' | 'polo' | 'none';
  number?: string;
}

const SIZE = 320;

/** A shirt seen close, chest and collar, to be cropped to a circle. */
export function drawKit(kit: Kit): string {
  const [ground, , trim] = kit.colors;
  return svgOf(
    SIZE,
    SIZE,
    `<defs>${shading}</defs>${patternOf(kit.pattern, kit.colors, SIZE)}${folds}${drawCollar(kit.collar, trim, ground)}${numberOf(kit)}`,
  );
}

function numberOf({ number, colors: [ground, , trim] }: Kit): string {
  if (!number) return '';
  const dark = luminance(ground) < 0.2;
  const color = dark && luminance(trim) < 0.4 ? '#fff8ec' : trim;
  const outline = luminance(color) > 0.4 ? darken(ground, 0.55) : '#fff8ec';
  const set = (dx: number, fill: string) =>
    lettering(number, { x: 160 + dx, y: 262 + dx, height: 128, color: fill, anchor: 'middle' });
  return set(4, outline) + set(0, color);
}

function drawCollar(collar: Kit['collar'], trim: string, ground: string): string {
  const inside = darken(ground, 0.72);
  const shade = `stroke="#000" stroke-opacity=".22" stroke-width="2"`;
  switch (collar) {
    case 'round':
      return `<path d="M84 -4Q160 104 236 -4Z" fill="${inside}"/><path d="M84 -4Q160 104 236 -4" fill="none" stroke="${trim}" stroke-width="17"/><path d="M76 -4Q160 116 244 -4" fill="none" ${shade}/>`;
    case 'v':
      return `<path d="M90 -4L160 92L230 -4Z" fill="${inside}"/><path d="M84 -8L160 92L236 -8" fill="none" stroke="${trim}" stroke-width="18"/><path d="M73 -8L160 107L247 -8" fill="none" ${shade}/>`;
    case 'polo':
      return `<path d="M100 -4L160 70L220 -4Z" fill="${inside}"/><path d="M64 -4L104 66L160 58L104 -4Z" fill="${trim}" ${shade}/><path d="M256 -4L216 66L160 58L216 -4Z" fill="${trim}" ${shade}/><path d="M152 60H168V128H152Z" fill="${darken(trim, 0.12)}" ${shade}/><circle cx="160" cy="84" r="4" fill="${lighten(ground, 0.7)}"/><circle cx="160" cy="110" r="4" fill="${lighten(ground, 0.7)}"/>`;
    default:
      return '';
  }
}

const shading = `<radialGradient id="body" cx=".42" cy=".34" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>
<linearGradient id="fold" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset=".5" stop-color="#000" stop-opacity=".16"/><stop offset=".54" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`;

/** Light on the cloth and folds that fall from the shoulders. */
const folds = `<rect width="${SIZE}" height="${SIZE}" fill="url(#body)"/>${[
  [70, -34, 70],
  [130, -6, 46],
  [236, 22, 74],
]
  .map(
    ([x = 0, lean = 0, width = 0]) =>
      `<path d="M${n(x)} 84L${n(x + lean - width / 2)} 330H${n(x + lean + width / 2)}Z" fill="url(#fold)"/>`,
  )
  .join('')}`;
