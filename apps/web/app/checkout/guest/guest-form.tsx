import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { PlaceFields } from '../../addresses/public/place-fields.tsx';
import { useCepFill } from '../../addresses/public/use-cep-fill.ts';
import type { FieldErrors } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { MaskedField } from '../../ui/masked-field.tsx';
import { Part } from '../../ui/part.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { GuestValues } from './guest-values.ts';

interface GuestFormProps {
  before: GuestValues;
  /** Why the form was refused when it was sent. */
  refused?: { message: string; fields: FieldErrors } | undefined;
}

const FORM = 'sem-conta';

/** Who buys, and where the order goes. */
export default function GuestForm({ before, refused }: GuestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  const fill = useCepFill(before.cep);
  const [errors, setErrors] = useState(refused?.fields ?? {});
  const isAtField = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!refused) return;
    setErrors(refused.fields);
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name in refused.fields)?.focus();
  }, [refused]);
  function onInput(event: FormEvent<HTMLFormElement>) {
    fill.onInput(event);
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name]: _mended, ...others }) => others);
  }

  return (
    <Form
      ref={form}
      id={FORM}
      method="post"
      noValidate
      onInput={onInput}
      className="grid grid-cols-1 gap-6"
    >
      <Refusal message={isAtField ? undefined : refused?.message} />
      <Part title="Quem compra">
        <div className="grid grid-cols-6 items-start gap-4">
          <EmailField
            label="E-mail"
            hint="É nele que você recebe o pedido."
            defaultValue={before.email}
            error={errors.email}
            className="col-span-6"
          />
          <TextField
            label="Nome completo"
            name="name"
            autoComplete="name"
            maxLength={120}
            defaultValue={before.name}
            error={errors.name}
            className="col-span-6"
          />
          <MaskedField
            mask="cpf"
            label="CPF"
            hint="Para a nota fiscal."
            name="cpf"
            defaultValue={before.cpf}
            error={errors.cpf}
            className="col-span-6 sm:col-span-3"
          />
          <MaskedField
            mask="phone"
            label="Telefone"
            hint="Para a entrega."
            name="phone"
            defaultValue={before.phone}
            error={errors.phone}
            className="col-span-6 sm:col-span-3"
          />
        </div>
      </Part>
      <Part title="Onde entregar">
        <div className="grid grid-cols-6 items-start gap-4">
          <PlaceFields form={FORM} before={before} errors={errors} fill={fill} />
        </div>
      </Part>
      <div className="grid gap-3">
        <Checkbox
          name="ofAge"
          defaultChecked={before.ofAge}
          label={`Tenho ${GUARDIAN_UNDER_AGE} anos ou mais.`}
          error={errors.ofAge}
        />
        <p className="text-sm text-muted">
          Usamos estes dados para esta compra e para a nota fiscal, como diz a{' '}
          <Link to="/ajuda/privacidade" className="font-semibold text-ink">
            privacidade da loja
          </Link>
          . Se você não comprar, eles são apagados em um dia.
        </p>
        <Button type="submit" size="lg" busy={busy} busyLabel="Salvando…" className="sm:w-fit">
          Continuar para a entrega
        </Button>
      </div>
    </Form>
  );
}
