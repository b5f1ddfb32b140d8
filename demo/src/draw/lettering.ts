import { n } from './geometry.ts';
import { accents, type Glyph, glyphs } from './glyphs.ts';

interface LetteringOptions {
  x: number;
  /** Of the baseline. */
  y: number;
  /** Of a capital. */
  height: number;
  color: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Room between letters, in hundredths of the height. */
  spacing?: number;
  opacity?: number;
}

/** Sets capitals and numerals as paths: no font has to be installed. */
export function lettering(text: string, options: LetteringOptions): string {
  const { x, y, height, color, anchor = 'start', spacing = 9, opacity = 1 } = options;
  const width = letteringWidth(text, height, spacing);
  const start = x - { start: 0, middle: width / 2, end: width }[anchor];
  let along = 0;
  let previous = 0;
  const lines: string[] = [];
  const fills: string[] = [];
  for (const character of split(text)) {
    const accent = accents[character];
    if (accent) {
      fills.push(shifted(accent, along - spacing - previous / 2));
      continue;
    }
    const glyph = glyphOf(character);
    if (glyph.line) lines.push(shifted(glyph.line, along));
    if (glyph.fill) fills.push(shifted(glyph.fill, along));
    previous = glyph.width;
    along += glyph.width + spacing;
  }
  const scale = (height / 100).toFixed(4);
  return `<g transform="translate(${n(start)} ${n(y - height)}) scale(${scale})" opacity="${opacity}" fill="${color}" fill-rule="evenodd">${fills.join('')}<g fill="none" stroke="${color}" stroke-width="20">${lines.join('')}</g></g>`;
}

function letteringWidth(text: string, height: number, spacing = 9): number {
  const widths = split(text)
    .filter((character) => !accents[character])
    .map((character) => glyphOf(character).width + spacing);
  return ((widths.reduce((sum, width) => sum + width, 0) - spacing) * height) / 100;
}

/** The largest height up to `height` at which `text` stays within `width`. */
export function fittingHeight(text: string, height: number, width: number): number {
  return Math.min(height, (height * width) / letteringWidth(text, height));
}

function split(text: string): string[] {
  return [...text.toUpperCase().normalize('NFD')];
}

function glyphOf(character: string): Glyph {
  const glyph = glyphs[character];
  if (!glyph) throw new RangeError(`no glyph for '${character}'`);
  return glyph;
}

function shifted(path: string, by: number): string {
  return `<path d="${path}" transform="translate(${n(by)})"/>`;
}
