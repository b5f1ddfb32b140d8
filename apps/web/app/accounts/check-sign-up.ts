import { parseCnpj } from '@arquiba/brazil/cnpj';
import { parseCpf } from '@arquiba/brazil/cpf';
import { parsePhone } from '@arquiba/brazil/phone';
import { PASSWORD_MIN_CHARACTERS } from '@arquiba/contract/accounts';
import type { Problem } from '../forms/use-form.ts';
import { needsGuardian } from './needs-guardian.ts';
import { personWords } from './person-words.ts';
import { birthDateOf, type SignUpValues } from './sign-up-values.ts';

/**
 * Returns the first error of a sign-up: the eight checks of the specification in their order, then ours. The
 * server checks again, and is stricter about e-mails.
 */
export function checkSignUp(values: SignUpValues, now = new Date()): Problem | null {
  return (
    findMissing(values) ?? findInvalid(values) ?? findUnanswered(values, now) ?? findConsent(values)
  );
}

function findMissing(values: SignUpValues): Problem | null {
  const words = personWords(values.kind);
  const asked: [field: keyof SignUpValues, what: string][] = [
    ['name', words.askForName],
    ['socialName', `o ${words.socialName}`],
    ['cpf_cnpj', `o ${words.document}`],
    ['email', 'o Email'],
    ['whatsapp', 'o Whatsapp'],
    ['password', 'a senha'],
    ['confirmation', 'a confirmação de senha'],
  ];
  for (const [field, what] of asked) {
    if (isEmpty(field, values[field])) return { field, message: `Preencha ${what}` };
  }
  if (values.password === values.confirmation) return null;
  return { field: 'confirmation', message: 'Senhas não coincidem' };
}

/** A value of spaces is empty, except for passwords. */
function isEmpty(field: keyof SignUpValues, value: string): boolean {
  const secret = field === 'password' || field === 'confirmation';
  return (secret ? value : value.trim()) === '';
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function findInvalid(values: SignUpValues): Problem | null {
  const company = values.kind === 'juridica';
  const document = company ? parseCnpj(values.cpf_cnpj) : parseCpf(values.cpf_cnpj);
  const { document: asked } = personWords(values.kind);
  if (!document) return { field: 'cpf_cnpj', message: `${asked} inválido` };
  if (!EMAIL.test(values.email.trim())) return { field: 'email', message: 'Email inválido' };
  if (!parsePhone(values.whatsapp)) return { field: 'whatsapp', message: 'Whatsapp inválido' };
  if ([...values.password].length >= PASSWORD_MIN_CHARACTERS) return null;
  return {
    field: 'password',
    message: `A senha precisa de pelo menos ${PASSWORD_MIN_CHARACTERS} caracteres`,
  };
}

function findUnanswered(values: SignUpValues, now: Date): Problem | null {
  const begun = values.birthDay || values.birthMonth || values.birthYear;
  if (values.kind === 'fisica' && begun && !birthDateOf(values)) {
    return { field: 'birthDate', message: 'Data de nascimento incompleta' };
  }
  if (!needsGuardian(values, now)) return null;
  const field = 'guardianEmail';
  const email = values.guardianEmail.trim();
  if (email === '') return { field, message: 'Informe o e-mail do responsável' };
  if (!EMAIL.test(email)) return { field, message: 'E-mail do responsável inválido' };
  if (email.toLowerCase() !== values.email.trim().toLowerCase()) return null;
  return { field, message: 'O e-mail do responsável precisa ser diferente do seu' };
}

function findConsent({ termsVersion }: SignUpValues): Problem | null {
  if (termsVersion) return null;
  const message = 'Aceite os Termos de Uso e a Política de Privacidade';
  return { field: 'termsVersion', message };
}
