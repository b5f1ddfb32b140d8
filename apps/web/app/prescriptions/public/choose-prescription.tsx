import type { Prescription } from '@arquiba/contract/prescriptions';
import { type FormEvent, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ImagePlus } from '../../ui/icons/image-plus.tsx';
import { Plus } from '../../ui/icons/plus.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { bestPrescription, choicesWithLater, prescriptionChoices } from './prescription-choices.ts';
import { CHOSEN, LATER, newPrescriptionPath, prescriptionFilePath } from './prescription-paths.ts';

interface ChoosePrescriptionProps {
  items: readonly Prescription[];
  /** The code of the lenses. */
  lens: string;
  /** The one that is chosen now. */
  current: string | null;
  /** Whether it may be sent after buying. */
  later: boolean;
  action: string;
  /** With scripts; shows its errors itself. Null for later. */
  onChoose(id: string | null): Promise<void>;
}

/** Chooses a saved prescription for lenses. Without scripts the form is sent to the page. */
export function ChoosePrescription(props: ChoosePrescriptionProps) {
  const { items, lens, later, onChoose } = props;
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const choices = later ? choicesWithLater(items, lens) : prescriptionChoices(items, lens);
  const asked = new URLSearchParams(search).get(CHOSEN) ?? props.current;
  const known = choices.find(
    ({ value, ...choice }) => value === asked && !('disabled' in choice && choice.disabled),
  );
  const first = known?.value ?? bestPrescription(items, lens)?.id ?? (later ? LATER : undefined);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get(CHOSEN);
    if (busy || typeof value !== 'string') return;
    setBusy(true);
    await onChoose(value === LATER ? null : value);
    setBusy(false);
  };
  return (
    <Form method="post" onSubmit={submit} className="grid gap-4">
      {choices.length > 0 && (
        <RadioGroup
          key={first}
          label="Receita"
          labelHidden
          name={CHOSEN}
          defaultValue={first}
          choices={choices}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {choices.length > 0 && (
          <Button type="submit" busy={busy} busyLabel="Enviando…">
            {props.action}
          </Button>
        )}
        <LinkButton
          tone={choices.length > 0 ? 'secondary' : 'primary'}
          to={newPrescriptionPath(pathname + search)}
          icon={<Plus />}
        >
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
    </Form>
  );
}
