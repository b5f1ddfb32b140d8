import { createPrescriptionFromFile, type Prescription } from '@arquiba/contract/prescriptions';
import { useState } from 'react';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';

/** Stores a prescription whose file was uploaded before. All rules are checked by the server. */
export function useFileForm(onSaved: (saved: Prescription) => void) {
  /** Of the uploaded file. */
  const [path, setPath] = useState<string | null>(null);
  const work = useForm({
    read: (form) => ({
      name: String(form.get('name') ?? ''),
      writtenOn: String(form.get('writtenOn') ?? ''),
      remarks: String(form.get('remarks') ?? ''),
    }),
    check: () =>
      path
        ? null
        : { field: 'file', message: 'Escolha a foto ou o PDF, e espere o envio terminar' },
    async send(facts) {
      if (!path) return;
      const saved = await quietCall(createPrescriptionFromFile, { ...facts, file: { path } });
      notify('success', 'Receita guardada.');
      onSaved(saved);
    },
  });
  return { ...work, path, setPath };
}
