import { PRESCRIPTION_MAX_CHARACTERS, type Prescription } from '@arquiba/contract/prescriptions';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Part } from '../ui/part.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FileChooser } from './file-chooser.tsx';
import { NEW, PRESCRIPTIONS } from './public/prescription-paths.ts';
import { useFileForm } from './use-file-form.ts';

interface FileFormProps {
  id: string;
  /** Moves the focus into the form, whose place another form had. */
  focused: boolean;
  onSaved(saved: Prescription): void;
}

/** The submit button is outside the form and refers to its `id`. */
export function FileForm({ id, focused, onSaved }: FileFormProps) {
  const { errors, form, path, setPath } = useFileForm(onSaved);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) element.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <form id={id} ref={element} {...form} className="grid grid-cols-1 gap-6">
      <noscript>
        <p className="rounded-card border border-line bg-raised p-5">
          Para enviar um arquivo, ligue os scripts do navegador. Sem eles, você pode{' '}
          <Link to={`${PRESCRIPTIONS}/${NEW}`} className="font-semibold text-ink">
            preencher a receita
          </Link>{' '}
          ou escolher "Enviar depois da compra".
        </p>
      </noscript>
      <Part title="A receita">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Nome"
            name="name"
            hint="Para encontrar depois: Minha, Da Ana…"
            error={errors.name}
            autoComplete="off"
            maxLength={PRESCRIPTION_MAX_CHARACTERS.name}
          />
          <TextField
            label="Data da receita"
            name="writtenOn"
            type="date"
            error={errors.writtenOn}
            autoComplete="off"
          />
          <TextArea
            label="Observações"
            name="remarks"
            optional
            error={errors.remarks}
            maxLength={PRESCRIPTION_MAX_CHARACTERS.remarks}
            className="sm:col-span-2"
          />
        </div>
      </Part>
      <Part title="A foto ou o PDF">
        <FileChooser path={path} error={errors.file} onChange={setPath} />
      </Part>
    </form>
  );
}
