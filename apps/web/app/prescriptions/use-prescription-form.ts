import {
  createPrescription,
  type Prescription,
  updatePrescription,
} from '@arquiba/contract/prescriptions';
import { quietCall } from '../api-call.ts';
import { type FieldErrors, useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { readPrescription } from './prescription-fields.ts';

interface PrescriptionFormWork {
  prescription: Prescription | null;
  onSaved(saved: Prescription): void;
  before?: FieldErrors | undefined;
}

/** Stores or changes a prescription. All rules are checked by the server. */
export function usePrescriptionForm({ prescription, onSaved, before }: PrescriptionFormWork) {
  return useForm({
    read: readPrescription,
    before,
    async send({ consent, ...content }) {
      const saved = prescription
        ? await quietCall(updatePrescription, { id: prescription.id, ...content })
        : await quietCall(createPrescription, { ...content, consent });
      notify('success', 'Receita guardada.');
      onSaved(saved);
    },
  });
}
