import type { Prescription } from '@arquiba/contract/prescriptions';
import { LATER } from './prescription-paths.ts';
import { fitsLenses, writtenDay } from './prescription-words.ts';

const LATER_CHOICE = {
  value: LATER,
  label: 'Enviar depois da compra',
  detail: 'O pedido espera pela receita. O prazo das lentes conta a partir dela.',
};

/** Saved prescriptions as radio buttons; those that do not fit the lenses are disabled. */
export function prescriptionChoices(items: readonly Prescription[], lens: string) {
  return items.map((item) => ({
    value: item.id,
    label: item.name,
    detail: detailOf(item, lens),
    disabled: !fitsLenses(item, lens),
  }));
}

/** The same, and to send it later. */
export function choicesWithLater(items: readonly Prescription[], lens: string) {
  return [...prescriptionChoices(items, lens), LATER_CHOICE];
}

/** The newest that fits and is not old; null if there is none. */
export function bestPrescription(items: readonly Prescription[], lens: string) {
  return items.find((item) => !item.old && fitsLenses(item, lens)) ?? null;
}

function detailOf(item: Prescription, lens: string): string {
  const kind = item.file?.mime === 'application/pdf' ? ', em PDF' : ', por foto';
  const day = `De ${writtenDay(item.writtenOn)}${item.file ? kind : ''}`;
  if (!fitsLenses(item, lens)) return `${day}. Sem adição: não serve para multifocal.`;
  return item.old ? `${day}: tem mais de um ano. Confira se o grau ainda é o mesmo.` : day;
}
