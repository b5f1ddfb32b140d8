import { accountTypes } from '@arquiba/contract/accounts';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Segmented } from '../ui/radio-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AccountTypePicker } from './account-type-picker.tsx';
import { BirthDateFields } from './birth-date-fields.tsx';
import { type SignUpValues, usualKind } from './sign-up-values.ts';
import { tidyDocument, tidyPhone } from './tidy-written.ts';
import { useSignUp } from './use-sign-up.ts';

interface SignUpFormProps {
  back: string | null;
  /** What was sent without scripts and refused. */
  refused?: { problem: string; fields: Record<string, string>; values: SignUpValues } | undefined;
}

export function SignUpForm({ back, refused }: SignUpFormProps) {
  const { submit, busy, errors, forget } = useSignUp(back, refused?.fields);
  const before = refused?.values;
  const [type, setType] = useState(before?.type ?? 'Torcedor');
  const [kind, setKind] = useState(before?.kind ?? usualKind(type));
  const [differ, setDiffer] = useState(false);
  const company = kind === 'juridica';
  const compare = (event: FormEvent<HTMLElement>) => {
    const { form } = event.target as HTMLInputElement;
    const { password, confirmation } = Object.fromEntries(new FormData(form ?? undefined));
    setDiffer(confirmation !== '' && password !== confirmation);
  };
  return (
    <Form method="post" noValidate className="grid gap-5" onSubmit={submit} onInput={forget}>
      {refused && (
        <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
          {refused.problem}
        </p>
      )}
      <AccountTypePicker
        value={type}
        onChange={(next) => {
          setType(next);
          setKind(usualKind(next));
        }}
      />
      <SelectField
        key={type}
        label="Categoria"
        optional
        name="subtype"
        placeholder="Escolha"
        defaultValue={before?.subtype}
        error={errors.subtype}
        options={accountTypes[type].map((subtype) => ({ value: subtype, label: subtype }))}
      />
      <Segmented
        label="Cadastro de"
        name="kind"
        value={kind}
        onChange={(value) => setKind(value === 'juridica' ? 'juridica' : 'fisica')}
        choices={[
          { value: 'fisica', label: 'Pessoa Física' },
          { value: 'juridica', label: 'Pessoa Jurídica' },
        ]}
      />
      <TextField
        label={company ? 'Razão Social' : 'Nome'}
        name="name"
        autoComplete={company ? 'organization' : 'name'}
        maxLength={120}
        defaultValue={before?.name}
        error={errors.name}
      />
      <TextField
        label={company ? 'Nome Fantasia' : 'Nome Social'}
        hint="É o nome que aparece no seu perfil."
        name="socialName"
        autoComplete="nickname"
        maxLength={120}
        defaultValue={before?.socialName}
        error={errors.socialName}
      />
      <TextField
        label={company ? 'CNPJ' : 'CPF'}
        name="cpf_cnpj"
        autoComplete="off"
        inputMode={company ? 'text' : 'numeric'}
        maxLength={18}
        placeholder={company ? '00.000.000/0000-00' : '000.000.000-00'}
        defaultValue={before?.cpf_cnpj}
        error={errors.cpf_cnpj}
        onBlur={tidy(tidyDocument)}
      />
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={before?.email}
        error={errors.email}
      />
      <TextField
        label="Whatsapp"
        type="tel"
        name="whatsapp"
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={20}
        placeholder="(11)98765-4321"
        defaultValue={before?.whatsapp}
        error={errors.whatsapp}
        onBlur={tidy(tidyPhone)}
      />
      {!company && <BirthDateFields values={before} error={errors.birthDate} />}
      <PasswordField
        label="Senha"
        hint="Pelo menos 8 caracteres."
        name="password"
        autoComplete="new-password"
        maxLength={200}
        error={errors.password}
        onInput={compare}
      />
      <PasswordField
        label="Confirmação de senha"
        name="confirmation"
        autoComplete="new-password"
        maxLength={200}
        error={differ ? 'Senhas não combinam' : errors.confirmation}
        onInput={compare}
      />
      <Button type="submit" size="lg" wide busy={busy} busyLabel="Criando conta...">
        Criar conta
      </Button>
    </Form>
  );
}

/** Puts what was typed into its usual form once one has left the field. */
function tidy(format: (written: string) => string) {
  return ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    currentTarget.value = format(currentTarget.value);
  };
}
