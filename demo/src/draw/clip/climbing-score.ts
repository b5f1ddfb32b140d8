import type { Random } from '../../seed/random.ts';
import type { ClipScript } from '../clip.ts';
import { lighten } from '../color.ts';
import { lettering } from '../lettering.ts';
import { drawScore, type ScoreScene } from '../scene/boards.ts';
import type { Size } from '../scene/view.ts';
import { drawSheet, stamp } from './sheet.ts';

export interface ClimbingScore extends Omit<ScoreScene, 'style'> {
  /** What both sides have, one step after another. */
  steps: readonly (readonly [string, string])[];
}

/** A board on which the score climbs. */
export async function scriptScore(
  size: Size,
  clip: ClimbingScore,
  random: Random,
): Promise<ClipScript> {
  const { width, height } = size;
  const { steps, home, away } = clip;
  const bare = { ...clip, style: 'led' as const };
  const cell = Math.round(Math.min(width * 0.3, height * 0.5));
  const numerals = [...new Set(steps.flat())];
  const digit = (text: string, color: string) =>
    lettering(text, { x: 0, y: cell * 0.36, height: cell * 0.72, color, anchor: 'middle' });
  const [lit, fresh] = await Promise.all([
    drawSheet(
      cell,
      numerals.map((text) => digit(text, '#ffb52e')),
    ),
    drawSheet(
      cell,
      numerals.map((text) => digit(text, lighten('#ffb52e', 0.75))),
    ),
  ]);
  return {
    ground: drawScore(
      size,
      { ...bare, home: { ...home, score: ' ' }, away: { ...away, score: ' ' } },
      random,
    ),
    seconds: 3,
    paint(canvas, t) {
      const along = t * steps.length;
      const step = Math.min(steps.length - 1, Math.floor(along));
      const before = steps[Math.max(0, step - 1)] as readonly [string, string];
      const now = steps[step] as readonly [string, string];
      [0, 1].forEach((side) => {
        const text = now[side] as string;
        const changed = step > 0 && before[side] !== text && along - step < 0.32;
        const blink = changed && Math.floor((along - step) * 24) % 2 === 0;
        stamp(
          canvas,
          blink ? fresh : lit,
          numerals.indexOf(text),
          width * (side ? 0.75 : 0.25),
          height * 0.59,
        );
      });
    },
  };
}
