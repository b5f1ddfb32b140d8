import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { EmailField } from '../ui/email-field.tsx';

interface GuardianFieldProps {
  before: string | undefined;
  error: string | undefined;
}

/** The e-mail of the guardian, for people below `GUARDIAN_UNDER_AGE`. */
export default function GuardianField({ before, error }: GuardianFieldProps) {
  return (
    <section
      aria-label="Responsável"
      className="grid gap-4 rounded-card border border-line bg-accent-soft p-4 sm:p-5"
    >
      <div className="grid gap-1.5" role="status">
        <p className="display text-lg">Chame alguém para o seu time</p>
        <p>
          Quem tem menos de {GUARDIAN_UNDER_AGE} anos joga com um adulto ao lado. Vamos escrever
          para sua mãe, seu pai ou quem cuida de você. A conta já fica pronta; até a confirmação, o
          seu perfil é privado.
        </p>
      </div>
      <EmailField
        label="E-mail do responsável"
        name="guardianEmail"
        autoComplete="off"
        defaultValue={before}
        error={error}
      />
    </section>
  );
}
