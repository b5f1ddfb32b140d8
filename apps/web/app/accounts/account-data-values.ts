import type { AccountData, PersonKind, updateAccountData } from '@arquiba/contract/account-data';
import { type AccountType, accountTypeNames, accountTypes } from '@arquiba/contract/accounts';
import type { InputOf } from '@arquiba/contract/route';
import { birthDateOf } from './sign-up-values.ts';

/** The values of the form; a field that stayed hidden is null. */
export interface AccountDataValues {
  kind: PersonKind | '';
  type: AccountType;
  subtype: string;
  name: string;
  socialName: string;
  cpf_cnpj: string | null;
  whatsapp: string | null;
  newEmail: string;
  birthDay: string;
  birthMonth: string;
  birthYear: string;
  currentPassword: string;
}

export function readAccountData(form: FormData): AccountDataValues {
  const text = (name: keyof AccountDataValues) => String(form.get(name) ?? '');
  const ifShown = (name: keyof AccountDataValues) => (form.has(name) ? text(name) : null);
  const kind = text('kind');
  return {
    kind: kind === 'fisica' || kind === 'juridica' ? kind : '',
    type: accountTypeNames.find((name) => name === text('type')) ?? 'Torcedor',
    subtype: text('subtype'),
    name: text('name'),
    socialName: text('socialName'),
    cpf_cnpj: ifShown('cpf_cnpj'),
    whatsapp: ifShown('whatsapp'),
    newEmail: text('newEmail').trim(),
    birthDay: text('birthDay'),
    birthMonth: text('birthMonth'),
    birthYear: text('birthYear'),
    currentPassword: text('currentPassword'),
  };
}

/** The checked form as input of the API; absent fields stay unchanged. */
export function toAccountChanges(values: AccountDataValues): InputOf<typeof updateAccountData> {
  const { kind, type, name, socialName, cpf_cnpj, whatsapp, currentPassword } = values;
  // Without scripts the list of subtypes is not updated when the type changes.
  const subtype = accountTypes[type].find((known) => known === values.subtype) ?? null;
  return {
    ...{ type, subtype, name, socialName },
    ...(kind && { kind }),
    ...(cpf_cnpj !== null && { cpf_cnpj }),
    ...(whatsapp !== null && { whatsapp }),
    // A company's form does not ask for it.
    ...(kind !== 'juridica' && { birthDate: birthDateOf(values) }),
    ...(currentPassword && { currentPassword }),
  };
}

export function wantsNewEmail(values: AccountDataValues, before: AccountData): boolean {
  return values.newEmail.toLowerCase() !== before.email.toLowerCase();
}
