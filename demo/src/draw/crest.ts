import { darken, lighten, luminance } from './color.ts';
import { n } from './geometry.ts';
import { type KitPattern, patternOf } from './kit-patterns.ts';
import { lettering } from './lettering.ts';
import { svgOf } from './svg.ts';
import { drawSymbol, type SymbolName } from './symbols.ts';

export interface Crest {
  shield: ShieldName;
  /** Ground behind the shield. */
  backdrop: string;
  /** Field, pattern on the field, border and lettering. */
  colors: readonly [string, string, string];
  pattern: KitPattern;
  symbol?: SymbolName;
  initials?: string;
  stars?: number;
}

/** Outlines in a box of 100 × 100. */
const shields = {
  heater: 'M6 6H94V46Q92 80 50 98Q8 80 6 46Z',
  french: 'M8 4H92V74Q92 86 78 88Q58 90 50 98Q42 90 22 88Q8 86 8 74Z',
  round: 'M50 3A47 47 0 1 0 50 97A47 47 0 1 0 50 3Z',
  swiss: 'M6 12Q20 14 28 4Q40 12 50 4Q60 12 72 4Q80 14 94 12V48Q92 80 50 98Q8 80 6 48Z',
  hexagon: 'M50 2L92 24V76L50 98L8 76V24Z',
  pennant: 'M8 6H92V62L50 98L8 62Z',
  oval: 'M50 2Q88 4 88 50T50 98T12 50T50 2Z',
  notched: 'M6 4H38Q50 14 62 4H94V52Q90 82 50 98Q10 82 6 52Z',
  diamond: 'M50 1L97 50L50 99L3 50Z',
  spade: 'M50 2Q60 12 94 10Q98 62 50 98Q2 62 6 10Q40 12 50 2Z',
};
type ShieldName = keyof typeof shields;

const SIZE = 320;
const BOX = 226;

/** A club's arms on its colour, with room to be cropped to a circle. */
export function drawCrest(crest: Crest): string {
  const { backdrop, colors } = crest;
  const glow = luminance(backdrop) > 0.5 ? darken(backdrop, 0.1) : lighten(backdrop, 0.16);
  return svgOf(
    SIZE,
    SIZE,
    `<defs><radialGradient id="glow" cx=".5" cy=".4" r=".7"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${backdrop}"/></radialGradient></defs>
<rect width="${SIZE}" height="${SIZE}" fill="url(#glow)"/>${drawShield(crest, { x: SIZE / 2, y: SIZE / 2 + (crest.stars ? 12 : 2), size: BOX })}${starsOver(crest.stars ?? 0, colors[2])}`,
  );
}

/** The shield alone, for scoreboards and shirts. */
export function drawShield(
  { shield, colors, pattern, symbol, initials }: Crest,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const [field, second, border] = colors;
  const id = `shield-${shield}-${n(x)}-${n(y)}`.replaceAll('.', '_');
  const path = shields[shield];
  const calm = pattern === 'plain';
  const plate = luminance(field) < luminance(second) ? field : second;
  const ground = calm ? field : plate;
  const charge = clearest(ground, [border, second, '#fffaf2', '#1c1512']);
  const parts = [
    `<path d="${path}" fill="#000" fill-opacity=".28" transform="translate(0 3)"/>`,
    `<path d="${path}" fill="${border}"/>`,
    `<g clip-path="url(#${id})" transform="translate(6 6) scale(.88)">${patternOf(pattern, colors, 100)}<path d="M0 0H50V100H0Z" fill="#fff" fill-opacity=".1"/></g>`,
    `<path d="${path}" fill="none" stroke="${darken(field, 0.5)}" stroke-width="1.6" transform="translate(6 6) scale(.88)"/>`,
  ];
  const [middle, room] = symbol && initials ? [38, 36] : [48, 46];
  if (!calm) {
    parts.push(
      `<circle cx="50" cy="${middle}" r="${room * 0.7}" fill="${border}"/><circle cx="50" cy="${middle}" r="${n(room * 0.64)}" fill="${plate}"/>`,
    );
  }
  if (symbol)
    parts.push(drawSymbol(symbol, { x: 50, y: middle, size: room * 0.92, color: charge }));
  if (initials && symbol) parts.push(ribbon(initials, border));
  if (initials && !symbol) {
    const height = initials.length > 2 ? 24 : 32;
    parts.push(
      lettering(initials, {
        x: 50,
        y: middle + height / 2,
        height,
        color: charge,
        anchor: 'middle',
      }),
    );
  }
  const scale = (size / 100).toFixed(4);
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${scale})">${parts.join('')}</g>`;
}

/** The initials on a ribbon across the foot of the shield. */
function ribbon(initials: string, color: string): string {
  const ink = clearest(color, ['#fffaf2', '#1c1512']);
  return `<path d="M12 68Q50 76 88 68L92 86Q50 94 8 86Z" fill="${darken(color, 0.12)}"/><path d="M14 66Q50 74 86 66V83Q50 91 14 83Z" fill="${color}"/>${lettering(initials, { x: 50, y: 84, height: 12.5, color: ink, anchor: 'middle', spacing: 14 })}`;
}

/** The first colour that stands out from the ground, or the one that does most. */
function clearest(ground: string, colors: readonly string[]): string {
  const contrast = (color: string) => {
    const [a, b] = [luminance(color) + 0.05, luminance(ground) + 0.05];
    return Math.max(a, b) / Math.min(a, b);
  };
  const enough = colors.find((color) => contrast(color) > 3.4);
  return (
    enough ?? colors.reduce((best, color) => (contrast(color) > contrast(best) ? color : best))
  );
}

function starsOver(count: number, color: string): string {
  return Array.from({ length: count }, (_, index) => {
    const offset = index - (count - 1) / 2;
    return drawSymbol('star', {
      x: SIZE / 2 + offset * 34,
      y: 46 + Math.abs(offset) * 5,
      size: 26,
      color,
    });
  }).join('');
}
