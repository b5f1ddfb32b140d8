import * as z from 'zod/mini';

/** What is wrong with a guardian's e-mail; null if nothing is. */
export function guardianEmailProblem(email: string, ownEmail: string): string | null {
  if (email === '') return 'Informe o e-mail do responsável';
  if (!z.regexes.email.test(email)) return 'E-mail do responsável inválido';
  if (email.toLowerCase() === ownEmail.toLowerCase()) {
    return 'O e-mail do responsável precisa ser diferente do seu';
  }
  return null;
}
