import * as z from 'zod/mini';

export const eyes = ['right', 'left'] as const;
export type EyeSide = (typeof eyes)[number];

export const eyeNames: Record<EyeSide, string> = { right: 'Olho direito', left: 'Olho esquerdo' };

const eye = z.object({
  /** In dioptres, with a sign; zero is 'plano'. */
  sphere: z.number(),
  /** Zero without astigmatism; then there is no axis. */
  cylinder: z.number(),
  /** In degrees, 0 to 180. */
  axis: z.nullable(z.number()),
  /** What the near part of a multifocal lens adds. */
  addition: z.nullable(z.number()),
  /** From the middle of the nose to the pupil (DNP), in millimetres. */
  pupil: z.nullable(z.number()),
});
export type EyeValues = z.output<typeof eye>;

/** The values of a prescription. It has the distance of both pupils (DP), or of each from the nose. */
export const prescriptionValues = z.object({
  right: eye,
  left: eye,
  pupils: z.nullable(z.number()),
});
export type PrescriptionValues = z.output<typeof prescriptionValues>;

/** From and to, and the step between two values, of lenses that laboratories make. */
export const EYE_RANGES = {
  sphere: { least: -20, most: 20, step: 0.25 },
  cylinder: { least: -8, most: 8, step: 0.25 },
  axis: { least: 0, most: 180, step: 1 },
  addition: { least: 0.5, most: 4, step: 0.25 },
  pupil: { least: 20, most: 40, step: 0.5 },
} as const;
export const PUPILS_RANGE = { least: 40, most: 80, step: 0.5 } as const;

/** A prescription that is older needs a look at whether it still fits. */
export const OLD_AFTER_YEARS = 1;

/** '−2,25', '+1,00', 'plano' */
export function formatDioptres(value: number): string {
  if (value === 0) return 'plano';
  const sign = value < 0 ? '−' : '+';
  return sign + Math.abs(value).toFixed(2).replace('.', ',');
}

/** '31', '31,5' */
export function formatMillimetres(value: number): string {
  return String(value).replace('.', ',');
}

/** 'Esférico −2,25, cilíndrico −0,75, eixo 90°, adição +2,00, DNP 31,5 mm' */
export function describeEye({ sphere, cylinder, axis, addition, pupil }: EyeValues): string {
  const parts = [`Esférico ${formatDioptres(sphere)}`];
  if (cylinder !== 0) parts.push(`cilíndrico ${formatDioptres(cylinder)}`, `eixo ${axis}°`);
  if (addition !== null) parts.push(`adição ${formatDioptres(addition)}`);
  if (pupil !== null) parts.push(`DNP ${formatMillimetres(pupil)} mm`);
  return parts.join(', ');
}
