import type { LensChoice, LensOffer } from '@arquiba/contract/lenses';
import type { Prescription } from '@arquiba/contract/prescriptions';
import { bestPrescription } from '../../prescriptions/public/prescription-choices.ts';
import { CHOSEN, LATER } from '../../prescriptions/public/prescription-paths.ts';
import { fitsLenses } from '../../prescriptions/public/prescription-words.ts';

export const KIND = 'tipo';
export const INDEX = 'indice';
export const TREATMENT = 'tratamento';

/** The choice in the address; what is missing or not offered is the first of its kind. */
export function readLensQuery(search: string, offers: readonly LensOffer[]) {
  const query = new URLSearchParams(search);
  const offer = offers.find(({ kind }) => kind === query.get(KIND)) ?? offers[0];
  const lens = offer?.indices.find(({ index }) => index === query.get(INDEX)) ?? offer?.indices[0];
  if (!offer || !lens) return null;
  const wanted = query.getAll(TREATMENT);
  const treatments = offer.treatments.filter(({ treatment }) => wanted.includes(treatment));
  const choice: LensChoice = {
    ...{ kind: offer.kind, index: lens.index },
    treatments: treatments.map(({ treatment }) => treatment),
  };
  const days = treatments.reduce((sum, each) => sum + each.businessDays, lens.businessDays);
  return { offer, lens, treatments, choice, days };
}

/** The prescription in the address; the best one without a choice; null if it is sent later. */
export function readPrescriptionQuery(
  search: string,
  items: readonly Prescription[],
  lens: string,
): Prescription | null {
  const asked = new URLSearchParams(search).get(CHOSEN);
  if (asked === LATER) return null;
  const named = items.find((item) => item.id === asked && fitsLenses(item, lens));
  return named ?? bestPrescription(items, lens);
}

export type ChosenLenses = NonNullable<ReturnType<typeof readLensQuery>>;
