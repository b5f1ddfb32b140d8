import {
  type AccountType,
  accountTypeNames,
  accountTypes,
  type createAccount,
} from '@arquiba/contract/accounts';
import type { InputOf } from '@arquiba/contract/route';

/** 'Pessoa Física' or 'Pessoa Jurídica': it decides the words and the document. */
export type PersonKind = 'fisica' | 'juridica';

/** The form as it was filled in. */
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
  password: string;
  confirmation: string;
}

/** Field → what is wrong with it. */
export type FieldErrors = Record<string, string>;

export function readSignUp(form: FormData): SignUpValues {
  const text = (name: keyof SignUpValues) => String(form.get(name) ?? '');
  const type = accountTypeNames.find((name) => name === text('type')) ?? 'Torcedor';
  return {
    type,
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
    password: text('password'),
    confirmation: text('confirmation'),
  };
}

/** How a type of account starts out. */
export function usualKind(type: AccountType): PersonKind {
  return type === 'Clube' || type === 'Empresa' ? 'juridica' : 'fisica';
}

/** The checked form as the API takes it. */
export function toNewAccount(values: SignUpValues): InputOf<typeof createAccount> {
  const { type, name, socialName, cpf_cnpj, email, whatsapp, password } = values;
  // Without scripts the list of subtypes cannot follow the type.
  const subtype = accountTypes[type].find((known) => known === values.subtype);
  const birthDate = [values.birthYear, values.birthMonth, values.birthDay].join('-');
  return {
    ...{ type, name, socialName, cpf_cnpj, email, whatsapp, password },
    ...(subtype && { subtype }),
    ...(values.birthYear && { birthDate }),
  };
}
