import type { AccountData, PersonKind } from '@arquiba/contract/account-data';
import { type AccountType, accountTypeNames, accountTypes } from '@arquiba/contract/accounts';
import { useState } from 'react';
import type { FieldErrors } from '../forms/use-form.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BirthDateFields } from './birth-date-fields.tsx';
import { HiddenField } from './hidden-field.tsx';
import { personWords } from './person-words.ts';

// Rarely needed: most accounts have no pending e-mail.
const PendingEmailNote = lazyPart(() => import('./pending-email-note.tsx'), { preload: true });

interface EditDataFieldsProps {
  data: AccountData;
  verified: boolean;
  errors: FieldErrors;
}

export function EditDataFields({ data, verified, errors }: EditDataFieldsProps) {
  const [kind, setKind] = useState<PersonKind | ''>(data.kind);
  const [type, setType] = useState<AccountType>(data.type);
  const [sensitive, setSensitive] = useState({ document: false, email: false });
  const words = personWords(kind);
  const otherKind = kind !== '' && kind !== data.kind;
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <SelectField
        label="Cadastro de"
        name="kind"
        placeholder=""
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind(value === 'fisica' || value === 'juridica' ? value : '')
        }
        options={KINDS}
        className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]"
      />
      <TextField
        label={words.name}
        name="name"
        autoComplete={kind === 'juridica' ? 'organization' : 'name'}
        maxLength={120}
        defaultValue={data.name}
        error={errors.name}
      />
      <TextField
        label={words.socialName}
        hint={verified ? NAME_OF_VERIFIED : 'É o nome que aparece no seu perfil.'}
        name="socialName"
        autoComplete="nickname"
        maxLength={120}
        defaultValue={data.socialName}
        error={errors.socialName}
      />
      <HiddenField
        key={otherKind ? kind : data.kind}
        label={words.document}
        name="cpf_cnpj"
        mask={(kind || data.kind) === 'fisica' ? 'cpf' : 'cnpj'}
        hidden={otherKind ? null : data.cpf_cnpj}
        error={errors.cpf_cnpj}
        onChanged={(document) => setSensitive((before) => ({ ...before, document }))}
      />
      <HiddenField
        label="Whatsapp"
        name="whatsapp"
        mask="phone"
        hidden={data.whatsapp}
        error={errors.whatsapp}
      />
      <div className="grid gap-3 sm:col-span-2">
        <TextField
          label="E-mail"
          hint="Um e-mail novo só vale depois de confirmado nele e no atual."
          type="email"
          name="newEmail"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={data.email}
          error={errors.newEmail}
          onInput={({ currentTarget: { value } }) => {
            const email = value.trim().toLowerCase() !== data.email.toLowerCase();
            setSensitive((before) => ({ ...before, email }));
          }}
        />
        {data.pendingEmail && <PendingEmailNote pending={data.pendingEmail} />}
      </div>
      <SelectField
        label="Tipo de conta"
        name="type"
        value={type}
        onChange={({ currentTarget: { value } }) =>
          setType(accountTypeNames.find((name) => name === value) ?? data.type)
        }
        options={accountTypeNames.map(asOption)}
        error={errors.type}
      />
      <SelectField
        key={type}
        label="Categoria"
        optional
        name="subtype"
        placeholder="Escolha"
        defaultValue={type === data.type ? (data.subtype ?? '') : ''}
        options={accountTypes[type].map(asOption)}
        error={errors.subtype}
      />
      {kind !== 'juridica' && (
        <div className="sm:col-span-2">
          <BirthDateFields values={birthParts(data.birthDate)} error={errors.birthDate} />
        </div>
      )}
      {(sensitive.document || sensitive.email || otherKind || errors.currentPassword) && (
        <PasswordField
          label="Senha atual"
          hint="Para mudar o documento ou o e-mail, confirme que é você."
          name="currentPassword"
          autoComplete="current-password"
          maxLength={200}
          error={errors.currentPassword}
          className="sm:col-span-2"
        />
      )}
    </div>
  );
}

const KINDS = [
  { value: 'fisica', label: 'Pessoa Física' },
  { value: 'juridica', label: 'Pessoa Jurídica' },
];

const NAME_OF_VERIFIED = 'É o nome do seu perfil. Com outro nome, o selo de verificado sai.';

function asOption(value: string): { value: string; label: string } {
  return { value, label: value };
}

function birthParts(birthDate: string | null) {
  const [birthYear = '', birthMonth = '', birthDay = ''] = (birthDate ?? '').split('-');
  return { birthYear, birthMonth, birthDay };
}
