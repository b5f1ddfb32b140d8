import { eyeNames, eyes } from '@arquiba/contract/prescription-values';
import { PRESCRIPTION_MAX_CHARACTERS, type Prescription } from '@arquiba/contract/prescriptions';
import { Form, Link } from 'react-router';
import type { FieldErrors } from '../forms/use-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Part } from '../ui/part.tsx';
import { TextField } from '../ui/text-field.tsx';
import { EYE_PARTS, fieldsOf, type PrescriptionFields } from './prescription-fields.ts';
import { usePrescriptionForm } from './use-prescription-form.ts';

interface PrescriptionFormProps {
  id: string;
  /** The one to edit; null for a new one. */
  prescription: Prescription | null;
  /** Whether the owner has allowed storing data about health. */
  consented: boolean;
  onSaved(saved: Prescription): void;
  /** The values of a form that was sent without scripts, and its errors. */
  refused?: { fields: FieldErrors; values: PrescriptionFields } | undefined;
}

/** The submit button is outside the form and refers to its `id`. */
export function PrescriptionForm(props: PrescriptionFormProps) {
  const { id, prescription, consented, onSaved, refused } = props;
  const before = refused?.values ?? fieldsOf(prescription);
  const { errors, form } = usePrescriptionForm({ prescription, onSaved, before: refused?.fields });
  const text = (name: Exclude<keyof PrescriptionFields, 'consent'>) => ({
    ...{ name, defaultValue: before[name], error: errors[name], autoComplete: 'off' },
  });
  return (
    <Form id={id} method="post" {...form} className="grid grid-cols-1 gap-6">
      <Part title="A receita">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Nome"
            hint="Para encontrar depois: Minha, Da Ana…"
            {...text('name')}
            maxLength={PRESCRIPTION_MAX_CHARACTERS.name}
          />
          <TextField label="Data da receita" type="date" {...text('writtenOn')} />
          <TextField
            label="Quem receitou"
            optional
            {...text('prescriber')}
            maxLength={PRESCRIPTION_MAX_CHARACTERS.prescriber}
            className="sm:col-span-2"
          />
        </div>
      </Part>
      <Part title="Os olhos">
        <p className="mb-4 text-muted">
          Copie como está escrito, com o sinal. Se um olho não tem grau, escreva plano. Deixe vazio
          o que a receita não traz.
        </p>
        <div className="grid gap-6">
          {eyes.map((side) => (
            <fieldset key={side}>
              <legend className="mb-2 font-semibold">{eyeNames[side]}</legend>
              <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-5">
                {EYE_PARTS.map(({ part, label, hint }) => (
                  <TextField
                    key={part}
                    label={label}
                    placeholder={hint}
                    maxLength={12}
                    {...text(`${side}${part}`)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          <TextField
            label="DP, distância entre as pupilas"
            suffix="mm"
            placeholder="62"
            hint={
              <>
                Não precisa com a DNP dos dois olhos.{' '}
                <Link to="/ajuda/medir-o-rosto" className="font-semibold text-ink">
                  Como medir
                </Link>
              </>
            }
            maxLength={12}
            {...text('pupils')}
            className="sm:max-w-88"
          />
        </div>
      </Part>
      {!consented && (
        <Part title="Autorização">
          <Checkbox
            name="consent"
            defaultChecked={before.consent}
            error={errors.consent}
            label="Autorizo a Aro a guardar e usar esta receita, que traz dados de saúde, só para fazer as minhas lentes."
          />
          <p className="text-sm text-muted">
            Você pode retirar a autorização quando quiser, em Minhas receitas. Só você e quem faz as
            lentes veem a receita.{' '}
            <Link to="/ajuda/privacidade" className="font-semibold text-ink">
              Privacidade na loja
            </Link>
          </p>
        </Part>
      )}
    </Form>
  );
}
