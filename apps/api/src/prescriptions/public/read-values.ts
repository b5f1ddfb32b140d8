import {
  EYE_RANGES,
  type EyeSide,
  type EyeValues,
  eyeNames,
  eyes,
  formatDioptres,
  formatMillimetres,
  type PrescriptionValues,
  PUPILS_RANGE,
} from '@arquiba/contract/prescription-values';
import type { WrittenName } from '@arquiba/contract/prescriptions';
import { invalidInput } from '../../platform/calls/read-input.ts';

type Written = Record<WrittenName, string>;
type Part = keyof typeof EYE_RANGES;

const PART_NAMES: Record<Part, string> = {
  sphere: 'o esférico',
  cylinder: 'o cilíndrico',
  axis: 'o eixo',
  addition: 'a adição',
  pupil: 'a DNP',
};
const SIGNED: readonly Part[] = ['sphere', 'cylinder'];
/** What DP and the sum of both DNP may differ by, in millimetres. */
const MOST_DIFFERENCE = 1;

/** The values that a person wrote, or `invalid_input` with a sentence for each wrong field, after those in `others`. */
export function readValues(
  written: Written,
  others: Record<string, string> = {},
): PrescriptionValues {
  const fields = { ...others };
  const [right, left] = eyes.map((side) => readEye(side, written, fields)) as [
    EyeValues,
    EyeValues,
  ];
  const pupils = readNumber(written.pupils, PUPILS_RANGE);
  if (pupils === undefined) fields.pupils = `DP: ${rangeSentence('pupils')}`;
  const known = Object.keys(fields).length === 0;
  if (known) Object.assign(fields, checkBoth(right, left, pupils ?? null));
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return { right, left, pupils: pupils ?? null };
}

function readEye(side: EyeSide, written: Written, fields: Record<string, string>): EyeValues {
  const textOf = (part: Part) => written[nameOf(side, part)];
  const read = (part: Part): number | null => {
    const text = textOf(part);
    const value = readNumber(text, EYE_RANGES[part]);
    if (value === undefined) fail(part, rangeSentence(part));
    else if (value && SIGNED.includes(part) && !/^[+−-]/.test(text)) {
      const shown = formatDioptres(value);
      fail(part, `escreva o sinal d${PART_NAMES[part]}: ${shown} ou −${shown.slice(1)}`);
    }
    return value ?? null;
  };
  const fail = (part: Part, sentence: string) => {
    fields[nameOf(side, part)] ??= `${eyeNames[side]}: ${sentence}`;
  };
  const [sphere, cylinder, axis] = [read('sphere'), read('cylinder') ?? 0, read('axis')];
  if (textOf('sphere') === '') fail('sphere', 'preencha o esférico; se não há grau, escreva plano');
  if (cylinder !== 0 && axis === null) fail('axis', 'com o cilíndrico, preencha também o eixo');
  if (cylinder === 0 && axis !== null) {
    fail('cylinder', 'com o eixo, preencha também o cilíndrico');
  }
  return {
    ...{ sphere: sphere ?? 0, cylinder, axis },
    ...{ addition: read('addition'), pupil: read('pupil') },
  };
}

/** What one eye says about the other. */
function checkBoth(right: EyeValues, left: EyeValues, pupils: number | null) {
  const fields: Record<string, string> = {};
  for (const part of ['addition', 'pupil'] as const) {
    if ((right[part] === null) === (left[part] === null)) continue;
    const side: EyeSide = right[part] === null ? 'right' : 'left';
    fields[nameOf(side, part)] = `${eyeNames[side]}: preencha ${PART_NAMES[part]} dos dois olhos`;
  }
  if (Object.keys(fields).length > 0) return fields;
  const sum = right.pupil !== null && left.pupil !== null ? right.pupil + left.pupil : null;
  if (sum === null && pupils === null) {
    fields.pupils = 'Preencha a DP, ou a DNP dos dois olhos';
  } else if (sum !== null && pupils !== null && Math.abs(sum - pupils) > MOST_DIFFERENCE) {
    fields.pupils = `DP: as DNP somam ${formatMillimetres(sum)} mm; confira os valores`;
  }
  return fields;
}

/** Null for an empty text; undefined for one that is no value of the range. */
function readNumber(
  text: string,
  { least, most, step }: { least: number; most: number; step: number },
): number | null | undefined {
  const plain = text.toLowerCase().replace(/\s|mm$|°$|d$/g, '');
  if (plain === '') return null;
  const isPlane = /^(plano|plana|pl|neutro)$/.test(plain);
  const digits = plain.replace(',', '.').replace('−', '-');
  if (!isPlane && !/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(digits)) return undefined;
  const value = isPlane ? 0 : Number(digits);
  const fits = value >= least && value <= most && Number.isInteger(value / step);
  // `-0` is plain zero.
  return fits ? value || 0 : undefined;
}

function rangeSentence(part: Part | 'pupils'): string {
  if (part === 'pupils') {
    return `a distância vai de ${PUPILS_RANGE.least} a ${PUPILS_RANGE.most} mm, de meio em meio`;
  }
  const { least, most } = EYE_RANGES[part];
  if (part === 'axis') return `o eixo vai de ${least} a ${most} graus, sem vírgula`;
  if (part === 'pupil') return `a DNP vai de ${least} a ${most} mm, de meio em meio`;
  return `${PART_NAMES[part]} vai de ${formatDioptres(least)} a ${formatDioptres(most)}, de 0,25 em 0,25`;
}

function nameOf(side: EyeSide, part: Part): WrittenName {
  return `${side}${part.charAt(0).toUpperCase()}${part.slice(1)}` as WrittenName;
}
