import type { Prescription } from '@arquiba/contract/prescriptions';
import { useLocation } from 'react-router';
import { choicesWithLater } from '../../prescriptions/public/prescription-choices.ts';
import {
  CHOSEN,
  LATER,
  newPrescriptionPath,
  prescriptionFilePath,
} from '../../prescriptions/public/prescription-paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ImagePlus } from '../../ui/icons/image-plus.tsx';
import { Part } from '../../ui/part.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { signInPath } from '../../viewer/return-path.ts';

interface PrescriptionPartProps {
  /** The saved ones; null for a visitor, who has none. */
  items: readonly Prescription[] | null;
  chosen: Prescription | null;
  /** The code of the lenses. */
  lens: string;
}

/** The prescription of the lenses: a saved one, a new one, or sent after buying. */
export default function PrescriptionPart({ items, chosen, lens }: PrescriptionPartProps) {
  const { pathname, search } = useLocation();
  const form = newPrescriptionPath(pathname + search);
  if (!items) {
    const [path = '', query = ''] = form.split('?');
    return (
      <Part title="Receita">
        <p className="mb-4">
          Entre na sua conta para preencher a receita, ou enviar uma foto ou um PDF dela. Ou compre
          agora, e envie a receita depois: o pedido espera por ela.
        </p>
        <LinkButton tone="secondary" to={signInPath({ pathname: path, search: `?${query}` })}>
          Entrar e preencher a receita
        </LinkButton>
      </Part>
    );
  }
  return (
    <Part title="Receita">
      <RadioGroup
        label="Receita"
        labelHidden
        name={CHOSEN}
        value={chosen?.id ?? LATER}
        choices={choicesWithLater(items, lens)}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton tone="secondary" to={form}>
          Preencher uma receita
        </LinkButton>
        <LinkButton
          tone="secondary"
          to={prescriptionFilePath(pathname + search)}
          icon={<ImagePlus />}
        >
          Enviar foto ou PDF
        </LinkButton>
      </div>
    </Part>
  );
}
