import type { PersonKind } from '@arquiba/contract/account-data';
import {
  type AccountType,
  accountTypeNames,
  accountTypes,
  type createAccount,
} from '@arquiba/contract/accounts';
import type { InputOf } from '@arquiba/contract/route';

/** The form as it was filled in; what was not chosen is empty. */
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
  /** The version that the page showed, where its box is ticked. */
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

/** How a type of account starts out. */
export function usualKind(type: AccountType): PersonKind {
  return type === 'Clube' || type === 'Empresa' ? 'juridica' : 'fisica';
}

/** The checked form as the API takes it. */
export function toNewAccount(values: SignUpValues): InputOf<typeof createAccount> {
  const { type, name, socialName, cpf_cnpj, email, whatsapp, password } = values;
  const { guardianEmail, termsVersion } = values;
  // Without scripts the list of subtypes cannot follow the type.
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
