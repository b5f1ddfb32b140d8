import {
  type EyeSide,
  type EyeValues,
  formatDioptres,
  formatMillimetres,
} from '@arquiba/contract/prescription-values';
import type { Prescription, WrittenName } from '@arquiba/contract/prescriptions';

export const EYE_PARTS = [
  { part: 'Sphere', label: 'Esférico', hint: '-2,25' },
  { part: 'Cylinder', label: 'Cilíndrico', hint: '-0,75' },
  { part: 'Axis', label: 'Eixo', hint: '90' },
  { part: 'Addition', label: 'Adição', hint: '+1,50' },
  { part: 'Pupil', label: 'DNP', hint: '31,5' },
] as const;

const WRITTEN = [
  ...EYE_PARTS.flatMap(({ part }) => [`right${part}`, `left${part}`] as const),
  'pupils',
] as const satisfies readonly WrittenName[];

const FACTS = ['name', 'writtenOn', 'prescriber'] as const;

export type PrescriptionFields = Record<WrittenName | (typeof FACTS)[number], string> & {
  consent: boolean;
};

/** The content of the form, as it was typed. */
export function readPrescription(form: FormData): PrescriptionFields {
  const texts = [...FACTS, ...WRITTEN].map((name) => [name, String(form.get(name) ?? '')]);
  return { ...Object.fromEntries(texts), consent: form.has('consent') };
}

/** The initial content of the form. */
export function fieldsOf(prescription: Prescription | null): PrescriptionFields {
  const empty = readPrescription(new FormData());
  if (!prescription?.values) return empty;
  const { name, writtenOn, prescriber, values } = prescription;
  return {
    ...{ ...empty, name, writtenOn, prescriber },
    ...eyeFields('right', values.right),
    ...eyeFields('left', values.left),
    pupils: values.pupils === null ? '' : formatMillimetres(values.pupils),
  };
}

function eyeFields(side: EyeSide, { sphere, cylinder, axis, addition, pupil }: EyeValues) {
  return {
    [`${side}Sphere`]: typed(sphere),
    [`${side}Cylinder`]: cylinder === 0 ? '' : typed(cylinder),
    [`${side}Axis`]: axis === null ? '' : String(axis),
    [`${side}Addition`]: addition === null ? '' : typed(addition),
    [`${side}Pupil`]: pupil === null ? '' : formatMillimetres(pupil),
  };
}

/** With the minus of a keyboard. */
function typed(value: number): string {
  return formatDioptres(value).replace('−', '-');
}
