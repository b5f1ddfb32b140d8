import { parseCnpj } from '@arquiba/brazil/cnpj';
import { parseCpf } from '@arquiba/brazil/cpf';
import type { SignUpValues } from './sign-up-values.ts';

interface Problem {
  field: string;
  message: string;
}

/**
 * The first thing wrong with a sign-up: the eight checks of the specification in
 * their order, then those that the server cannot make because it does not see
 * the form. All other rules are the server's.
 */
export function checkSignUp(values: SignUpValues): Problem | null {
  const company = values.kind === 'juridica';
  const missing: [field: keyof SignUpValues, what: string][] = [
    ['name', company ? 'a Razão Social' : 'o Nome'],
    ['socialName', company ? 'o Nome Fantasia' : 'o Nome Social'],
    ['cpf_cnpj', company ? 'o CNPJ' : 'o CPF'],
    ['email', 'o Email'],
    ['whatsapp', 'o Whatsapp'],
    ['password', 'a senha'],
    ['confirmation', 'a confirmação de senha'],
  ];
  for (const [field, what] of missing) {
    if (isEmpty(field, values[field])) return { field, message: `Preencha ${what}` };
  }
  if (values.password !== values.confirmation) {
    return { field: 'confirmation', message: 'Senhas não coincidem' };
  }
  const document = company ? parseCnpj(values.cpf_cnpj) : parseCpf(values.cpf_cnpj);
  if (!document) return { field: 'cpf_cnpj', message: `${company ? 'CNPJ' : 'CPF'} inválido` };
  const born = [values.birthDay, values.birthMonth, values.birthYear];
  if (born.some(Boolean) && !born.every(Boolean)) {
    return { field: 'birthDate', message: 'Data de nascimento incompleta' };
  }
  return null;
}

/** Spaces are nothing, except in a password. */
function isEmpty(field: keyof SignUpValues, value: string): boolean {
  const secret = field === 'password' || field === 'confirmation';
  return (secret ? value : value.trim()) === '';
}
