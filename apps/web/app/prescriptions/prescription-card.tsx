import type { Prescription } from '@arquiba/contract/prescriptions';
import { type FormEvent, useId } from 'react';
import { Form } from 'react-router';
import { Button, LinkButton } from '../ui/button.tsx';
import { Pencil } from '../ui/icons/pencil.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { EyeTable } from './public/eye-table.tsx';
import { PrescriptionFile } from './public/prescription-file.tsx';
import { PRESCRIPTIONS } from './public/prescription-paths.ts';
import { writtenDay } from './public/prescription-words.ts';

interface PrescriptionCardProps {
  prescription: Prescription;
  onDelete(): Promise<void>;
}

export function PrescriptionCard({ prescription, onDelete }: PrescriptionCardProps) {
  const { id, name, writtenOn, prescriber, remarks, old, values, file } = prescription;
  const titleId = useId();
  const remove = (event: FormEvent) => {
    event.preventDefault();
    void onDelete();
  };
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-raised p-5">
      <div>
        <h2 id={titleId} className="display text-xl wrap-anywhere">
          {name}
        </h2>
        <p className="text-sm text-muted wrap-anywhere">
          De {writtenDay(writtenOn)}
          {prescriber && `, ${prescriber}`}
        </p>
        {old && (
          <p className="mt-1 text-sm font-medium text-orange-ink">
            Tem mais de um ano: confira se o grau ainda é o mesmo.
          </p>
        )}
      </div>
      {values && <EyeTable values={values} />}
      {remarks && <p className="whitespace-pre-line wrap-anywhere">{remarks}</p>}
      {file && <PrescriptionFile file={file} name={name} />}
      <div className="flex flex-wrap gap-1">
        {values && (
          <LinkButton
            to={`${PRESCRIPTIONS}/${id}`}
            tone="ghost"
            size="sm"
            icon={<Pencil />}
            aria-describedby={titleId}
          >
            Editar
          </LinkButton>
        )}
        <Form method="post" onSubmit={remove}>
          <input type="hidden" name="acao" value="apagar" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" tone="ghost" size="sm" icon={<Trash />} aria-describedby={titleId}>
            Apagar
          </Button>
        </Form>
      </div>
    </li>
  );
}
