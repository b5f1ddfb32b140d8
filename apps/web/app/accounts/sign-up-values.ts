import type { PersonKind } from '@arquiba/contract/account-data';
import {
  type AccountType,
  accountTypeNames,
  accountTypes,
  type createAccount,
} from '@arquiba/contract/accounts';
import type { InputOf } from '@arquiba/contract/route';

/** The values of the form; a choice that was not made is empty. */
export interface SignUpValues {
  type: AccountType;
  kind: PersonKind;
  subtype: string;
  name: string;
  socialName: string;
  cpf_cnpj: string;
  email: string;
  whatsapp: string;
  birthDay: string;
  birthMonth: string;
  birthYear: string;
  guardianEmail: string;
  password: string;
  confirmation: string;
  /** The version that the page showed; empty if the checkbox is not ticked. */
  termsVersion: string;
}

export function readSignUp(form: FormData): SignUpValues {
  const text = (name: keyof SignUpValues) => String(form.get(name) ?? '');
  return {
    type: accountTypeNames.find((name) => name === text('type')) ?? 'Torcedor',
    kind: text('kind') === 'juridica' ? 'juridica' : 'fisica',
    subtype: text('subtype'),
    name: text('name'),
    socialName: text('socialName'),
    cpf_cnpj: text('cpf_cnpj'),
    email: text('email'),
    whatsapp: text('whatsapp'),
    birthDay: text('birthDay'),
    birthMonth: text('birthMonth'),
    birthYear: text('birthYear'),
    guardianEmail: text('guardianEmail'),
    password: text('password'),
    confirmation: text('confirmation'),
    termsVersion: text('termsVersion'),
  };
}

/** The default for a type of account. */
export function usualKind(type: AccountType): PersonKind {
  return type === 'Clube' || type === 'Empresa' ? 'juridica' : 'fisica';
}

/** The input of the API, from the checked form. */
export function toNewAccount(values: SignUpValues): InputOf<typeof createAccount> {
  const { type, name, socialName, cpf_cnpj, email, whatsapp, password } = values;
  const { guardianEmail, termsVersion } = values;
  // Without scripts the list of subtypes is not updated when the type changes.
  const subtype = accountTypes[type].find((known) => known === values.subtype);
  const birthDate = birthDateOf(values);
  return {
    ...{ type, name, socialName, cpf_cnpj, email, whatsapp, password },
    ...(subtype && { subtype }),
    ...(birthDate && { birthDate }),
    ...(guardianEmail && { guardianEmail }),
    ...(termsVersion && { termsVersion }),
  };
}

type BirthDate = Pick<SignUpValues, 'birthDay' | 'birthMonth' | 'birthYear'>;

/** Null until all three are chosen. */
export function birthDateOf({ birthDay, birthMonth, birthYear }: BirthDate): string | null {
  return birthDay && birthMonth && birthYear ? `${birthYear}-${birthMonth}-${birthDay}` : null;
}
