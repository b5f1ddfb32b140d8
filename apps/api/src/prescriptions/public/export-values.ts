import type { EyeValues, PrescriptionValues } from '@arquiba/contract/prescription-values';

interface Exported {
  name: string;
  writtenOn: string;
  prescriber: string;
  remarks: string;
  values: PrescriptionValues | null;
}

/** A prescription as a copy of one's data has it; without values it is a photo or a PDF. */
export function exportValues({ name, writtenOn, prescriber, remarks, values }: Exported) {
  const facts = { nome: name, data: writtenOn, quemReceitou: prescriber, observacoes: remarks };
  if (!values) return facts;
  const { right, left, pupils } = values;
  return { ...facts, olhoDireito: eye(right), olhoEsquerdo: eye(left), dp: pupils };
}

function eye({ sphere, cylinder, axis, addition, pupil }: EyeValues) {
  return { esferico: sphere, cilindrico: cylinder, eixo: axis, adicao: addition, dnp: pupil };
}
