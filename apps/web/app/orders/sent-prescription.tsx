import type { OrderPrescription } from '@arquiba/contract/order-prescriptions';
import { EyeTable } from '../prescriptions/public/eye-table.tsx';
import { PrescriptionFile } from '../prescriptions/public/prescription-file.tsx';
import { writtenDay } from '../prescriptions/public/prescription-words.ts';
import { Part } from '../ui/part.tsx';

/** What the shop has, and what it says about it. */
export function SentPrescription({ sent }: { sent: NonNullable<OrderPrescription['sent']> }) {
  const { name, writtenOn, prescriber, remarks, values, file, review, refusal } = sent;
  const facts = [name, `de ${writtenDay(writtenOn)}`, prescriber].filter(Boolean).join(', ');
  return (
    <Part title={review === 'recusada' ? 'Precisamos de outra receita' : 'A loja recebeu'}>
      {refusal && (
        <p className="mb-4 rounded-md bg-card-red-soft px-4 py-3 whitespace-pre-line text-card-red wrap-anywhere">
          {refusal}
        </p>
      )}
      {review === 'a_conferir' && (
        <p role="status" className="mb-3">
          Vamos conferir a receita antes de fazer as lentes. Se faltar algo, avisamos por e-mail.
        </p>
      )}
      <p className="mb-3 wrap-anywhere">{facts}</p>
      {remarks && <p className="mb-3 whitespace-pre-line wrap-anywhere">{remarks}</p>}
      {values && <EyeTable values={values} />}
      {file && <PrescriptionFile file={file} name={name} />}
    </Part>
  );
}
