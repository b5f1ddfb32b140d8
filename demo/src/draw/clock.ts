import type { Canvas } from './clip/sheet.ts';
import { recordClip } from './clip.ts';
import { lettering } from './lettering.ts';
import { type Drawing, renderRaw } from './render.ts';
import { rect } from './svg.ts';

export const CLOCK_SIZE = { width: 640, height: 360 };
const SECONDS = 60;
const NIGHT = '#1c1512';
const CHALK = '#fffbf7';
const ORANGE = '#ff7a1a';

/** A minute of a clock, second by second. Repeated from a whole minute on, it shows the seconds of all clocks. */
export async function recordClock(): Promise<Buffer> {
  const faces = Array.from({ length: SECONDS }, (_, second) => clockFace(second));
  const stills = await Promise.all(faces.map(renderRaw));
  const [ground] = faces;
  if (!ground) throw new RangeError('A clock has faces');
  return await recordClip({
    ...{ ground, seconds: SECONDS },
    paint(canvas: Canvas, t: number) {
      stills[Math.min(SECONDS - 1, Math.floor(t * SECONDS))]?.copy(canvas.pixels);
    },
  });
}

function clockFace(second: number): Drawing {
  const { width, height } = CLOCK_SIZE;
  const [x, y, radius] = [width / 2, height / 2 - 12, 130];
  const ticks = Array.from({ length: 12 }, (_, hour) =>
    hand(x, y, hour * 30, radius - 14, radius, CHALK, 4),
  );
  const content = [
    rect(0, 0, width, height, NIGHT),
    `<circle cx="${x}" cy="${y}" r="${radius + 12}" fill="none" stroke="${CHALK}" stroke-width="3" opacity="0.35"/>`,
    ...ticks,
    hand(x, y, second * 6, -24, radius - 6, ORANGE, 6),
    `<circle cx="${x}" cy="${y}" r="9" fill="${ORANGE}"/>`,
    lettering(String(second).padStart(2, '0'), {
      ...{ x, y: height - 14, height: 26, color: CHALK, anchor: 'middle' },
    }),
  ].join('');
  return { width, height, content };
}

function hand(
  x: number,
  y: number,
  degrees: number,
  from: number,
  to: number,
  color: string,
  thick: number,
): string {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (length: number) =>
    [x + sine * length, y - cosine * length].map((value) => value.toFixed(1));
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${color}" stroke-width="${thick}" stroke-linecap="round"/>`;
}
