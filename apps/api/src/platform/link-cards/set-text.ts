import glyphs from './glyphs.json' with { type: 'json' };

/**
 * Width and outline of each letter of Archivo (weight 650, width 96), a thousand units to the em.
 * © The Archivo Project Authors, under the SIL Open Font License 1.1.
 */
const OUTLINES = new Map(Object.entries(glyphs as unknown as Record<string, [number, string]>));
const EM = 1000;

/** Leaves out characters without outlines. */
export function sayable(text: string): string {
  const known = [...text.normalize('NFC').replace(/\s+/g, ' ')].filter((sign) =>
    OUTLINES.has(sign),
  );
  return known.join('').replace(/ +/g, ' ').trim();
}

export function widthOf(text: string, size: number): number {
  const units = [...text].reduce((sum, sign) => sum + (OUTLINES.get(sign)?.[0] ?? 0), 0);
  return (units * size) / EM;
}

/** Breaks a text between words into at most `most` lines of a width; an ellipsis shows that it was cut. */
export function breakLines(text: string, box: { size: number; width: number; most: number }) {
  const { size, width, most } = box;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => piecesOf(each, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
    if (lines.length === most) break;
  }
  if (lines.length < most) return [...lines, line];
  return [...lines.slice(0, -1), shorten(lines.at(-1) ?? '', size, width)];
}

/** The letters as outlines, so that drawing needs no font and no text can be markup. */
export function setText(text: string, at: { x: number; y: number; size: number; fill: string }) {
  const scale = at.size / EM;
  let x = 0;
  const letters = [...text].map((sign) => {
    const [width, outline] = OUTLINES.get(sign) ?? [0, ''];
    const letter = outline && `<path transform="translate(${x})" d="${outline}"/>`;
    x += width;
    return letter;
  });
  const place = `translate(${at.x} ${at.y}) scale(${scale})`;
  return `<g fill="${at.fill}" transform="${place}">${letters.join('')}</g>`;
}

/** Splits a word that is wider than a line. */
function piecesOf(word: string, size: number, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && widthOf(piece + sign, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece];
}

function shorten(line: string, size: number, width: number): string {
  let kept = line;
  while (widthOf(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.replace(/[\s.,;:]+$/, '')}…`;
}
