import { accountTypes } from '@arquiba/contract/accounts';
import { useState } from 'react';
import type { FieldErrors } from '../forms/use-form.ts';
import { EmailField } from '../ui/email-field.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MaskedField } from '../ui/masked-field.tsx';
import { Segmented } from '../ui/radio-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AccountTypePicker } from './account-type-picker.tsx';
import { BirthDateFields } from './birth-date-fields.tsx';
import { needsGuardian } from './needs-guardian.ts';
import { personWords } from './person-words.ts';
import { type SignUpValues, usualKind } from './sign-up-values.ts';

// Rarely needed: few people are so young that they need a guardian.
const GuardianField = lazyPart(() => import('./guardian-field.tsx'), { preload: true });

interface SignUpFieldsProps {
  /** The initial values. */
  before: SignUpValues | undefined;
  errors: FieldErrors;
}

/** The fields that depend on the type of account and on the kind of person. */
export function SignUpFields({ before, errors }: SignUpFieldsProps) {
  const [type, setType] = useState(before?.type ?? 'Torcedor');
  const [kind, setKind] = useState(before?.kind ?? usualKind(type));
  const [born, setBorn] = useState(before ?? UNBORN);
  const company = kind === 'juridica';
  const words = personWords(kind);
  return (
    <>
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
        label={words.name}
        name="name"
        autoComplete={company ? 'organization' : 'name'}
        maxLength={120}
        defaultValue={before?.name}
        error={errors.name}
      />
      <TextField
        label={words.socialName}
        hint="É o nome que aparece no seu perfil."
        name="socialName"
        autoComplete="nickname"
        maxLength={120}
        defaultValue={before?.socialName}
        error={errors.socialName}
      />
      <MaskedField
        mask={company ? 'cnpj' : 'cpf'}
        label={words.document}
        name="cpf_cnpj"
        placeholder={company ? '00.000.000/0000-00' : '000.000.000-00'}
        defaultValue={before?.cpf_cnpj}
        error={errors.cpf_cnpj}
      />
      <EmailField label="E-mail" defaultValue={before?.email} error={errors.email} />
      <MaskedField
        mask="phone"
        label="Whatsapp"
        name="whatsapp"
        placeholder="(11)98765-4321"
        defaultValue={before?.whatsapp}
        error={errors.whatsapp}
      />
      {!company && <BirthDateFields values={before} error={errors.birthDate} onChange={setBorn} />}
      {needsGuardian({ ...born, kind }) && (
        <GuardianField before={before?.guardianEmail} error={errors.guardianEmail} />
      )}
    </>
  );
}

const UNBORN = { birthDay: '', birthMonth: '', birthYear: '' };
